import Outcomes
import RunSupport
import TestSupport
import Testing

/// What content filters let the browser load.
@Suite struct ContentFilterTests {
  /// Looks at the bytes, this many at first, and then runs `body` with `text` and `offset`.
  private static func looks(_ peek: String, _ body: String) -> String {
    FilterLesson.verdict(
      """
      .filterDataVerdict(
        withFilterInbound: true, peekInboundBytes: \(peek), filterOutbound: true,
        peekOutboundBytes: 9)
      """) + """

        override func handleInboundData(
          from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data
        ) -> NEFilterDataVerdict {
          let text = String(decoding: readBytes, as: UTF8.self)
          print(offset, text)
          \(body)
        }
        """
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var methods: String
    var seen: String
    var printed = ""
    init(_ testDescription: String, _ methods: String, _ seen: String, _ printed: String = "") {
      self.testDescription = testDescription
      self.methods = methods
      self.seen = seen
      self.printed = printed
    }
  }

  @Test(
    .shows(
      "NEFilterDataProvider.handleNewFlow(_:)", "NEFilterNewFlowVerdict.allow()",
      "NEFilterNewFlowVerdict.drop()", "NEFilterNewFlowVerdict.needRules()",
      "NEFilterNewFlowVerdict.filterDataVerdict(withFilterInbound:peekInboundBytes:filterOutbound:peekOutboundBytes:)",
      "NEFilterDataProvider.handleInboundData(from:readBytesStartOffset:readBytes:)",
      "NEFilterDataProvider.handleInboundDataComplete(for:)", "NEFilterDataVerdict.allow()",
      "NEFilterDataVerdict.drop()", "NEFilterDataVerdict.init(passBytes:peekBytes:)",
      "NEFilterVerdict", "NEFilterBrowserFlow.parentURL"),
    arguments: [
      Case("lets all through", FilterLesson.verdict(".allow()"), FilterLesson.all),
      Case("drops the page", FilterLesson.verdict(".drop()"), FilterLesson.none),
      Case(
        "drops what the page loads", FilterLesson.verdict(".allow()", ".drop()"), FilterLesson.page),
      Case(
        "needs rules and nobody has any", FilterLesson.verdict(".needRules()"), FilterLesson.none),
      Case("doesn't override anything", "", FilterLesson.all),
      Case(
        "crashes", FilterLesson.verdict("{ () -> NEFilterNewFlowVerdict in fatalError() }()"),
        FilterLesson.none),
      Case(
        "looks at the bytes and drops", looks("15", "return .drop()"), FilterLesson.none,
        "0 <p>Hello, world\n"),
      Case(
        "looks at the bytes and lets through", looks("Int.max", "return .allow()"),
        FilterLesson.all, "0 <p>Hello, world</p><img src='/a.png'>\n"),
      Case(
        "looks at one piece behind the other",
        looks(
          "3", "return offset < 6 ? NEFilterDataVerdict(passBytes: 3, peekBytes: 3) : .allow()"),
        FilterLesson.all, "0 <p>\n3 Hel\n6 lo,\n"),
      Case(
        "sees a piece again with more behind it",
        looks(
          "3", "return text.count < 8 ? NEFilterDataVerdict(passBytes: 0, peekBytes: 8) : .drop()"),
        FilterLesson.none, "0 <p>\n0 <p>Hello\n"),
      Case(
        "decides when all was shown",
        looks("100", "return NEFilterDataVerdict(passBytes: 100, peekBytes: 100)") + """

          override func handleInboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict {
            print("complete")
            return .drop()
          }
          """, FilterLesson.none, "0 <p>Hello, world</p><img src='/a.png'>\ncomplete\n"),
    ])
  func aVerdictIsDone(_ test: Case) async throws {
    let outcome = try await FilterLesson.lesson(test.methods).run()
    #expect(outcome.text(of: "Scene") == test.seen)
    #expect(outcome.text(of: "Ext") == test.printed)
  }

