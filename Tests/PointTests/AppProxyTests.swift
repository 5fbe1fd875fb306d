import Outcomes
import RunSupport
import TestSupport
import Testing

/// What happens to the connections of the apps that an app proxy covers.
@Suite struct AppProxyTests {
  struct Flow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var flow: String
    var transport = ".tcp"
    var seen = "nothing"
    var printed = ""
  }

  @Test(
    .shows(
      "NEAppProxyProvider.handleNewFlow(_:)", "NEAppProxyTCPFlow.remoteEndpoint",
      "NEAppProxyTCPFlow.readData(completionHandler:)",
      "NEAppProxyTCPFlow.write(_:withCompletionHandler:)"),
    .shows(
      "NEAppProxyFlow.open(withLocalEndpoint:completionHandler:)",
      "NEAppProxyFlow.closeReadWithError(_:)", "NEAppProxyFlow.closeWriteWithError(_:)",
      "NEAppProxyFlow.metaData", "NEAppProxyUDPFlow.readDatagrams(completionHandler:)",
      "NEAppProxyUDPFlow.writeDatagrams(_:sentBy:completionHandler:)"),
    arguments: [
      Flow(
        testDescription: "an answer comes back",
        flow: """
          print(flow.metaData.sourceAppSigningIdentifier)
          guard let end = (flow as? NEAppProxyTCPFlow)?.remoteEndpoint as? NWHostEndpoint else {
            return false
          }
          print(end.hostname, end.port)

          """ + AppProxyLesson.reading("flow.write(Data(data.reversed())) { show($0) }"),
        seen: "olleh", printed: "com.example.Net\nwiki.example.com 80\n0\n"),
      Flow(testDescription: "it is refused", flow: "return false"),
      Flow(testDescription: "nothing is done with it", flow: "return true"),
      Flow(testDescription: "the provider crashes", flow: "fatalError()"),
      Flow(
        testDescription: "it isn't open",
        flow: """
          guard let flow = flow as? NEAppProxyTCPFlow else { return false }
          flow.readData { data, error in
            print(data == nil)
            show(error)
            flow.write(Data([65])) { show($0) }
          }
          return true
          """, printed: "true\n1\n1\n"),
      Flow(
        testDescription: "two answers",
        flow: AppProxyLesson.reading(
          "flow.write(data) { _ in flow.write(Data([33])) { show($0) } }"),
        seen: "hello!", printed: "0\n"),
      Flow(
        testDescription: "it reads to the end",
        flow: AppProxyLesson.reading(
          """
          flow.write(data) { _ in
            flow.readData { rest, error in
              print(rest?.count ?? -1, error == nil)
              flow.readData { rest, _ in print(rest?.count ?? -1) }
              flow.write(Data([33])) { show($0) }
            }
          }
          """), seen: "hello", printed: "0 true\n0\n1\n"),
      Flow(
        testDescription: "somebody reads already",
        flow: AppProxyLesson.reading(
          """
          flow.readData { _, _ in }
          flow.readData { _, error in show(error) }
          """), printed: "10\n"),
      Flow(
        testDescription: "it closes one end, then the other",
        flow: AppProxyLesson.reading(
          """
          flow.readData { _, error in show(error) }
          flow.closeReadWithError(nil)
          flow.readData { _, error in show(error) }
          flow.write(data) { _ in
            flow.closeWriteWithError(nil)
            flow.write(data) { show($0) }
            flow.open(withLocalEndpoint: nil) { show($0) }
          }
          """), seen: "hello", printed: "1\n1\n1\n1\n"),
      Flow(
        testDescription: "a datagram",
        flow: """
          guard let flow = flow as? NEAppProxyUDPFlow else { return false }
          flow.open(withLocalEndpoint: nil) { _ in
            flow.readDatagrams { datagrams, ends, _ in
              flow.writeDatagrams(datagrams!.map { $0 + $0 }, sentBy: ends!) { _ in
                flow.readDatagrams { rest, ends, error in
                  print(rest?.count ?? -1, ends?.count ?? -1, error == nil)
                }
              }
            }
          }
          return true
          """, transport: ".udp", seen: "hellohello", printed: "0 0 true\n"),
    ])
  func aConnectionIsAFlow(_ test: Flow) async throws {
    var lesson = AppProxyLesson()
    lesson.app = AppProxyLesson.starts
    lesson.flow = test.flow
    lesson.scene = """
      device.manage("Net", vpn: "1234")
      device.open("Net")
      device.wait(seconds: 1)
      print(send(over: \(test.transport)))
      """
    let outcome = try await lesson.lesson.run()
    #expect(outcome.text(of: "Scene") == test.seen + "\n")
    #expect(outcome.text(of: "Ext") == test.printed)
  }

  @Test func whyAFlowIsClosedIsInTheLog() async throws {
    var lesson = AppProxyLesson()
    lesson.app = AppProxyLesson.starts
    lesson.flow = AppProxyLesson.reading(
      """
      flow.closeWriteWithError(
        NSError(domain: "Mine", code: 1, userInfo: [NSLocalizedDescriptionKey: "no route"]))
      """)
    lesson.scene = """
      device.manage("Net", vpn: "1234")
      device.open("Net")
      device.wait(seconds: 1)
      print(send())
      """
    let outcome = try await lesson.lesson.run()
    #expect(outcome.text(of: "Scene") == "nothing\n")
    #expect(outcome.lines.contains { $0.contains("nothing, and closes the flow: no route") })
  }

  private static let echo = AppProxyLesson.reading("flow.write(data) { _ in }")

  @Test(
    .shows(
      "NEAppProxyProvider.startProxy(options:completionHandler:)",
      "NEAppProxyProvider.stopProxy(with:completionHandler:)",
      "NETunnelProvider.appRules", "NETunnelProviderManager.copyAppRules()",
      "NEAppRule.matchSigningIdentifier", "NEAppRule.matchDomains"),
    .shows(
      "NEAppProxyProviderManager.loadAllFromPreferences()",
      "NEAppProxyProviderManager.loadAllFromPreferences(completionHandler:)"))
  func appsThatARuleNamesAreProxiedWhileItIsConnected() async throws {
    var lesson = AppProxyLesson()
    lesson.flow = Self.echo
    lesson.members = """
      override func startProxy(
        options: [String: Any]?, completionHandler: @escaping (Error?) -> Void
      ) {
        print(options?["a"] ?? "none", appRules?.map(\\.matchSigningIdentifier) ?? [])
        let chosen = protocolConfiguration as? NETunnelProviderProtocol
        print(chosen?.serverAddress ?? "", chosen?.providerConfiguration ?? [:])
        completionHandler(nil)
      }
      override func stopProxy(
        with reason: NEProviderStopReason, completionHandler: @escaping () -> Void
      ) {
        print("stops", reason == .userInitiated)
        completionHandler()
      }
      override func handleAppMessage(
        _ messageData: Data, completionHandler: ((Data?) -> Void)? = nil
      ) {
        completionHandler?(Data(messageData.reversed()))
      }
      """
    lesson.payload = """
      <key>SafariDomains</key><array><string>Example.com</string></array>
      """
    lesson.app = """
      print(NETunnelProviderManager().copyAppRules() == nil)
      NEAppProxyProviderManager.loadAllFromPreferences { managers, error in
        guard let manager = managers?.first else { return print(error ?? "none") }
        print(manager.localizedDescription ?? "", manager.isEnabled)
        for rule in manager.copyAppRules() ?? [] {
          print(rule.matchSigningIdentifier, rule.matchDomains ?? [])
        }
        let session = manager.connection as! NETunnelProviderSession
        try? session.startTunnel(options: ["a": "b"])
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          try? session.sendProviderMessage(Data("abc".utf8)) { answer in
            print(answer.map { String(decoding: $0, as: UTF8.self) } ?? "none")
          }
        }
      }
      """
    lesson.scene = """
      device.manage("Net", vpn: "1234")
      print(send("a"))
      device.open("Net")
      device.wait(seconds: 3)
      print(device.isConnected(vpn: "Work"), send("b"), send("c", by: nil))
      print(device.exchange("d", with: "example.org", port: 1) ?? "nothing")
      device.manage("Net", vpn: nil)
      print(send("e"))
      device.manage("Net", vpn: "1234")
      print(send("f"))
      device.turnOff(vpn: "Work")
      print(send("g"))
      device.turnOn(vpn: "Work")
      print(send("h"))
      """
    let outcome = try await lesson.lesson.run()
    #expect(
      outcome.text(of: "Scene") == "nothing\ntrue b c\nnothing\nnothing\nf\nnothing\nh\n")
    #expect(
      outcome.text(of: "Net")
        == "true\nWork true\ncom.example.browser [\"Example.com\"]\ncom.example.Net []\ncba\n")
    let rules = "[\"com.example.browser\", \"com.example.Net\"]"
    let values = "proxy.example.com [\"level\": 3]"
    #expect(
      outcome.text(of: "Ext")
        == "b \(rules)\n\(values)\nstops true\nnone \(rules)\n\(values)\n")
  }

  @Test func anAppConnectsItsVPNOnDemand() async throws {
    var lesson = AppProxyLesson()
    lesson.flow = Self.echo
    lesson.payload = "<key>OnDemandMatchAppEnabled</key><true/>"
    lesson.scene = """
      device.manage("Net", vpn: "1234")
      print(device.isConnected(vpn: "Work"), send(), device.isConnected(vpn: "Work"))
      """
    #expect(try await lesson.lesson.run().text(of: "Scene") == "false hello true\n")
  }
}
