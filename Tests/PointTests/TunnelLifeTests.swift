import Outcomes
import RunSupport
import TestSupport
import Testing

/// A tunnel from its start to its end, as its app and its provider see it.
@Suite struct TunnelLifeTests {
  @Test(
    .shows(
      "NETunnelProviderManager.init()", "NETunnelProviderManager.loadAllFromPreferences()",
      "NETunnelProviderManager.loadAllFromPreferences(completionHandler:)",
      "NEVPNManager.saveToPreferences()", "NEVPNManager.saveToPreferences(completionHandler:)",
      "NEVPNManager.loadFromPreferences()", "NEVPNManager.loadFromPreferences(completionHandler:)",
      "NEVPNManager.removeFromPreferences(completionHandler:)",
      "NEVPNManager.protocolConfiguration", "NEVPNManager.localizedDescription",
      "NEVPNManager.isEnabled", "NEVPNManager.connection"),
    .shows(
      "NEVPNProtocol.serverAddress", "NEVPNProtocol.init()", "NETunnelProviderProtocol.init()",
      "NETunnelProviderProtocol.providerBundleIdentifier",
      "NETunnelProviderProtocol.providerConfiguration"))
  func anAppFindsWhatItHasSaved() async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = "class Provider: NEPacketTunnelProvider {}"
    lesson.app = """
      print(try await NETunnelProviderManager.loadAllFromPreferences().count)
      \(TunnelApp.saves)
      NETunnelProviderManager.loadAllFromPreferences { managers, error in
        guard let found = managers?.first else { return print("none", error ?? "") }
        let kept = found.protocolConfiguration as? NETunnelProviderProtocol
        print(found.localizedDescription ?? "", found.isEnabled, kept?.serverAddress ?? "")
        print(kept?.providerBundleIdentifier ?? "none", kept?.providerConfiguration ?? [:])
        print(found.connection.status.rawValue)
        found.protocolConfiguration = NETunnelProviderProtocol()
        found.protocolConfiguration?.serverAddress = "other.example.com"
        found.isEnabled = false
        found.saveToPreferences { error in
          print(error == nil, NEVPNProtocol().serverAddress == nil)
          manager.loadFromPreferences { error in
            print(error == nil, manager.protocolConfiguration?.serverAddress ?? "")
            manager.removeFromPreferences { error in
              print(error == nil)
              manager.removeFromPreferences { error in
                print((error as NSError?)?.code ?? 0)
                NETunnelProviderManager.loadAllFromPreferences { managers, _ in
                  print(managers?.count ?? -1)
                }
              }
            }
          }
        }
      }
      """
    lesson.scene = "device.open(\"Net\")\ndevice.wait(seconds: 2)"
    let outcome = try await lesson.run()
    #expect(
      outcome.text(of: "Net") == """
        0
        Test true vpn.example.com
        none ["level": 3]
        1
        true true
        true other.example.com
        true
        1
        0\n
        """)
  }

  @Test(
    .shows(
      "NEVPNConnection.status", "NEVPNConnection.connectedDate",
      "NEVPNConnection.startVPNTunnel()", "NEVPNConnection.startVPNTunnel(options:)",
      "NEVPNConnection.stopVPNTunnel()", "NETunnelProviderSession.startTunnel(options:)",
      "NETunnelProviderSession.stopTunnel()", "Notification.Name.NEVPNStatusDidChange",
      "NEPacketTunnelProvider.stopTunnel(with:completionHandler:)",
      "NETunnelProvider.protocolConfiguration", "NETunnelProvider.reasserting",
      "NEProvider", "NEProvider.init()"),
    arguments: [
      ("startVPNTunnel()", "stopVPNTunnel()", "nil"),
      (#"startVPNTunnel(options: ["a": "b" as NSString])"#, "stopVPNTunnel()", "b"),
      (#"startTunnel(options: ["a": "c"])"#, "stopTunnel()", "c"),
    ])
  func whereItStandsIsToldWhileItIsStartedAndStopped(
    _ start: String, _ stop: String, _ option: String
  ) async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = """
      class Provider: NEPacketTunnelProvider {
        override func startTunnel(
          options: [String: NSObject]?, completionHandler: @escaping (Error?) -> Void
        ) {
          let chosen = protocolConfiguration as? NETunnelProviderProtocol
          print(chosen?.serverAddress ?? "", chosen?.providerConfiguration ?? [:])
          print(options?["a"].map { "\\($0)" } ?? "nil")
          completionHandler(nil)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            self.reasserting = true
            print(self.reasserting)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.reasserting = false }
          }
        }
        override func stopTunnel(
          with reason: NEProviderStopReason, completionHandler: @escaping () -> Void
        ) {
          print("stops", reason == .userInitiated)
          completionHandler()
          completionHandler()
        }
      }
      """
    lesson.app =
      TunnelApp.watches + TunnelApp.savesAndLoads + """
        let session = manager.connection as! NETunnelProviderSession
        print(session.status.rawValue, session.connectedDate == nil)
        try session.\(start)
        try session.\(start)
        try await Task.sleep(for: .seconds(5))
        print(session.connectedDate != nil)
        session.\(stop)
        """
    lesson.scene = "device.open(\"Net\")\ndevice.wait(seconds: 8)"
    let outcome = try await lesson.run()
    #expect(
      outcome.text(of: "Net") == """
        1 true
        status 2
        status 3
        status 4
        status 3
        true
        status 5
        status 1\n
        """)
    #expect(
      outcome.text(of: "Ext") == "vpn.example.com [\"level\": 3]\n\(option)\ntrue\nstops true\n")
  }

  @Test(
    .shows(
      "NETunnelProviderSession.sendProviderMessage(_:responseHandler:)",
      "NETunnelProvider.handleAppMessage(_:completionHandler:)"))
  func appAndProviderTalk() async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = """
      class Provider: NEPacketTunnelProvider {
        override func handleAppMessage(
          _ messageData: Data, completionHandler: ((Data?) -> Void)? = nil
        ) {
          completionHandler?(messageData.isEmpty ? nil : Data(messageData.reversed()))
        }
      }
      """
    lesson.app =
      TunnelApp.savesAndLoads + """
        let session = manager.connection as! NETunnelProviderSession
        try session.sendProviderMessage(Data("abc".utf8)) { answer in
          print(answer == nil)
          try? session.startVPNTunnel()
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            try? session.sendProviderMessage(Data("abc".utf8)) { answer in
              print(answer.map { String(decoding: $0, as: UTF8.self) } ?? "none")
            }
            try? session.sendProviderMessage(Data()) { print($0 == nil) }
          }
        }
        """
    lesson.scene = "device.open(\"Net\")\ndevice.wait(seconds: 4)"
    let text = try await lesson.run().text(of: "Net")
    #expect(text == "true\ncba\ntrue\n")
  }

  @Test(.shows("NEVPNManager.removeFromPreferences()"))
  func oneIsEnabledAtATimeAndOneIsUp() async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = """
      class Provider: NEPacketTunnelProvider {
        override func stopTunnel(
          with reason: NEProviderStopReason, completionHandler: @escaping () -> Void
        ) {
          print(reason == .superceded, reason == .configurationRemoved)
          completionHandler()
        }
      }
      """
    lesson.app =
      TunnelApp.starts + """
        try await Task.sleep(for: .seconds(1))
        let second = NETunnelProviderManager()
        second.protocolConfiguration = chosen
        second.localizedDescription = "Second"
        second.isEnabled = true
        try await second.saveToPreferences()
        try await second.loadFromPreferences()
        try second.connection.startVPNTunnel()
        try await Task.sleep(for: .seconds(1))
        try await manager.loadFromPreferences()
        print(manager.isEnabled, manager.connection.status == .disconnected)
        print(second.isEnabled, second.connection.status == .connected)
        try await second.removeFromPreferences()
        """
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 4)
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Net") == "false true\ntrue true\n")
    #expect(outcome.text(of: "Ext") == "true false\nfalse true\n")
  }
}
