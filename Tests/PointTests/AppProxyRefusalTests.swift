import Outcomes
import RunSupport
import TestSupport
import Testing

/// What an app, an app proxy or a profile can't do.
@Suite struct AppProxyRefusalTests {
  private static let loads = """
    guard let manager = try await NEAppProxyProviderManager.loadAllFromPreferences().first else {
      return print("none")
    }

    """

  @Test(
    .shows("NEAppProxyProviderManager.init()", "NEAppRule.init(signingIdentifier:)"),
    arguments: [
      (
        """
        let manager = NEAppProxyProviderManager()
        let chosen = NETunnelProviderProtocol()
        chosen.serverAddress = "proxy.example.com"
        manager.protocolConfiguration = chosen
        print(NEAppRule(signingIdentifier: "a").matchSigningIdentifier)
        try await manager.saveToPreferences()
        """, "app-proxy-provider", "a\nrefused: NEVPNErrorDomain 5\n"
      ),
      (loads, "packet-tunnel-provider", "refused: NEVPNErrorDomain 5\n"),
      (
        loads + "manager.isEnabled = false\ntry await manager.saveToPreferences()",
        "app-proxy-provider", "refused: NEVPNErrorDomain 5\n"
      ),
      (
        loads + "manager.removeFromPreferences { print(($0 as NSError?)?.code ?? 0) }",
        "app-proxy-provider", "5\n"
      ),
    ])
  func anAppCantChangeWhatItsOrganisationSays(
    _ app: String, _ right: String, _ printed: String
  ) async throws {
    var proxy = AppProxyLesson()
    proxy.app = app
    proxy.scene = #"device.open("Net"); device.wait(seconds: 1)"#
    var lesson = proxy.lesson
    lesson.appRight = right
    #expect(try await lesson.run().text(of: "Net") == printed)
  }

  struct End: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var starts = "done(nil)"
    var principalClass = "Provider"
    var extensionRight = "app-proxy-provider"
    /// The error's domain and code.
    var error: String
  }

  @Test(
    .shows("NEAppProxyProvider.cancelProxyWithError(_:)"),
    arguments: [
      End(
        testDescription: "it hands an error over",
        starts: #"done(NSError(domain: "Mine", code: 7))"#, error: "Mine 7"),
      End(
        testDescription: "it crashes", starts: "fatalError()",
        error: "NEVPNConnectionErrorDomain 12"),
      End(
        testDescription: "it gives up later",
        starts: """
          done(nil)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            self.cancelProxyWithError(NSError(domain: "Mine", code: 9))
          }
          """, error: "Mine 9"),
      End(
        testDescription: "its class is another", principalClass: "Other",
        error: "NSCocoaErrorDomain 4099"),
      End(
        testDescription: "it isn't entitled", extensionRight: "packet-tunnel-provider",
        error: "NEVPNConnectionErrorDomain 12"),
    ])
  func withoutAProviderTheAppHasNoNetwork(_ test: End) async throws {
    var proxy = AppProxyLesson()
    proxy.flow = AppProxyLesson.reading("flow.write(data) { _ in }")
    proxy.members = """
      override func startProxy(
        options: [String: Any]?, completionHandler done: @escaping (Error?) -> Void
      ) { \(test.starts) }
      """
    proxy.app =
      AppProxyLesson.starts + """
        try await Task.sleep(for: .seconds(3))
        manager.connection.fetchLastDisconnectError { error in
          print((error as NSError?).map { "\\($0.domain) \\($0.code)" } ?? "none")
        }
        """
    proxy.scene = """
      device.manage("Net", vpn: "1234")
      device.open("Net")
      device.wait(seconds: 5)
      print(device.isConnected(vpn: "Work"), send())
      """
    var lesson = proxy.lesson
    lesson.principalClass = test.principalClass
    lesson.extensionRight = test.extensionRight
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == "false nothing\n")
    #expect(outcome.text(of: "Net") == test.error + "\n")
  }

  @Test(arguments: [
    (#"device.installProfile("hello")"#, "isn't a property list with a dictionary"),
    (
      #"device.installProfile("<plist><dict/></plist>")"#,
      "no payload of the type com.apple.vpn.managed.applayer"
    ),
    (
      "device.installProfile(\(AppProxyLesson.profile("", provider: "packet-tunnel")))",
      "this device has no packet tunnels for certain apps"
    ),
    (
      "device.installProfile(\(AppProxyLesson.profile(""))"
        + ".replacingOccurrences(of: \"example.Net\", with: \"example.Gone\"))",
      "no app with the identifier 'com.example.Gone'"
    ),
    (
      "device.installProfile(\(AppProxyLesson.profile(""))"
        + ".replacingOccurrences(of: \"VPNUUID\", with: \"UUID\"))",
      "the profile's payload has no VPNUUID"
    ),
    (#"device.manage("Net", vpn: "9")"#, "no profile has a VPN with the identifier '9'"),
    (#"device.manage("Gone", vpn: "1234")"#, "no app named 'Gone' is installed"),
    (#"print(send(by: "Gone"))"#, "no app named 'Gone' is installed"),
  ])
  func aSceneIsToldWhatItCantDo(_ scene: String, _ reason: String) async throws {
    var proxy = AppProxyLesson()
    proxy.scene = scene
    let outcome = try await proxy.lesson.run()
    #expect(outcome.lines.contains { $0.hasPrefix("Scene: ") && $0.contains(reason) })
  }
}
