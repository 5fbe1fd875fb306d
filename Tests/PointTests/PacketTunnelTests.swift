import Outcomes
import RunSupport
import TestSupport
import Testing

/// Packets in a tunnel, out and back.
@Suite struct PacketTunnelTests {
  /// A provider whose routes vary, and that sends every packet back.
  private func provider(_ settings: String) -> String {
    """
    class Provider: NEPacketTunnelProvider {
      override func startTunnel(
        options: [String: NSObject]?, completionHandler: @escaping (Error?) -> Void
      ) {
        let settings = NEPacketTunnelNetworkSettings(tunnelRemoteAddress: "203.0.113.1")
        \(settings)
        setTunnelNetworkSettings(settings) { error in
          if let error = error as NSError? { print(error.domain, error.code) }
          if error == nil { self.echo() }
          completionHandler(error)
        }
      }
      func echo() {
        packetFlow.readPackets { packets, protocols in
          print("reads", packets.count, protocols.map { $0.int32Value == AF_INET ? 4 : 6 })
          print(self.packetFlow.writePackets(packets, withProtocols: protocols))
          self.echo()
        }
      }
    }
    """
  }

  private static let four = """
    let four = NEIPv4Settings(addresses: ["10.0.0.2"], subnetMasks: ["255.255.255.0"])
    settings.ipv4Settings = four
    """

