import Testing
import WebPages

/// The worlds in which scripts of a web extension run.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .timeLimit(.minutes(40)))
struct ScriptWorldTests {
  /// Makes a world of scripts, in a page or in the background.
  private func world(
    _ scripts: [String], page: WebPage? = nil, isWorker: Bool = true,
    permissions: [String] = ["nativeMessaging", "storage"]
  ) -> ScriptWorld {
    ScriptWorld(
      WorldSetting(
        scripts: scripts.enumerated().map {
          WorldSetting.Script(name: "js/\($0.offset).js", text: $0.element)
        },
        page: page, isWorker: isWorker, identifier: "com.example.Marker (TEAM)",
        base: "safari-web-extension://ID/", manifest: #"{"name": "Marker", "version": "1"}"#,
        permissions: permissions),
      limits: Garden.patient)
  }

  private func page(_ html: String) -> WebPage {
    WebPage(html: html, url: "https://garden.example/")
  }

  @Test func scriptsShareOneScopeAndRunInTheirOrder() {
    let world = world(
      [
        "var first = 1; const second = 2; console.log('a'); Promise.resolve().then(() => console.log('b'));",
        "console.log('c', first + second);",
      ], page: page("<p>x</p>"))
    defer { world.end() }
    #expect(world.start().messages == ["a", "b", "c 3"])
  }

