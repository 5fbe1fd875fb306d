import Outcomes
import RunSupport
import TestSupport
import Testing

/// Network providers with async methods instead of ones that call a handler.
@Suite struct AwaitingProviderTests {
  @Test(
    .shows(
      "NEPacketTunnelProvider.startTunnel(options:)", "NEPacketTunnelProvider.stopTunnel(with:)",
      "NETunnelProvider.handleAppMessage(_:)", "NEPacketTunnelFlow.readPackets()"))
  func aTunnelIsServedByMethodsThatAwait() async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = """
      class Provider: NEPacketTunnelProvider {
        override func startTunnel(options: [String: NSObject]? = nil) async throws {
          let settings = NEPacketTunnelNetworkSettings(tunnelRemoteAddress: "203.0.113.1")
          settings.ipv4Settings = NEIPv4Settings(
            addresses: ["10.0.0.2"], subnetMasks: ["255.255.255.0"])
          try await Task.sleep(for: .milliseconds(10))
          try await setTunnelNetworkSettings(settings)
          Task {
            let (packets, protocols) = await packetFlow.readPackets()
            print("reads", packets.count, packetFlow.writePackets(packets, withProtocols: protocols))
          }
        }
        override func stopTunnel(with reason: NEProviderStopReason) async {
          print("stops", reason == .userInitiated)
        }
        override func handleAppMessage(_ messageData: Data) async -> Data? {
          Data(messageData.reversed())
        }
      }
      """
    lesson.app =
      TunnelApp.savesAndLoads + """
        let session = manager.connection as! NETunnelProviderSession
        try session.startTunnel()
        try await Task.sleep(for: .seconds(1))
        try session.sendProviderMessage(Data("abc".utf8)) { answer in
          print(answer.map { String(decoding: $0, as: UTF8.self) } ?? "none")
        }
        try await Task.sleep(for: .seconds(3))
        session.stopTunnel()
        """
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 3)
      print(device.send(IPPacket("hi", to: "10.0.0.9", from: "10.0.0.2")).count)
      device.wait(seconds: 4)
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Net") == "cba\n")
    #expect(outcome.text(of: "Ext") == "reads 1 true\nstops true\n")
    #expect(outcome.text(of: "Scene") == "1\n")
  }

  /// What a provider throws is what it would pass to a handler.
  @Test(
    .shows("NEVPNConnection.fetchLastDisconnectError()"),
    arguments: [
      ("throw NEVPNError(.connectionFailed)", "NEVPNErrorDomain 3"), ("", "none"),
    ])
  func whatAProviderThrowsReachesTheApp(_ start: String, _ error: String) async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = """
      class Provider: NEPacketTunnelProvider {
        override func startTunnel(options: [String: NSObject]? = nil) async throws { \(start) }
      }
      """
    lesson.app =
      TunnelApp.starts + """
        try await Task.sleep(for: .seconds(2))
        manager.connection.stopVPNTunnel()
        try await Task.sleep(for: .seconds(2))
        do {
          try await manager.connection.fetchLastDisconnectError()
          print("none")
        } catch { print((error as NSError).domain, (error as NSError).code) }
        """
    lesson.scene = "device.open(\"Net\")\ndevice.wait(seconds: 8)"
    #expect(try await lesson.run().text(of: "Net") == error + "\n")
  }

  @Test(
    .shows(
      "NEFilterProvider.startFilter()", "NEFilterProvider.stopFilter(with:)",
      "NEFilterControlProvider.handleNewFlow(_:)",
      "NEFilterControlProvider.handleRemediation(for:)",
      "NEFilterManager.loadFromPreferences()", "NEFilterManager.saveToPreferences()",
      "NEFilterManager.removeFromPreferences()"))
  func aFilterIsServedByMethodsThatAwait() async throws {
    var lesson = FilterLesson.lesson(
      """
      override func startFilter() async throws { print("starts") }
      override func stopFilter(with reason: NEProviderStopReason) async {
        print("stops", reason == .configurationRemoved)
      }
      override func handleRemediation(for flow: NEFilterFlow) -> NEFilterRemediationVerdict {
        .needRules()
      }
      \(FilterLesson.verdict(".needRules()", ".remediateVerdict(withRemediationURLMapKey: \"a\", remediationButtonTextMapKey: \"b\")"))
      """,
      control: """
        override func handleNewFlow(_ flow: NEFilterFlow) async -> NEFilterControlVerdict {
          await Task.yield()
          return .allow(withUpdateRules: false)
        }
        override func handleRemediation(for flow: NEFilterFlow) async -> NEFilterControlVerdict {
          .allow(withUpdateRules: false)
        }
        """)
    lesson.app = """
      let manager = NEFilterManager.shared()
      try await manager.loadFromPreferences()
      let chosen = NEFilterProviderConfiguration()
      chosen.filterBrowsers = true
      manager.providerConfiguration = chosen
      manager.isEnabled = true
      try await manager.saveToPreferences()
      try await Task.sleep(for: .seconds(5))
      try await manager.removeFromPreferences()
      print("removed")
      """
    lesson.scene += """

      print(device.requestAccess(to: "https://example.com/a.png"))
      device.wait(seconds: 5)
      """
    let outcome = try await lesson.run()
    #expect(
      outcome.text(of: "Scene") == """
        loaded https://example.com/
        blocked https://example.com/a.png
        true\n
        """)
    #expect(outcome.text(of: "Ext") == "starts\nstops true\n")
    #expect(outcome.text(of: "Net") == "removed\n")
  }

  @Test(
    .shows(
      "NEAppProxyProvider.startProxy(options:)", "NEAppProxyProvider.stopProxy(with:)",
      "NEAppProxyFlow.open(withLocalEndpoint:)", "NEAppProxyTCPFlow.write(_:)"))
  func aProxyIsServedByMethodsThatAwait() async throws {
    var lesson = AppProxyLesson()
    lesson.members = """
      override func startProxy(options: [String: Any]? = nil) async throws { print("starts") }
      override func stopProxy(with reason: NEProviderStopReason) async { print("stops") }
      """
    lesson.flow = """
      guard let flow = flow as? NEAppProxyTCPFlow else { return false }
      Task {
        try await flow.open(withLocalEndpoint: nil)
        flow.readData { data, _ in
          Task {
            try await flow.write(Data((data ?? Data()).reversed()))
            flow.closeWriteWithError(nil)
            do { try await flow.write(Data([33])) } catch { show(error) }
          }
        }
      }
      return true
      """
    lesson.app =
      AppProxyLesson.starts + """
        try await Task.sleep(for: .seconds(4))
        manager.connection.stopVPNTunnel()
        """
    lesson.scene = """
      device.manage("Net", vpn: "1234")
      device.open("Net")
      device.wait(seconds: 2)
      print(send())
      device.wait(seconds: 4)
      """
    let outcome = try await lesson.lesson.run()
    #expect(outcome.text(of: "Scene") == "olleh\n")
    #expect(outcome.text(of: "Ext") == "starts\n1\nstops\n")
  }

  @Test(
    .shows(
      "NEDNSProxyProvider.startProxy(options:)", "NEDNSProxyProvider.stopProxy(with:)",
      "NEAppProxyUDPFlow.writeDatagrams(_:sentBy:)", "NEDNSProxyManager.loadFromPreferences()",
      "NEDNSProxyManager.saveToPreferences()", "NEDNSProxyManager.removeFromPreferences()"))
  func aDNSProxyIsServedByMethodsThatAwait() async throws {
    var lesson = NetworkLesson()
    lesson.point = "com.apple.networkextension.dns-proxy"
    lesson.appRight = "dns-proxy"
    lesson.extensionRight = "dns-proxy"
    lesson.extensionCode = """
      class Provider: NEDNSProxyProvider {
        override func startProxy(options: [String: Any]? = nil) async throws { print("starts") }
        override func stopProxy(with reason: NEProviderStopReason) async { print("stops") }
        override func handleNewFlow(_ flow: NEAppProxyFlow) -> Bool {
          guard let flow = flow as? NEAppProxyUDPFlow else { return false }
          Task {
            try await flow.open(withLocalEndpoint: nil)
            flow.readDatagrams { datagrams, ends, _ in
              Task {
                do { try await flow.writeDatagrams(datagrams ?? [], sentBy: []) } catch {
                  print((error as NSError).code)
                }
                try await flow.writeDatagrams([], sentBy: [])
                flow.closeWriteWithError(nil)
              }
            }
          }
          return true
        }
      }
      """
    lesson.app = """
      let manager = NEDNSProxyManager.shared()
      try await manager.loadFromPreferences()
      let chosen = NEDNSProxyProviderProtocol()
      chosen.providerBundleIdentifier = "com.example.Net.Ext"
      manager.providerProtocol = chosen
      manager.isEnabled = true
      try await manager.saveToPreferences()
      try await Task.sleep(for: .seconds(4))
      try await manager.removeFromPreferences()
      """
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 1)
      print(device.lookUp("www.example.com") ?? "nobody")
      device.wait(seconds: 6)
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == "nobody\n")
    #expect(outcome.text(of: "Ext") == "starts\n4\nstops\n")
  }
}
