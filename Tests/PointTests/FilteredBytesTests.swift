import Outcomes
import RunSupport
import TestSupport
import Testing

/// What content filters see of outgoing data, and of apps that aren't browsers.
@Suite struct FilteredBytesTests {
  private static let request = "GET / HTTP/1.1|Host: example.com||"
  private static let all = "out 0 \(request)\nout complete\n"

  /// Looks at outgoing bytes, and returns the verdicts that it is given.
  private static func looks(
    _ body: String, peek: String = "Int.max", inbound: Bool = false, complete: String = ".allow()"
  ) -> String {
    """
    func shown(_ bytes: Data) -> String {
      String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\\r\\n", with: "|")
    }
    override func handleOutboundData(
      from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data
    ) -> NEFilterDataVerdict {
      print("out", offset, shown(readBytes))
      \(body)
    }
    override func handleOutboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict {
      print("out complete")
      return \(complete)
    }
    override func handleInboundData(
      from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data
    ) -> NEFilterDataVerdict {
      print("in", offset, shown(readBytes))
      return .allow()
    }

    """ + verdict(peek: peek, inbound: inbound)
  }

  private static func verdict(peek: String = "Int.max", inbound: Bool = false) -> String {
    FilterLesson.verdict(
      """
      .filterDataVerdict(
        withFilterInbound: \(inbound), peekInboundBytes: 5, filterOutbound: true,
        peekOutboundBytes: \(peek))
      """)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var methods: String
    var seen: String
    var printed: String
  }

  @Test(
    .shows(
      "NEFilterDataProvider.handleOutboundData(from:readBytesStartOffset:readBytes:)",
      "NEFilterDataProvider.handleOutboundDataComplete(for:)",
      "NEFilterNewFlowVerdict.filterDataVerdict(withFilterInbound:peekInboundBytes:filterOutbound:peekOutboundBytes:)"
    ),
    arguments: [
      Case(
        testDescription: "lets them out", methods: looks("return .allow()"), seen: FilterLesson.all,
        printed: "out 0 \(request)\n"),
      Case(
        testDescription: "drops them", methods: looks("return .drop()"), seen: FilterLesson.none,
        printed: "out 0 \(request)\n"),
      Case(
        testDescription: "lets the last of them out",
        methods: looks("return NEFilterDataVerdict(passBytes: readBytes.count, peekBytes: 9)"),
        seen: FilterLesson.all, printed: all),
      Case(
        testDescription: "drops them at the end",
        methods: looks(
          "return NEFilterDataVerdict(passBytes: readBytes.count, peekBytes: 9)",
          complete: ".drop()"), seen: FilterLesson.none, printed: all),
      Case(
        testDescription: "sees one piece after the other",
        methods: looks(
          "return offset < 6 ? NEFilterDataVerdict(passBytes: 6, peekBytes: 8) : .allow()",
          peek: "6"), seen: FilterLesson.all, printed: "out 0 GET / \nout 6 HTTP/1.1\n"),
      Case(
        testDescription: "sees both directions, each for itself",
        methods: looks("return .allow()", inbound: true), seen: FilterLesson.all,
        printed: "out 0 \(request)\nin 0 <p>He\n"),
      Case(
        testDescription: "doesn't see what comes in when nothing may go out",
        methods: looks("return .drop()", inbound: true), seen: FilterLesson.none,
        printed: "out 0 \(request)\n"),
      Case(
        testDescription: "doesn't override anything", methods: verdict(), seen: FilterLesson.all,
        printed: ""),
    ])
  func whatGoesOutIsShownFirst(_ test: Case) async throws {
    let outcome = try await FilterLesson.lesson(test.methods).run()
    #expect(outcome.text(of: "Scene") == test.seen)
    #expect(outcome.text(of: "Ext") == test.printed)
  }

