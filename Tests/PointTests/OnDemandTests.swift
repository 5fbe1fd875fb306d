import Outcomes
import RunSupport
import TestSupport
import Testing

/// Tunnels that connect by themselves.
@Suite struct OnDemandTests {
  struct Rules: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var printed: String
    var starts: Bool
  }

  @Test(
    .shows("NEVPNManager.isOnDemandEnabled", "NEVPNManager.onDemandRules", "NEOnDemandRule"),
    .shows("NEOnDemandRule.init()", "NEOnDemandRule.action", "NEOnDemandRule.interfaceTypeMatch"),
    .shows("NEOnDemandRuleConnect", "NEOnDemandRuleConnect.action", "NEOnDemandRuleDisconnect"),
    .shows("NEOnDemandRuleDisconnect.action", "NEOnDemandRuleIgnore"),
    .shows("NEOnDemandRuleIgnore.action", "NEOnDemandRuleAction", "NEOnDemandRuleAction.connect"),
    .shows("NEOnDemandRuleAction.disconnect", "NEOnDemandRuleAction.evaluateConnection"),
    .shows("NEOnDemandRuleAction.ignore", "NEOnDemandRuleInterfaceType"),
    .shows("NEOnDemandRuleInterfaceType.any", "NEOnDemandRuleInterfaceType.wiFi"),
    .shows("NEOnDemandRuleInterfaceType.cellular"),
    arguments: [
      Rules(
        testDescription: "it connects", code: "let rules = [NEOnDemandRuleConnect()]",
        printed: "true [1] [0]", starts: true),
      Rules(
        testDescription: "it isn't enabled",
        code: "let rules = [NEOnDemandRuleConnect()]\nmanager.isOnDemandEnabled = false",
        printed: "false [1] [0]", starts: false),
      Rules(
        testDescription: "it stays off",
        code: "let rules = [NEOnDemandRuleDisconnect(), NEOnDemandRuleConnect()]",
        printed: "true [2, 1] [0, 0]", starts: false),
      Rules(
        testDescription: "it is for the mobile network",
        code: """
          let rules = [NEOnDemandRuleConnect(), NEOnDemandRuleIgnore()]
          rules[0].interfaceTypeMatch = .cellular
          rules[1].interfaceTypeMatch = .wiFi
          """, printed: "true [1, 4] [3, 2]", starts: false),
      Rules(
        testDescription: "there are no rules", code: "let rules: [NEOnDemandRule] = []",
        printed: "true [] []", starts: false),
    ])
  func whatIsSentStartsATunnelByItsRules(_ test: Rules) async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = """
      class Provider: NEPacketTunnelProvider {
        override func startTunnel(
          options: [String: NSObject]?, completionHandler: @escaping (Error?) -> Void
        ) {
          print("starts")
          completionHandler(nil)
        }
      }
      """
    lesson.app =
      TunnelApp.saves + """
        manager.isOnDemandEnabled = true
        \(test.code)
        manager.onDemandRules = rules
        try await manager.saveToPreferences()
        let kept = try await NETunnelProviderManager.loadAllFromPreferences()[0]
        let found = kept.onDemandRules ?? []
        print(kept.isOnDemandEnabled, found.map(\\.action.rawValue),
          found.map(\\.interfaceTypeMatch.rawValue))
        """
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 1)
      print(device.send(IPPacket("hi", to: "10.0.0.9", from: "10.0.0.2")).count)
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Net") == test.printed + "\n")
    #expect(outcome.text(of: "Ext") == (test.starts ? "starts\n" : ""))
  }
}
