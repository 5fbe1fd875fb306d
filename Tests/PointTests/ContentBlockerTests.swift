import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Content blockers: how the browser gets their rules, and what the rules do to a page.
@Suite struct ContentBlockerTests {
  /// An app with a content blocker, for tests that vary one part of it.
  private struct Blocker {
    /// What the app does when it becomes active.
    var app = ""
    /// The rules, in JSON.
    var rules = #"[{"trigger": {"url-filter": "ads"}, "action": {"type": "block"}}]"#
    /// What the extension does with its request; `item` has the rules.
    var answer = "context.completeRequest(returningItems: [item])"
    var principalClass = "Blocker"
    var scene = #"device.turnOn(contentBlocker: "Share")"#

    /// A page with one of everything.
    static let visit = """
      print(
        device.open(.browser).visit(
          \"\"\"
          <link rel="stylesheet" href="/main.css"><script src="https://ads.example/a.js"></script>
          <p class="ad big" id="top">Buy</p><p>Read</p><img src="photo.png"><img src="photo.png">
          \"\"\",
          at: "http://news.example/today/"))
      """

    var markdown: String {
      var lesson = ShareLesson()
      lesson.point = "com.apple.Safari.content-blocker"
      lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
      lesson.isEntitled = false
      lesson.appCode = """
        import SafariServices
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            \(app)
          }
        }
        """
      lesson.extensionCode = """
        import Foundation
        class Other: NSObject {}
        class Blocker: NSObject, NSExtensionRequestHandling {
          func beginRequest(with context: NSExtensionContext) {
            let rules = NSData(data: Data(#\"\"\"
              \(rules.split(separator: "\n").joined())
              \"\"\"#.utf8))
            let item = NSExtensionItem()
            item.attachments = [NSItemProvider(item: rules, typeIdentifier: "public.json")]
            \(answer)
          }
        }
        """
      lesson.scene = "import ExtensionHost\n" + scene
      return lesson.markdown
    }
  }