  @Test(
    .shows("NEFilterDataVerdict.needRules()"),
    arguments: [
      ("done(.allow(withUpdateRules: false))", FilterLesson.all, ["0 <p>Hello, world"]),
      ("done(.drop(withUpdateRules: true))", FilterLesson.none, ["0 <p>Hello, world", "rules"]),
      (
        "done(.updateRules())", FilterLesson.all,
        ["0 <p>Hello, world", "rules", "0 <p>Hello, world"]
      ),
    ])
  func theControlProviderHelpsWithBytes(
    _ control: String, _ seen: String, _ printed: [String]
  ) async throws {
    let lesson = FilterLesson.lesson(
      """
      var hasRules = false
      override func handleRulesChanged() {
        print("rules")
        hasRules = true
      }
      override func handleInboundData(
        from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data
      ) -> NEFilterDataVerdict {
        print(offset, String(decoding: readBytes, as: UTF8.self))
        return hasRules ? .allow() : .needRules()
      }

      """
        + FilterLesson.verdict(
          """
          .filterDataVerdict(
            withFilterInbound: true, peekInboundBytes: 15, filterOutbound: false,
            peekOutboundBytes: 0)
          """),
      control: """
        override func handleNewFlow(
          _ flow: NEFilterFlow, completionHandler done: @escaping (NEFilterControlVerdict) -> Void
        ) { \(control) }
        """)
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == seen)
    #expect(outcome.text(of: "Ext") == printed.map { $0 + "\n" }.joined())
  }

  @Test(
    .shows(
      "NEFilterDataVerdict.remediateVerdict(withRemediationURLMapKey:remediationButtonTextMapKey:)"
    ))
  func theUserCanAskForWhatWasDroppedForItsBytes() async throws {
    var lesson = FilterLesson.lesson(
      """
      override func handleRemediation(for flow: NEFilterFlow) -> NEFilterRemediationVerdict {
        print("asks for", flow.url?.path ?? "")
        return .allow()
      }

      """
        + Self.looks(
          """
          return .remediateVerdict(
            withRemediationURLMapKey: nil, remediationButtonTextMapKey: nil)
          """))
    lesson.scene += "\nprint(device.requestAccess(to: \"https://example.com/\"))"
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == FilterLesson.none + "true\n")
    #expect(outcome.text(of: "Ext") == "out 0 \(Self.request)\nasks for /\n")
  }

  struct Connection: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var verdict: String
    var isAsked = true
    var filtersSockets = true
    var transport = ".tcp"
    var log: [String]
  }

  @Test(
    .shows(
      "NEFilterSocketFlow.remoteEndpoint", "NEFilterSocketFlow.remoteHostname",
      "NEFilterSocketFlow.socketFamily", "NEFilterSocketFlow.socketType",
      "NEFilterSocketFlow.socketProtocol", "NEFilterFlow.direction",
      "NETrafficDirection.outbound", "NEFilterProviderConfiguration.filterSockets"),
    arguments: [
      Connection(
        testDescription: "lets it through", verdict: ".allow()",
        log: [
          #"Ext: answers "lets wiki.example.com:80 through""#,
          "Device: isn't asked: no app proxy has a rule for it, and there is no network",
        ]),
      Connection(
        testDescription: "drops it", verdict: ".drop()", transport: ".udp",
        log: [#"Ext: answers "drops wiki.example.com:80""#]),
      Connection(
        testDescription: "isn't for it", verdict: ".drop()", isAsked: false, filtersSockets: false,
        log: ["Device: isn't asked: no app proxy has a rule for it, and there is no network"]),
    ])
  func aConnectionOfAnAppIsAFlow(_ test: Connection) async throws {
    var lesson = FilterLesson.lesson(
      """
      override func handleNewFlow(_ flow: NEFilterFlow) -> NEFilterNewFlowVerdict {
        guard let flow = flow as? NEFilterSocketFlow, let end = flow.remoteEndpoint as? NWHostEndpoint
        else { return .drop() }
        print(filterConfiguration.filterSockets, flow.url == nil, flow.sourceAppIdentifier ?? "")
        print(end.hostname, end.port, flow.remoteHostname ?? "", flow.direction == .outbound)
        print(flow.socketFamily == PF_INET, flow.socketType, flow.socketProtocol)
        return .filterDataVerdict(
          withFilterInbound: false, peekInboundBytes: 0, filterOutbound: true,
          peekOutboundBytes: 3)
      }
      override func handleOutboundData(
        from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data
      ) -> NEFilterDataVerdict {
        print(String(decoding: readBytes, as: UTF8.self))
        return \(test.verdict)
      }
      """)
    lesson.app = FilterLesson.saves.replacing(
      "chosen.filterBrowsers = true", with: "chosen.filterSockets = \(test.filtersSockets)")
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 1)
      let answer = device.exchange(
        "hello", with: "wiki.example.com", port: 80, by: "Net", over: \(test.transport))
      print(answer ?? "nothing")
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == "nothing\n")
    let numbers = test.transport == ".tcp" ? "1 6" : "2 17"
    let asked = """
      true true com.example.Net
      wiki.example.com 80 wiki.example.com true
      true \(numbers)
      hel

      """
    #expect(outcome.text(of: "Ext") == (test.isAsked ? asked : ""))
    #expect(
      outcome.lines.filter { $0.contains("asked: ") || $0.hasPrefix("Ext: answers") } == test.log)
  }
}