  @Test func aMistakeInOneScriptLeavesTheOthersAlone() {
    let world = world(
      ["console.log(1);\n\n  null.x;", "console.log(2);\nlet b = ;", "console.log(3);"],
      page: page("<p>x</p>"))
    defer { world.end() }
    let turn = world.start()
    #expect(turn.messages == ["1", "3"])
    #expect(
      turn.failures.map(\.message) == [
        "js/1.js:2:9: SyntaxError: Unexpected token ';'",
        "js/0.js:3:7: TypeError: null is not an object (evaluating 'null.x')",
      ])
  }

  @Test func aScriptCanOpenNoFile() {
    let world = world(
      ["import('/etc/passwd').then(() => console.log('open'), () => console.log('refused'));"],
      page: page("<p>x</p>"))
    defer { world.end() }
    #expect(world.start().messages == ["refused"])
  }

  @Test func whatAPageHasDependsOnWhereAScriptRuns() {
    let code = """
      const kinds = [typeof browser, typeof chrome, browser === chrome,
        typeof browser.runtime.sendNativeMessage, typeof browser.runtime.onInstalled,
        typeof browser.storage, browser.somethingElse, browser.runtime.id,
        browser.runtime.getURL("/a.png"), browser.runtime.getManifest().name];
      console.log(...kinds);
      """
    let common = "com.example.Marker (TEAM) safari-web-extension://ID/a.png Marker"
    for (page, permissions, expected) in [
      (page("<p>x</p>"), ["nativeMessaging", "storage"], "undefined undefined object"),
      (nil, ["nativeMessaging", "storage"], "function object object"),
      (nil, [], "undefined object undefined"),
    ] {
      let world = world([code], page: page, permissions: permissions)
      defer { world.end() }
      #expect(
        world.start().messages == ["object object true \(expected) undefined \(common)"])
    }
  }

  @Test(arguments: [
    ("browser.action.setBadgeText({})", "browser.action"),
    ("browser.runtime.connectNative('x')", "browser.runtime.connectNative"),
    ("browser.storage.sync", "browser.storage.sync"),
    ("browser.tabs.create({})", "browser.tabs.create"), ("fetch('x')", "fetch"),
    ("self.caches", "self.caches"),
  ])
  func whatSafariHasAndTheSimulationLacksIsNamed(_ code: String, _ member: String) {
    let world = world([code])
    defer { world.end() }
    let turn = world.start()
    #expect(turn.notSimulated == [member])
    #expect(
      turn.failures.map(\.message).first?
        .hasSuffix("NotSimulatedError: \(member) isn't part of the simulated page") == true)
  }

  @Test func aServiceWorkerKnowsNoDocument() {
    let worker = world(["console.log(typeof document, typeof window, self === globalThis.self);"])
    defer { worker.end() }
    #expect(worker.start().messages == ["undefined undefined true"])
    let scripts = world(["document.title"], isWorker: false)
    defer { scripts.end() }
    #expect(scripts.start().notSimulated == ["document"])
  }

  @Test func callsAreAnsweredAsPromisesAndAsCallbacks() throws {
    let world = world([
      """
      browser.runtime.sendNativeMessage("any", { a: [1, null, true] })
        .then((it) => console.log("promise", it), (error) => console.log("error", error.message));
      chrome.runtime.sendNativeMessage("any", 5, (it) =>
        console.log("callback", it, chrome.runtime.lastError?.message));
      chrome.runtime.sendMessage("text", (it) =>
        console.log("callback", it, chrome.runtime.lastError?.message));
      """
    ])
    defer { world.end() }
    let turn = world.start()
    #expect(turn.messages == [])
    try #require(turn.calls.count == 3)
    #expect(turn.calls.map(\.kind) == [.native, .native, .message])
    #expect(turn.calls.map(\.message) == [#"{"a":[1,null,true]}"#, "5", #""text""#])
    #expect(world.settle(turn.calls[0], with: .value("[2]")).messages == ["promise [2]"])
    #expect(
      world.settle(turn.calls[1], with: .value(nil)).messages == ["callback undefined undefined"])
    #expect(
      world.settle(turn.calls[2], with: .failure("gone")).messages == ["callback undefined gone"])
    #expect(world.settle(turn.calls[0], with: .value("3")).messages == [])
  }

  @Test func whatIsNotJSONIsAnErrorOfTheScripts() {
    let world = world([
      """
      for (const value of [undefined, () => 1, 10n]) {
        try { browser.runtime.sendMessage(value); } catch (error) { console.log(error.message); }
      }
      try { browser.runtime.sendMessage("com.example.Other", 1); }
      catch (error) { console.log(error.message); }
      """
    ])
    defer { world.end() }
    let turn = world.start()
    #expect(turn.calls == [])
    #expect(
      turn.messages
        == Array(
          repeating: "runtime.sendMessage(): the value can't be written as JSON", count: 3)
        + ["runtime.sendMessage(): Safari has no messages between extensions"])
  }

  struct Listener: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    /// The answer, if there is one at once.
    var reply: String??
    var failure: String?
  }

  private static let listeners = [
    Listener(testDescription: "no listener", code: "", reply: .some(nil)),
    Listener(
      testDescription: "none that answers", code: "browser.runtime.onMessage.addListener(() => 5);",
      reply: .some(nil)),
    Listener(
      testDescription: "at once",
      code: """
        browser.runtime.onMessage.addListener((message, sender, answer) => {
          answer([message.a, sender.id]); answer(2);
        });
        """, reply: #"[1,"me"]"#),
    Listener(
      testDescription: "later",
      code: """
        chrome.runtime.onMessage.addListener((message, sender, answer) => {
          Promise.resolve(3).then(answer); return true;
        });
        """, reply: "3"),
    Listener(
      testDescription: "a promise",
      code: "browser.runtime.onMessage.addListener(async (message) => ({ b: message.a }));",
      reply: #"{"b":1}"#),
    Listener(
      testDescription: "a promise of nothing",
      code: "browser.runtime.onMessage.addListener(async () => {});", reply: .some(nil)),
    Listener(
      testDescription: "an error",
      code: "browser.runtime.onMessage.addListener(() => { throw new Error('no'); });",
      reply: .some(nil), failure: "js/0.js:1:62: Error: no"),
    Listener(
      testDescription: "an error later",
      code: "browser.runtime.onMessage.addListener(async () => { throw new Error('no'); });",
      reply: .some(nil), failure: "js/0.js:1:68: Error: no"),
    Listener(
      testDescription: "a promise that stays open",
      code: "browser.runtime.onMessage.addListener(() => new Promise(() => {}));", reply: nil),
    Listener(
      testDescription: "a listener that was removed",
      code: """
        const one = () => Promise.resolve(1);
        browser.runtime.onMessage.addListener(one);
        console.log(browser.runtime.onMessage.hasListener(one));
        browser.runtime.onMessage.removeListener(one);
        """, reply: .some(nil)),
  ]

  @Test(arguments: listeners)
  func theFirstAnswerOfAListenerCounts(_ test: Listener) {
    let world = world([test.code])
    defer { world.end() }
    _ = world.start()
    let turn = world.deliver(#"{"a": 1}"#, from: ["id": "me"], number: 7)
    #expect(turn.replies.map(\.id) == (test.reply == nil ? [] : [7]))
    if let reply = test.reply { #expect(turn.replies.map(\.value) == [reply]) }
    #expect(turn.failures.map(\.message) == (test.failure.map { [$0] } ?? []))
  }

  @Test func theStorageIsReadAndWrittenByKeys() throws {
    let world = world([
      """
      const local = browser.storage.local;
      (async () => {
        console.log(await local.get());
        console.log(await local.get("a"));
        console.log(await local.get(["a", "c"]));
        console.log(await local.get({ a: 0, c: 9 }));
        local.get((all) => console.log("all", all));
        await local.set({ d: { e: [1] }, f: undefined });
        await local.remove("a");
        await local.remove(["b"]);
        await local.clear();
        console.log("done");
      })();
      """
    ])
    defer { world.end() }
    var turn = world.start()
    var messages: [String] = []
    var written: [[[String]]] = []
    var removed: [[String]] = []
    var kinds: [WorldCall.Kind] = []
    while let call = turn.calls.first {
      kinds.append(call.kind)
      if let items = call.items { written.append(items) }
      if let keys = call.keys { removed.append(keys) }
      let answer = call.kind == .storageGet ? #"[["a","1"],["b","\"x\""]]"# : nil
      let rest = turn.calls.dropFirst()
      turn = world.settle(call, with: .value(answer))
      messages += turn.messages
      turn.calls = rest + turn.calls
    }
    #expect(
      messages == [
        #"{"a":1,"b":"x"}"#, #"{"a":1}"#, #"{"a":1}"#, #"{"a":1,"c":9}"#, #"all {"a":1,"b":"x"}"#,
        "done",
      ])
    #expect(written == [[["d", #"{"e":[1]}"#]]])
    #expect(removed == [["a"], ["b"]])
    #expect(
      kinds == [
        .storageGet, .storageGet, .storageGet, .storageGet, .storageGet, .storageSet,
        .storageRemove, .storageRemove, .storageClear,
      ])
  }

  @Test func eventsReachTheirListeners() {
    let world = world([
      """
      browser.runtime.onInstalled.addListener((details) => console.log(details));
      browser.runtime.onStartup.addListener(async () => { throw new Error("late"); });
      """
    ])
    defer { world.end() }
    _ = world.start()
    #expect(world.fire("installed").messages == [#"{"reason":"install"}"#])
    #expect(world.fire("startup").failures.map(\.message) == ["js/0.js:2:68: Error: late"])
  }

  @Test func timersWaitUntilTheBrowserLetsTimePass() {
    let world = world([
      """
      setTimeout(() => console.log("second"), 20);
      setTimeout(() => { console.log("first"); browser.runtime.sendMessage(1); }, 10);
      """
    ])
    defer { world.end() }
    let start = world.start()
    #expect((start.messages, start.hasTimers) == ([], true))
    let first = world.passTime()
    #expect((first.messages, first.calls.count, first.hasTimers) == (["first"], 1, true))
    let second = world.passTime()
    #expect((second.messages, second.hasTimers) == (["second"], false))
  }

  @Test func aWorldThatDoesNotEndIsStopped() {
    var limits = PageLimits()
    limits.seconds = 0.5
    let world = ScriptWorld(
      WorldSetting(
        scripts: [WorldSetting.Script(name: "a.js", text: "for (;;) {}")], identifier: "a",
        base: "", manifest: "{}", permissions: []), limits: limits)
    #expect(world.start().failures == [.timedOut(seconds: 0.5)])
    #expect(world.passTime() == world.fire("startup"))
  }

  @Test func thePageIsHandedOnAsTheScriptsLeaveIt() {
    let first = world(
      ["document.querySelector('p').textContent = 'y'; document.body.id = 'top';"],
      page: page("<p class=a>x</p><p>z</p>"))
    defer { first.end() }
    #expect(
      first.start().changes.map(\.description) == [
        #"html > body > p:nth-child(1): text "x" → "y""#,
        #"html > body: attribute id none → "top""#,
      ])
    let second = world(
      ["console.log(document.body.outerHTML);"], page: first.changedPage())
    defer { second.end() }
    #expect(
      second.start().messages == [#"<body id="top"><p class="a">y</p><p>z</p></body>"#])
  }
}