  private func run(_ lesson: Blocker) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test func itsRulesAreAskedForWhenItIsSwitchedOn() async throws {
    var lesson = Blocker()
    lesson.scene = Blocker.visit + "\n" + lesson.scene + "\n" + Blocker.visit
    let outcome = try await run(lesson)
    let own = "loaded http://news.example/today/\nloaded http://news.example/main.css\n"
    let photo = "loaded http://news.example/today/photo.png\n"
    #expect(
      outcome.text(of: "Scene")
        == own + "loaded https://ads.example/a.js\n" + photo
        + own + photo + "blocked https://ads.example/a.js\n")
    #expect(
      outcome.lines.filter { $0.hasPrefix("Share: ") || $0.hasPrefix("Browser: opens") } == [
        "Browser: opens the page http://news.example/today/",
        "Share: is switched on in the browser's settings",
        "Share: is launched as an extension",
        "Share: Share.Blocker is made",
        "Share: is called: beginRequest(with:)",
        #"Share: answers "1 rule""#,
        "Share: is ended by the system",
        "Browser: opens the page http://news.example/today/: blocked https://ads.example/a.js",
      ])
  }

  @Test func rulesTakeCookiesHideAndAskByHTTPS() async throws {
    var lesson = Blocker()
    lesson.rules = """
      [
        {"trigger": {"url-filter": "png$"}, "action": {"type": "block-cookies"}},
        {"trigger": {"url-filter": "^http:"}, "action": {"type": "make-https"}},
        {"trigger": {"url-filter": "today"}, "action": {"type": "css-display-none", "selector": ".ad, h1"}},
        {"trigger": {"url-filter": "today"}, "action": {"type": "css-display-none", "selector": "p::("}}
      ]
      """
    lesson.scene += """
      \nlet page = device.open(.browser).visit(
        "<p class='ad big' id='top'>Buy</p><p>Read</p><img src='a.png'>", at: "http://news.example/today/")
      print(page)
      print(page.text, page.withoutCookies.count)
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        loaded https://news.example/today/
        loaded https://news.example/today/a.png without cookies
        hidden p#top.ad.big
        Read 1\n
        """)
    #expect(
      outcome.lines.contains(
        "Browser: runs css-display-none: 'p::(' isn't a selector that works here"))
  }

  @Test func aPageCanBeBlockedItself() async throws {
    var lesson = Blocker()
    lesson.scene += """
      \nlet page = device.open(.browser).visit("<p>Buy</p>", at: "https://ads.example/")
      print(page)
      print(page.text.isEmpty)
      """
    #expect(try await run(lesson).text(of: "Scene") == "blocked https://ads.example/\ntrue\n")
  }

  struct Ending: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rules: String?
    var answer: String?
    var principalClass: String?
    /// The name of the blocker that the app asks about.
    var identifier = "com.example.Reader.Share"
    /// What the app is told: domain and code.
    var told: String
    /// Why, in the log.
    var reason: String?
  }

  private static let endings = [
    Ending(
      testDescription: "no such extension", identifier: "com.example.Other", told: "SFErrorDomain 1"
    ),
    Ending(
      testDescription: "nothing returned", answer: "context.completeRequest(returningItems: [])",
      told: "SFErrorDomain 2", reason: "the content blocker returned no list"),
    Ending(
      testDescription: "cancelled",
      answer: "context.cancelRequest(withError: CocoaError(.fileNoSuchFile))",
      told: "SFErrorDomain 3"),
    Ending(
      testDescription: "a crash", answer: #"preconditionFailure("no rules")"#,
      told: "SFErrorDomain 3"),
    Ending(
      testDescription: "another class", principalClass: "Other", told: "SFErrorDomain 3",
      reason: "'Other' isn't of the class that this extension point requires"),
    Ending(
      testDescription: "a mistake in the rules",
      rules: #"[{"trigger": {"url-filter": "a"}, "action": {}}]"#,
      told: "WKErrorDomain 6", reason: "rule 1: its action has no 'type'"),
  ]

  @Test(
    .shows("SFContentBlockerManager.reloadContentBlocker(withIdentifier:completionHandler:)"),
    .shows("SFContentBlockerManager.reloadContentBlocker(withIdentifier:)"),
    .shows(
      "SFErrorCode", "SFErrorCode.noExtensionFound", "SFErrorCode.noAttachmentFound",
      "SFErrorCode.loadingInterrupted", "SFError.init(_:)", "SFError.errorDomain"),
    .shows("SFErrorDomain"), .shows("SFError.code"), arguments: endings)
  func theAppIsToldWhyNoRulesAreTaken(_ test: Ending) async throws {
    var lesson = Blocker()
    if let rules = test.rules { lesson.rules = rules }
    if let answer = test.answer { lesson.answer = answer }
    if let principal = test.principalClass { lesson.principalClass = principal }
    lesson.app = """
      let name = "\(test.identifier)"
      SFContentBlockerManager.reloadContentBlocker(withIdentifier: name) { error in
        let first = error as NSError?
        Task {
          do {
            try await SFContentBlockerManager.reloadContentBlocker(withIdentifier: name)
          } catch let second as NSError {
            print(second.domain, second.code, first == second, (second as? SFError)?.code.rawValue ?? 0)
          }
        }
      }
      """
    lesson.scene = #"device.open("Reader"); device.wait(seconds: 1)"#
    let outcome = try await run(lesson)
    let code = test.told.hasPrefix("SF") ? test.told.suffix(1) : "0"
    #expect(outcome.text(of: "Reader") == "\(test.told) true \(code)\n")
    if let reason = test.reason {
      #expect(outcome.lines.contains("Share: can't work for the system: \(reason)"))
    }
  }

  @Test(
    .shows("SFContentBlockerManager.getStateOfContentBlocker(withIdentifier:completionHandler:)"),
    .shows("SFContentBlockerManager.stateOfContentBlocker(withIdentifier:)"),
    .shows("SFContentBlockerState.isEnabled"))
  func theAppCanAskWhetherItIsOn() async throws {
    var lesson = Blocker()
    lesson.app = """
      let name = "com.example.Reader.Share"
      SFContentBlockerManager.getStateOfContentBlocker(withIdentifier: name) { state, error in
        print(state?.isEnabled ?? false, error == nil)
        Task {
          print(try await SFContentBlockerManager.stateOfContentBlocker(withIdentifier: name).isEnabled)
          do {
            _ = try await SFContentBlockerManager.stateOfContentBlocker(withIdentifier: "other")
          } catch { print((error as? SFError)?.code == .noExtensionFound) }
        }
      }
      """
    lesson.scene = """
      for step in 0..<3 {
        let app = device.open("Reader")
        device.wait(seconds: 1)
        app.goToBackground()
        if step == 0 { device.turnOn(contentBlocker: "Share") }
        if step == 1 { device.turnOff(contentBlocker: "Share") }
      }
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Reader")
        == "false true\nfalse\ntrue\ntrue true\ntrue\ntrue\nfalse true\nfalse\ntrue\n")
  }

  @Test func rulesThatWereTakenStayWhenNewOnesAreWrong() async throws {
    var lesson = Blocker()
    lesson.answer = """
      let count = UserDefaults.standard.integer(forKey: "count")
      UserDefaults.standard.set(count + 1, forKey: "count")
      context.completeRequest(returningItems: count == 0 ? [item] : [])
      """
    lesson.app = """
      SFContentBlockerManager.reloadContentBlocker(withIdentifier: "com.example.Reader.Share")
      """
    lesson.scene += "\n" + #"device.open("Reader")"# + "\n" + Blocker.visit
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene").contains("blocked https://ads.example/a.js"))
    #expect(
      outcome.lines.contains(
        "Share: can't work for the system: the content blocker returned no list")
    )
  }

  @Test func rulesGoWithTheApp() async throws {
    var lesson = Blocker()
    lesson.scene +=
      "\n" + #"device.uninstall("Reader")"# + "\n" + Blocker.visit + "\n"
      + #"device.install("Reader")"# + "\n" + Blocker.visit
    let outcome = try await run(lesson)
    #expect(!outcome.text(of: "Scene").contains("blocked"))
  }

  @Test(arguments: [
    (
      #"device.turnOn(contentBlocker: "Hush")"#,
      "no content blocker 'Hush' is installed: there are 'Share'"
    ),
    (#"device.more.turnOn("Share")"#, "the list under More has no 'Share'"),
    (
      #"device.open(.browser).visit("<p>Hi", at: "news")"#,
      "the page isn't shown: 'news' isn't a complete address: begin it with https://"
    ),
    (
      #"device.open(.notes).visit("", at: "https://a.example/")"#,
      "'Notes' doesn't show web pages: only the browser does"
    ),
  ])
  func aSceneIsToldWhatItCantDo(_ scene: String, _ reason: String) async throws {
    var lesson = Blocker()
    lesson.scene = scene
    let outcome = try await run(lesson)
    #expect(outcome.lines.contains { $0.hasPrefix("Scene: ") && $0.contains(reason) })
  }
}
