import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Web extensions: when their scripts run, and what passes between scripts and the native half.
@Suite struct WebExtensionTests {
  private func run(_ lesson: WebExtensionLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(.shows("SFExtensionMessageKey"))
  func aMessageGoesFromThePageToTheNativeHalfAndBack() async throws {
    var lesson = WebExtensionLesson()
    lesson.native = """
      let values = message as? [String: Any]
      complete(["title": "\\(values?["title"] ?? "")!", "count": [1, 2.5, true]] as [String: Any])
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Share: ") || $0.hasPrefix("Browser: ") }.dropFirst(3)
        == [
          "Share: is switched on for news.example",
          "Browser: runs background.js: Share in the background",
          "Browser: runs content.js: Share in the page",
          "Browser: passes a message from Share in the page to Share in the background: {\"title\":\"News\"}",
          "Share: is launched as an extension",
          "Share: Share.SafariWebExtensionHandler is made",
          #"Share: is called: beginRequest(with:), "{\"title\":\"News\"}""#,
          #"Share: answers "{\"count\":[1,2.5,true],\"title\":\"News!\"}""#,
          "Browser: passes a message from Share in the background to Share in the page: "
            + #"{"count":[1,2.5,true],"title":"News!"}"#,
          #"Browser: prints "answer {\"count\":[1,2.5,true],\"title\":\"News!\"}\n""#,
          "Share: is ended by the system",
          "Browser: opens the page https://news.example/today",
          "Browser: ends with the run",
        ])
  }

  struct Answer: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var native: String
    var principalClass = "SafariWebExtensionHandler"
    /// What the page's script prints.
    var printed: String
  }

  private static let answers = [
    Answer(testDescription: "a text", native: #"complete("yes")"#, printed: "answer yes"),
    Answer(
      testDescription: "what it was given",
      native: """
        let values = message as? NSDictionary
        complete([values?["title"] is NSString, values is CVarArg])
        """, printed: "answer [true,true]"),
    Answer(
      testDescription: "optionals",
      native: """
        let nothing: Int? = nil
        complete(["echo": message, "nothing": nothing])
        """, printed: #"answer {"echo":{"title":"News"},"nothing":null}"#),
    Answer(
      testDescription: "JSON in a text", native: ##"complete(#"{"a":1}"#)"##,
      printed: #"answer {"a":1}"#),
    Answer(
      testDescription: "no item", native: "context.completeRequest(returningItems: nil)",
      printed: "answer undefined"),
    Answer(
      testDescription: "an item without a message",
      native: "context.completeRequest(returningItems: [NSExtensionItem()])",
      printed: "answer undefined"),
    Answer(
      testDescription: "a value that isn't JSON", native: #"complete(["date": Date()])"#,
      printed: "answer undefined"),
    Answer(
      testDescription: "cancelled",
      native: """
        context.cancelRequest(
          withError: NSError(
            domain: "Own", code: 1, userInfo: [NSLocalizedDescriptionKey: "not today"]))
        """, printed: "answer undefined"),
    Answer(
      testDescription: "a crash", native: #"preconditionFailure("broken")"#,
      printed: "answer undefined"),
    Answer(
      testDescription: "another class", native: "", principalClass: "Other",
      printed: "answer undefined"),
    Answer(testDescription: "never", native: "", printed: ""),
  ]

  @Test(arguments: answers)
  func theAnswerBecomesTheValueOfThePromise(_ test: Answer) async throws {
    var lesson = WebExtensionLesson()
    lesson.native = test.native
    lesson.principalClass = test.principalClass
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Browser") == (test.printed.isEmpty ? "" : test.printed + "\n"))
  }

  @Test func aFailureRejectsThePromiseOfTheBackground() async throws {
    var lesson = WebExtensionLesson()
    lesson.background = """
      browser.runtime.onMessage.addListener((message) =>
        browser.runtime.sendNativeMessage("x", message).catch((error) => error.message));
      """
    for (native, text) in [
      (
        "context.cancelRequest(withError: NSError(domain: \"Own\", code: 1, userInfo: "
          + "[NSLocalizedDescriptionKey: \"not today\"]))",
        "not today"
      ),
      ("preconditionFailure(\"broken\")", "the connection to the extension was interrupted"),
      (
        "complete([\"date\": Date()])",
        "the message that it returned can't be written as JSON: a value is of type 'Date'"
      ),
    ] {
      lesson.native = native
      let outcome = try await run(lesson)
      #expect(
        outcome.text(of: "Browser") == "answer runtime.sendNativeMessage(): \(text)\n")
    }
  }

  @Test func scriptsRunOnlyWhereTheUserAllowsIt() async throws {
    var lesson = WebExtensionLesson()
    lesson.isOn = false
    lesson.content = "document.querySelector('h1').textContent = location.host;"
    lesson.scene = """
      func show(_ url: String = "https://news.example/today") {
        let page = visit(url)
        print(page.text, page.askingExtensions, page.changes)
      }
      show()
      device.turnOn(webExtension: "Share")
      show()
      device.setWebsiteAccess(.allow, for: "Share")
      show()
      show("http://news.example/")
      show("https://other.example/")
      device.setWebsiteAccess(.deny, to: "News.example", for: "Share")
      show()
      device.setWebsiteAccess(.ask, to: "news.example", for: "Share")
      show()
      device.turnOff(webExtension: "Share")
      show()
      """
    let outcome = try await run(lesson)
    let changed = #"news.example [] ["html > body > h1: text \"News\" → \"news.example\""]"#
    #expect(
      outcome.text(of: "Scene") == """
        News [] []
        News ["Share"] []
        \(changed)
        \(changed)
        News [] []
        News [] []
        News ["Share"] []
        News [] []\n
        """)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Share: ") } == [
        "Share: is switched on in the browser's settings",
        "Share: isn't asked: the user hasn't decided about news.example",
        "Share: is switched on for all other websites",
        "Share: is switched off for news.example",
        "Share: isn't asked: the user has denied it news.example",
        "Share: is switched off for news.example, until the user is asked",
        "Share: isn't asked: the user hasn't decided about news.example",
        "Share: is switched off in the browser's settings",
      ])
  }

  @Test(.shows("SFExtensionProfileKey"))
  func profilesHaveIdentifiersAndStoresOfTheirOwn() async throws {
    var lesson = WebExtensionLesson()
    lesson.native = "complete(profile?.uuidString ?? \"none\")"
    lesson.content = """
      browser.storage.local.get({ count: 0 }).then(async ({ count }) => {
        await browser.storage.local.set({ count: count + 1 });
        console.log(count, await browser.runtime.sendMessage(null));
      });
      """
    lesson.background += """

      browser.runtime.onInstalled.addListener(() => console.log("installed"));
      browser.runtime.onStartup.addListener(() => console.log("started"));
      """
    lesson.scene = """
      device.setWebsiteAccess(.allow, for: "Share")
      visit()
      visit(profile: "Work")
      visit(profile: "Work")
      visit(profile: "Home")
      visit()
      """
    let outcome = try await run(lesson)
    let work = "5AFA2100-0000-4000-8000-000000000001"
    #expect(
      outcome.text(of: "Browser") == """
        installed
        0 none
        installed
        0 \(work)
        1 \(work)
        installed
        0 \(work.dropLast())2
        1 none\n
        """)
  }

  @Test func aBackgroundForgetsButItsStorageStaysUntilTheAppGoes() async throws {
    var lesson = WebExtensionLesson()
    lesson.background = """
      let inMemory = 0;
      browser.runtime.onMessage.addListener(async () => {
        inMemory += 1;
        const { stored = 0 } = await browser.storage.local.get("stored");
        await browser.storage.local.set({ stored: stored + 1 });
        return [inMemory, stored + 1];
      });
      """
    lesson.content = """
      browser.runtime.sendMessage(1).then(async (first) => {
        console.log(first, await browser.runtime.sendMessage(2));
      });
      """
    lesson.scene = """
      device.setWebsiteAccess(.allow, for: "Share")
      visit()
      visit()
      device.uninstall("Reader")
      device.install("Reader")
      device.turnOn(webExtension: "Share")
      print(visit().askingExtensions)
      device.setWebsiteAccess(.allow, for: "Share")
      visit()
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Browser") == "[1,1] [2,2]\n[1,3] [2,4]\n[1,1] [2,2]\n")
    #expect(outcome.text(of: "Scene") == "[\"Share\"]\n")
  }

  @Test func theNativeHalfStaysForTheMessagesOfOneVisit() async throws {
    var lesson = WebExtensionLesson()
    lesson.native = """
      enum Count { nonisolated(unsafe) static var value = 0 }
      Count.value += 1
      let count = Count.value
      DispatchQueue.main.asyncAfter(deadline: .now() + 20) { complete(count) }
      """
    lesson.background = """
      browser.runtime.onMessage.addListener(async (message) => [
        await browser.runtime.sendNativeMessage("x", message),
        await browser.runtime.sendNativeMessage("x", message),
      ]);
      """
    lesson.scene += "\nvisit()"
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Browser") == "answer [1,2]\nanswer [1,2]\n")
    #expect(outcome.lines.count { $0 == "Share: is launched as an extension" } == 2)
  }

  @Test func theBackgroundSpeaksToThePage() async throws {
    var lesson = WebExtensionLesson()
    lesson.background = """
      browser.runtime.onMessage.addListener(async (message, sender) => {
        const tabs = await browser.tabs.query({ active: true });
        const answer = await browser.tabs.sendMessage(sender.tab.id, { text: "Hush" });
        const none = await browser.tabs.sendMessage(9, 1).catch((error) => error.message);
        return [tabs[0].url, sender.origin, answer, none, await browser.runtime.sendMessage(1)];
      });
      """
    lesson.content = """
      browser.runtime.onMessage.addListener((message, sender, answer) => {
        document.querySelector("h1").textContent = message.text;
        setTimeout(() => answer(sender.tab === undefined), 100);
        return true;
      });
      browser.runtime.sendMessage(1).then((it) => console.log(it));
      """
    lesson.scene = """
      device.setWebsiteAccess(.allow, for: "Share")
      print(visit().text)
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "Hush\n")
    #expect(
      outcome.text(of: "Browser") == """
        ["https://news.example/today","https://news.example",true,\
        "tabs.sendMessage(): there is no tab 9",null]\n
        """)
  }

  @Test func whatGoesWrongInAScriptIsInTheLog() async throws {
    var lesson = WebExtensionLesson()
    lesson.content = "document.body.missing;"
    lesson.background = "try { fetch('x'); } catch {}\nnull.x;"
    let outcome = try await run(lesson)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Browser: runs ") } == [
        "Browser: runs background.js: Share in the background",
        "Browser: runs background.js: background.js:2:5: TypeError: null is not an object "
          + "(evaluating 'null.x')",
        "Browser: runs background.js: fetch isn't simulated",
        "Browser: runs content.js: Share in the page",
        "Browser: runs content.js: content.js:1:14: NotSimulatedError: body.missing isn't "
          + "part of the simulated page",
      ])
  }

  struct Manifest: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String?
    var reason: String
  }

  private static let manifests = [
    Manifest(
      testDescription: "none", text: nil,
      reason: "there is no manifest.json in its bundle: the browser can't load it"),
    Manifest(
      testDescription: "no JSON", text: "{",
      reason: "its manifest.json isn't a JSON object: the browser can't load it"),
    Manifest(
      testDescription: "version 4", text: #"{"manifest_version": 4}"#,
      reason: "its manifest_version is neither 2 nor 3: the browser can't load it"),
    Manifest(
      testDescription: "no name", text: #"{"manifest_version": 2, "version": "1"}"#,
      reason: "its manifest has no 'name': the browser can't load it"),
    Manifest(
      testDescription: "a background that persists",
      text: """
        {"manifest_version": 2, "version": "1", "name": "A", "background": {"scripts": ["a.js"]}}
        """,
      reason: "its background is persistent, which iOS doesn't allow (\"persistent\": false): the "
        + "browser can't load it"),
  ]

  @Test(arguments: manifests)
  func aManifestThatSafariRefusesIsNamed(_ test: Manifest) async throws {
    var lesson = WebExtensionLesson()
    lesson.manifest = test.text
    let outcome = try await run(lesson)
    #expect(outcome.lines.contains("Share: can't work for the system: \(test.reason)"))
    #expect(outcome.lines.contains("Share: isn't asked: its manifest can't be used"))
    #expect(outcome.lines.contains { $0.hasPrefix("Browser: runs") } == false)
  }

  @Test func iOS14RefusesAnAppWithAWebExtension() async throws {
    var lesson = WebExtensionLesson()
    lesson.scene = "device.useiOS(14)\nvisit()"
    let outcome = try await run(lesson)
    #expect(
      outcome.lines.contains(
        "Reader: is refused: Share.appex has the NSExtensionPointIdentifier "
          + "'com.apple.Safari.web-extension', which iOS 14 doesn't know"))
    #expect(outcome.lines.contains { $0.hasPrefix("Share: is launched") } == false)
  }

  @Test(arguments: [
    (
      #"device.turnOn(webExtension: "Other")"#,
      "no web extension 'Other' is installed: there are 'Share'"
    ),
    (
      #"device.setWebsiteAccess(.deny, for: "Other")"#,
      "no web extension 'Other' is installed: there are 'Share'"
    ),
    (
      #"device.useiOS(16); visit(profile: "Work")"#, "the browser has profiles since iOS 17"
    ),
  ])
  func aSceneIsToldWhatItCannotDo(_ scene: String, _ reason: String) async throws {
    var lesson = WebExtensionLesson()
    lesson.isOn = false
    lesson.scene = scene
    let outcome = try await run(lesson)
    #expect(outcome.lines.contains { $0.hasPrefix("Scene: ") && $0.contains(reason) })
  }

  @Test(
    .shows("SFSafariExtensionManager.getStateOfExtension(withIdentifier:completionHandler:)"),
    .shows("SFSafariExtensionManager.stateOfExtension(withIdentifier:)"),
    .shows("SFSafariExtensionState.isEnabled"))
  func theAppCanAskWhetherItIsOn() async throws {
    var lesson = WebExtensionLesson()
    lesson.isOn = false
    lesson.app = """
      let name = "com.example.Reader.Share"
      SFSafariExtensionManager.getStateOfExtension(withIdentifier: name) { state, error in
        print(state?.isEnabled ?? false, error == nil)
        Task {
          print(try await SFSafariExtensionManager.stateOfExtension(withIdentifier: name).isEnabled)
          do {
            _ = try await SFSafariExtensionManager.stateOfExtension(withIdentifier: "other")
          } catch { print((error as? SFError)?.code == .noExtensionFound) }
        }
      }
      """
    lesson.scene = """
      for step in 0..<2 {
        let app = device.open("Reader")
        device.wait(seconds: 1)
        app.goToBackground()
        if step == 0 { device.turnOn(webExtension: "Share") }
      }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Reader") == "false true\nfalse\ntrue\ntrue true\ntrue\ntrue\n")
  }
}