  @Test(
    .shows(
      "NEPacketTunnelProvider.startTunnel(options:completionHandler:)",
      "NEPacketTunnelProvider.packetFlow",
      "NETunnelProvider.setTunnelNetworkSettings(_:completionHandler:)",
      "NEPacketTunnelFlow.readPackets(completionHandler:)",
      "NEPacketTunnelFlow.writePackets(_:withProtocols:)"),
    .shows(
      "NETunnelNetworkSettings.tunnelRemoteAddress",
      "NETunnelNetworkSettings.init(tunnelRemoteAddress:)",
      "NEPacketTunnelNetworkSettings.ipv4Settings", "NEIPv4Settings.addresses",
      "NEIPv4Settings.subnetMasks", "NEIPv4Settings.init(addresses:subnetMasks:)",
      "NEIPv4Settings.includedRoutes", "NEIPv4Settings.excludedRoutes",
      "NEIPv4Route.destinationAddress", "NEIPv4Route.destinationSubnetMask",
      "NEIPv4Route.init(destinationAddress:subnetMask:)", "NEIPv4Route.default()"),
    arguments: [
      (four, ["10.0.0.9"]),
      (four + "\nfour.includedRoutes = [.default()]", ["10.0.0.9", "192.0.2.7", "198.51.100.1"]),
      (
        four + """

          four.includedRoutes = [
            NEIPv4Route(destinationAddress: "192.0.2.0", subnetMask: "255.255.255.0")]
          """, ["10.0.0.9", "192.0.2.7"]
      ),
      (
        four + """

          four.includedRoutes = [.default()]
          four.excludedRoutes = [
            NEIPv4Route(destinationAddress: "192.0.2.0", subnetMask: "255.255.255.0")]
          """, ["10.0.0.9", "198.51.100.1"]
      ),
      ("", []),
    ])
  func packetsThatARouteTakesGoThereAndBack(_ settings: String, _ taken: [String]) async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = provider(settings)
    lesson.app = TunnelApp.saves
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 1)
      device.turnOn(vpn: "Test")
      for address in ["10.0.0.9", "192.0.2.7", "198.51.100.1"] {
        for packet in device.send(IPPacket("hi", to: address, from: "10.0.0.2")) { print(packet) }
      }
      """
    let outcome = try await lesson.run()
    #expect(
      outcome.text(of: "Scene") == taken.map { "10.0.0.2 to \($0): hi\n" }.joined())
    #expect(outcome.text(of: "Ext") == String(repeating: "reads 1 [4]\ntrue\n", count: taken.count))
  }

  @Test(
    .shows(
      "NEPacketTunnelNetworkSettings.ipv6Settings", "NEIPv6Settings.addresses",
      "NEIPv6Settings.networkPrefixLengths",
      "NEIPv6Settings.init(addresses:networkPrefixLengths:)", "NEIPv6Settings.includedRoutes",
      "NEIPv6Settings.excludedRoutes", "NEIPv6Route.destinationAddress",
      "NEIPv6Route.destinationNetworkPrefixLength",
      "NEIPv6Route.init(destinationAddress:networkPrefixLength:)", "NEIPv6Route.default()"))
  func packetsOfVersionSixHaveRoutesOfTheirOwn() async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = provider(
      """
      let six = NEIPv6Settings(addresses: ["fd00::2"], networkPrefixLengths: [64])
      six.includedRoutes = [.default()]
      six.excludedRoutes = [NEIPv6Route(destinationAddress: "2001:db8::", networkPrefixLength: 32)]
      settings.ipv6Settings = six
      """)
    lesson.app = TunnelApp.saves
    lesson.scene = """
      import Foundation
      device.open("Net")
      device.wait(seconds: 1)
      device.turnOn(vpn: "Test")
      for first in [[0xfd, 0x00, 0, 0], [0x20, 0x01, 0x0d, 0xb8], [0x26, 0, 0, 0]] as [[UInt8]] {
        let header: [UInt8] = [0x60, 0, 0, 0, 0, 0, 59, 64]
        let rest = [UInt8](repeating: 0, count: 12)
        print(device.send(Data(header + [UInt8](repeating: 1, count: 16) + first + rest)).count)
      }
      print(device.send(IPPacket("hi", to: "10.0.0.9")).count)
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == "1\n0\n1\n0\n")
    #expect(outcome.text(of: "Ext") == "reads 1 [6]\ntrue\nreads 1 [6]\ntrue\n")
  }

  @Test(
    .shows(
      "NETunnelProviderError", "NETunnelProviderError.code", "NETunnelProviderError.init(_:)",
      "NETunnelProviderError.errorDomain", "NETunnelProviderErrorDomain",
      "NETunnelProviderError.Code.networkSettingsInvalid"),
    arguments: [
      #"settings.ipv4Settings = NEIPv4Settings(addresses: ["10.0.0"], subnetMasks: ["255.0.0.0"])"#,
      #"settings.ipv4Settings = NEIPv4Settings(addresses: ["10.0.0.1"], subnetMasks: ["255.0.255.0"])"#,
      #"settings.ipv4Settings = NEIPv4Settings(addresses: ["10.0.0.1"], subnetMasks: [])"#,
    ])
  func settingsThatAreNoneAreRefused(_ settings: String) async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = provider(settings)
    lesson.app = TunnelApp.saves
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 1)
      device.turnOn(vpn: "Test")
      print(device.isConnected(vpn: "Test"))
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Ext") == "NETunnelProviderErrorDomain 1\n")
    #expect(outcome.text(of: "Scene") == "false\n")
  }

  @Test func whatIsWrittenWithWrongNumbersIsRefused() async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = """
      class Provider: NEPacketTunnelProvider {
        override func startTunnel(
          options: [String: NSObject]?, completionHandler: @escaping (Error?) -> Void
        ) {
          let packet = Data([0x45] + [UInt8](repeating: 0, count: 27))
          print(packetFlow.writePackets([packet], withProtocols: []))
          print(packetFlow.writePackets([packet], withProtocols: [NSNumber(value: AF_INET6)]))
          print(packetFlow.writePackets([packet], withProtocols: [NSNumber(value: AF_INET)]))
          completionHandler(nil)
        }
      }
      """
    lesson.app = TunnelApp.saves
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 1)
      device.turnOn(vpn: "Test")
      print(device.takeReceivedPackets().count, device.takeReceivedPackets().count)
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Ext") == "false\nfalse\ntrue\n")
    #expect(outcome.text(of: "Scene") == "1 0\n")
  }

  @Test(.shows("NETunnelProvider.setTunnelNetworkSettings(_:)"))
  func settingsCanBeAwaited() async throws {
    var lesson = NetworkLesson()
    lesson.extensionCode = """
      class Provider: NEPacketTunnelProvider {
        override func startTunnel(
          options: [String: NSObject]?, completionHandler: @escaping (Error?) -> Void
        ) {
          Task {
            for remote in ["nowhere", "203.0.113.1"] {
              do {
                let settings = NEPacketTunnelNetworkSettings(tunnelRemoteAddress: remote)
                try await setTunnelNetworkSettings(settings)
                print("set")
              } catch { print((error as NSError).domain) }
            }
            completionHandler(nil)
          }
        }
      }
      """
    lesson.app = TunnelApp.saves
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 1)
      device.turnOn(vpn: "Test")
      """
    #expect(try await lesson.run().text(of: "Ext") == "NETunnelProviderErrorDomain\nset\n")
  }
}
