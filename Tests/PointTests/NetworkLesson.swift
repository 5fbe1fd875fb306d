import Findings
import Outcomes
import RunSupport
import SnippetEngine
import Testing

/// A lesson with an app and a network extension, for tests that vary parts of it.
struct NetworkLesson {
  var point = "com.apple.networkextension.packet-tunnel"
  /// What the entitlements of the app and the extension name.
  var appRight = "packet-tunnel-provider"
  var extensionRight = "packet-tunnel-provider"
  var principalClass = "Provider"
  /// What the app does when it becomes active, in a task; its file may have more.
  var app = ""
  var appDeclarations = ""
  var extensionCode = ""
  /// A second extension: its point, and its code with a class Control.
  var control: String?
  var scene = ""

  var markdown: String {
    """
    ---
    format: 1
    id: network
    title: Network
    targets:
      - {name: Net, kind: app, identifier: com.example.Net}
      - {name: Ext, kind: extension, identifier: com.example.Net.Ext, in: Net}
    \(control == nil ? "" : "  - {name: Ctl, kind: extension, identifier: com.example.Net.Ctl, in: Net}")
    ---
    ## Step

    ```swift file=App.swift target=Net
    import NetworkExtension
    import UIKit
    \(appDeclarations)
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        Task { @MainActor in
          do {
            \(app)
          } catch {
            print("refused:", (error as NSError).domain, (error as NSError).code)
          }
        }
      }
    }
    ```

    \(bundle("Ext", point, principalClass, extensionCode))
    \(entitlements("Net", appRight))
    \(entitlements("Ext", extensionRight))
    \(control.map {
      bundle("Ctl", "com.apple.networkextension.filter-control", "Control", $0)
        + entitlements("Ctl", extensionRight)
    } ?? "")
    ```swift scene
    import ExtensionHost
    \(scene)
    ```
    """
  }

  private func bundle(_ target: String, _ point: String, _ name: String, _ code: String) -> String {
    """
    ```swift file=\(target).swift target=\(target)
    import NetworkExtension
    \(code)
    ```

    ```xml file=Info.plist target=\(target)
    <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>\(point)</string>
      <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).\(name)</string>
      </dict></dict></plist>
    ```

    """
  }

  private func entitlements(_ target: String, _ right: String) -> String {
    guard !right.isEmpty else { return "" }
    return """

      ```xml file=\(target).entitlements target=\(target)
      <plist version="1.0"><dict>
        <key>com.apple.developer.networking.networkextension</key>
        <array><string>\(right)</string></array>
        <key>com.apple.security.application-groups</key>
        <array><string>group.net</string></array></dict></plist>
      ```

      """
  }

  func run() async throws -> Outcome {
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }
}

/// What an app does to add a tunnel to the settings.
enum TunnelApp {
  /// An app that prints the status of its connection whenever it changes.
  static let watches = """
    let token = NotificationCenter.default.addObserver(
      forName: .NEVPNStatusDidChange, object: nil, queue: nil
    ) { note in
      print("status", (note.object as? NEVPNConnection)?.status.rawValue ?? -1)
    }
    _ = token

    """

  static let saves = """
    let manager = NETunnelProviderManager()
    let chosen = NETunnelProviderProtocol()
    chosen.serverAddress = "vpn.example.com"
    chosen.providerConfiguration = ["level": 3]
    manager.protocolConfiguration = chosen
    manager.localizedDescription = "Test"
    manager.isEnabled = true
    try await manager.saveToPreferences()

    """
  static let savesAndLoads = saves + "try await manager.loadFromPreferences()\n"
  static let starts = savesAndLoads + "try manager.connection.startVPNTunnel()\n"
}