  @Test(
    .shows(
      "NEFilterFlow.url", "NEFilterFlow.sourceAppIdentifier", "NEFilterBrowserFlow.request",
      "NEFilterProvider.filterConfiguration", "NEFilterProvider.startFilter(completionHandler:)",
      "NEFilterProvider.stopFilter(with:completionHandler:)"),
    .shows(
      "NEFilterManager.shared()", "NEFilterManager.providerConfiguration",
      "NEFilterManager.localizedDescription", "NEFilterManager.isEnabled",
      "NEFilterManager.loadFromPreferences(completionHandler:)",
      "NEFilterManager.saveToPreferences(completionHandler:)",
      "NEFilterManager.removeFromPreferences(completionHandler:)"),
    .shows(
      "NEFilterProviderConfiguration.init()", "NEFilterProviderConfiguration.filterBrowsers",
      "NEFilterProviderConfiguration.vendorConfiguration",
      "NEFilterProviderConfiguration.serverAddress", "NEFilterProviderConfiguration.organization"))
  func aFilterKnowsWhatItsAppHasSavedAndEndsWithIt() async throws {
    var lesson = FilterLesson.lesson(
      """
      override func startFilter(completionHandler: @escaping (Error?) -> Void) {
        let chosen = filterConfiguration
        print(chosen.serverAddress ?? "", chosen.organization ?? "", chosen.filterBrowsers)
        print(chosen.vendorConfiguration ?? [:])
        completionHandler(nil)
      }
      override func handleNewFlow(_ flow: NEFilterFlow) -> NEFilterNewFlowVerdict {
        print(flow.url?.path ?? "", flow.sourceAppIdentifier ?? "")
        print((flow as? NEFilterBrowserFlow)?.request?.url == flow.url)
        return .drop()
      }
      override func stopFilter(
        with reason: NEProviderStopReason, completionHandler: @escaping () -> Void
      ) {
        print("stops", reason == .configurationRemoved)
        completionHandler()
      }
      """)
    lesson.app = """
      let first = NEFilterManager.shared()
      first.loadFromPreferences { error in
        guard let chosen = first.providerConfiguration else {
          \(FilterLesson.saves)
          return
        }
        print(error == nil, first.localizedDescription ?? "", first.isEnabled)
        print(chosen.serverAddress ?? "", chosen.organization ?? "", chosen.filterBrowsers)
        print(chosen.vendorConfiguration ?? [:])
        first.removeFromPreferences { print($0 == nil) }
      }
      """
    lesson.scene += """

      device.open("Net")
      device.wait(seconds: 1)
      device.open(.browser)
      print(browser.visit("<p>Hello</p>", at: "https://example.com/"))
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == FilterLesson.none + "loaded https://example.com/\n")
    #expect(
      outcome.text(of: "Net") == """
        true Guard true
        filter.example.com Guards true
        ["level": 3]
        true\n
        """)
    #expect(
      outcome.text(of: "Ext") == """
        filter.example.com Guards true
        ["level": 3]
        / com.example.browser
        true
        stops true\n
        """)
  }

  @Test(
    .shows(
      "NEFilterControlProvider.handleNewFlow(_:completionHandler:)",
      "NEFilterControlProvider.notifyRulesChanged()", "NEFilterDataProvider.handleRulesChanged()",
      "NEFilterControlVerdict.allow(withUpdateRules:)",
      "NEFilterControlVerdict.drop(withUpdateRules:)", "NEFilterControlVerdict.updateRules()"),
    arguments: [
      ("done(.allow(withUpdateRules: false))", FilterLesson.all, ""),
      ("done(.allow(withUpdateRules: true))", FilterLesson.all, "rules\n"),
      ("done(.drop(withUpdateRules: false))", FilterLesson.none, ""),
      ("done(.drop(withUpdateRules: true))", FilterLesson.none, "rules\n"),
      ("done(.updateRules())", FilterLesson.all, "rules\n"),
      ("done(.drop(withUpdateRules: false)); notifyRulesChanged()", FilterLesson.none, "rules\n"),
      ("", FilterLesson.none, ""),
      ("fatalError()", FilterLesson.none, ""),
    ])
  func theControlProviderHelpsTheOther(
    _ control: String, _ seen: String, _ printed: String
  ) async throws {
    var lesson = FilterLesson.lesson(
      """
      var hasRules = false
      override func handleRulesChanged() {
        print("rules")
        hasRules = true
      }
      \(FilterLesson.verdict("hasRules ? .allow() : .needRules()"))
      """,
      control: """
        override func handleNewFlow(
          _ flow: NEFilterFlow, completionHandler done: @escaping (NEFilterControlVerdict) -> Void
        ) { \(control) }
        """)
    // What happens after a verdict takes its time.
    lesson.scene += "\ndevice.wait(seconds: 1)"
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == seen)
    #expect(outcome.text(of: "Ext") == printed)
  }

  @Test(
    .shows(
      "NEFilterNewFlowVerdict.remediateVerdict(withRemediationURLMapKey:remediationButtonTextMapKey:)",
      "NEFilterDataProvider.handleRemediation(for:)", "NEFilterRemediationVerdict.allow()",
      "NEFilterRemediationVerdict.drop()", "NEFilterRemediationVerdict.needRules()",
      "NEFilterControlProvider.handleRemediation(for:completionHandler:)"),
    arguments: [
      (".allow()", "", true), (".drop()", "", false),
      (".needRules()", "done(.allow(withUpdateRules: false))", true),
      (".needRules()", "done(.drop(withUpdateRules: false))", false),
    ])
  func theUserCanAskForWhatWasDropped(
    _ data: String, _ control: String, _ isAllowed: Bool
  ) async throws {
    var lesson = FilterLesson.lesson(
      """
      \(FilterLesson.verdict(".remediateVerdict(withRemediationURLMapKey: \"a\", remediationButtonTextMapKey: \"b\")"))
      override func handleRemediation(for flow: NEFilterFlow) -> NEFilterRemediationVerdict {
        print("asks for", flow.url?.path ?? "")
        return \(data)
      }
      """,
      control: """
        override func handleRemediation(
          for flow: NEFilterFlow, completionHandler done: @escaping (NEFilterControlVerdict) -> Void
        ) { \(control) }
        """)
    lesson.scene += "\nprint(device.requestAccess(to: \"https://example.com/\"))"
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == FilterLesson.none + "\(isAllowed)\n")
    #expect(outcome.text(of: "Ext") == "asks for /\n")
  }
}
