import Findings
import Outcomes
import RunSupport
import TestSupport
import Testing

/// Why tunnels end, or never begin.
@Suite struct TunnelEndTests {
  struct End: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What the provider does in startTunnel; `done` is its handler.
    var starts = "done(nil)"
    var scene = ""
    var appMore = ""
    var principalClass = "Provider"
    var extensionRight = "packet-tunnel-provider"
    /// The error's domain and code, or "none".
    var error: String
    /// Whether it was connected before.
    var wasConnected = false
  }

  @Test(
    .shows(
      "NEVPNConnection.fetchLastDisconnectError(completionHandler:)",
      "NEPacketTunnelProvider.cancelTunnelWithError(_:)"),
    arguments: [
      End(
        testDescription: "it hands an error over",
        starts: #"done(NSError(domain: "Mine", code: 7))"#, error: "Mine 7"),
      End(testDescription: "it never answers", starts: "", error: "NEVPNConnectionErrorDomain 12"),
      End(
        testDescription: "it crashes at once", starts: "fatalError()",
        error: "NEVPNConnectionErrorDomain 12"),
      End(
        testDescription: "it answers twice",
        starts: #"done(NSError(domain: "Mine", code: 8)); done(nil)"#, error: "Mine 8"),
      End(
        testDescription: "it gives up later",
        starts: """
          done(nil)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            self.cancelTunnelWithError(NSError(domain: "Mine", code: 9))
          }
          """, error: "Mine 9", wasConnected: true),
      End(
        testDescription: "it crashes later",
        starts: """
          done(nil)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fatalError() }
          """, error: "NEVPNConnectionErrorDomain 12", wasConnected: true),
      End(
        testDescription: "its class is another", principalClass: "Other",
        error: "NSCocoaErrorDomain 4099"),
      End(
        testDescription: "it isn't entitled", extensionRight: "dns-proxy",
        error: "NEVPNConnectionErrorDomain 12"),
      End(
        testDescription: "the user switches it off", scene: #"device.turnOff(vpn: "Test")"#,
        error: "none", wasConnected: true),
    ])
  func anAppIsToldWhyItsTunnelHasEnded(_ test: End) async throws {
    var lesson = NetworkLesson()
    lesson.extensionRight = test.extensionRight
    lesson.principalClass = test.principalClass
    lesson.extensionCode = """
      class Other: NSObject {}
      class Provider: NEPacketTunnelProvider {
        override func startTunnel(
          options: [String: NSObject]?, completionHandler done: @escaping (Error?) -> Void
        ) { \(test.starts) }
      }
      """
    lesson.app =
      TunnelApp.watches + TunnelApp.starts + """
        try await Task.sleep(for: .seconds(100))
        manager.connection.fetchLastDisconnectError { error in
          let error = error as NSError?
          print(error.map { "\\($0.domain) \\($0.code)" } ?? "none")
        }
        """
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 5)
      \(test.scene)
      device.wait(seconds: 100)
      """
    let text = try await lesson.run().text(of: "Net")
    #expect(text.hasPrefix("status 2\n" + (test.wasConnected ? "status 3\n" : "")))
    #expect(text.contains("status 3") == test.wasConnected)
    #expect(text.hasSuffix("status 1\n\(test.error)\n"))
  }

  @Test func aSceneThatWaitsDoesNotHoldUpATunnelThatIsAboutToStart() async throws {
    // Real work, so that the scene begins to wait just when the provider is working.
    let works = "for _ in 0..<$0 { _ = String(repeating: \"a\", count: 9).hashValue }"
    func working(_ rounds: Int) -> String { works.replacing("$0", with: "\(rounds)_00_000") }
    var lesson = NetworkLesson()
    lesson.extensionCode = """
      class Provider: NEPacketTunnelProvider {
        override func startTunnel(
          options: [String: NSObject]?, completionHandler done: @escaping (Error?) -> Void
        ) {
          \(working(24))
          done(nil)
        }
      }
      """
    lesson.app =
      TunnelApp.watches + TunnelApp.savesAndLoads + """
        Task.detached {
          \(working(3))
          try await MainActor.run { try manager.connection.startVPNTunnel() }
        }
        try await Task.sleep(for: .seconds(3))
        print("3 seconds later")
        """
    lesson.scene = """
      device.open("Net")
      \(working(9))
      device.wait(seconds: 5)
      """
    let outcome = try await lesson.run()
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Net") == "status 2\nstatus 3\n3 seconds later\n")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var app: String
    var right = "packet-tunnel-provider"
    var scene = ""
    var code: Int
  }

  @Test(
    .shows(
      "NEVPNError", "NEVPNError.code", "NEVPNError.init(_:)", "NEVPNError.errorDomain",
      "NEVPNErrorDomain"),
    arguments: [
      Refusal(
        testDescription: "the app isn't entitled", app: TunnelApp.saves, right: "dns-proxy", code: 5
      ),
      Refusal(
        testDescription: "the app isn't entitled to look",
        app: "_ = try await NETunnelProviderManager.loadAllFromPreferences()", right: "", code: 5),
      Refusal(
        testDescription: "the user doesn't want it", app: TunnelApp.saves,
        scene: "device.answerNetworkRequests(isAllowed: false)", code: 5),
      Refusal(
        testDescription: "it wasn't loaded again after it was saved",
        app: TunnelApp.saves + "try manager.connection.startVPNTunnel()", code: 1),
      Refusal(
        testDescription: "it was never saved",
        app: "try NETunnelProviderManager().connection.startVPNTunnel()", code: 1),
      Refusal(
        testDescription: "nobody to talk to",
        app: """
          let session = NETunnelProviderManager().connection as! NETunnelProviderSession
          print(session.status == .invalid)
          try session.sendProviderMessage(Data())
          """, code: 1),
      Refusal(
        testDescription: "it has no server",
        app: """
          let manager = NETunnelProviderManager()
          manager.protocolConfiguration = NETunnelProviderProtocol()
          try await manager.saveToPreferences()
          """, code: 1),
      Refusal(
        testDescription: "it isn't enabled",
        app: TunnelApp.savesAndLoads + """
          manager.isEnabled = false
          try await manager.saveToPreferences()
          try await manager.loadFromPreferences()
          try manager.connection.startVPNTunnel()
          """, code: 2),
      Refusal(
        testDescription: "another has changed it",
        app: TunnelApp.savesAndLoads + """
          let other = try await NETunnelProviderManager.loadAllFromPreferences()[0]
          try await other.saveToPreferences()
          try await manager.saveToPreferences()
          """, code: 4),
    ])
  func whatCannotBeIsRefused(_ test: Refusal) async throws {
    var lesson = NetworkLesson()
    lesson.appRight = test.right
    lesson.extensionCode = "class Provider: NEPacketTunnelProvider {}"
    lesson.app = """
      do {
        \(test.app)
      } catch let error as NEVPNError {
        print(error.code.rawValue, NEVPNError.errorDomain == NEVPNErrorDomain)
        print(error == NEVPNError(error.code))
        throw error
      }
      """
    lesson.scene = test.scene + "\ndevice.open(\"Net\")\ndevice.wait(seconds: 1)"
    let text = try await lesson.run().text(of: "Net")
    #expect(
      text.hasSuffix("\(test.code) true\ntrue\nrefused: NEVPNErrorDomain \(test.code)\n"))
  }
}
