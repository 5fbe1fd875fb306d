import RunSupport

/// An app that works with Screen Time, with its extensions, for tests that vary one part of it.
struct ScreenTimeLesson {
  /// The targets whose entitlements have that of Family Controls.
  var entitled = ["Focus", "Monitor", "Buttons"]
  /// Views below the button that opens the picker.
  var views = ""
  /// What is done when the view appears.
  var task = "try? await AuthorizationCenter.shared.requestAuthorization(for: .individual)"
  /// Further members of the view.
  var members = ""
  /// What is done when the user has picked something.
  var picked = ""
  /// How many things the picker adds.
  var selection = "FamilyActivitySelection()"
  /// The bodies of the extensions' principal classes; an extension without one isn't there.
  var monitor = ""
  var look = ""
  var buttons = ""
  /// The scenes of the report extension, and the types that they use.
  var reports = ""
  var reportTypes = ""
  var scene: String

  var markdown: String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Focus, kind: app, identifier: com.example.Focus}
      - {name: Game, kind: app, identifier: com.example.Game}
    \(extensions.map { "  - {name: \($0.name), kind: extension, identifier: com.example.Focus.\($0.name), in: Focus}" }.joined(separator: "\n"))
    ---
    ## Step

    ```swift file=FocusApp.swift target=Focus
    \(app)
    ```

    ```swift file=GameApp.swift target=Game
    import SwiftUI
    @main struct GameApp: App { var body: some Scene { WindowGroup { Text("Play!") } } }
    ```

    ```xml file=Info.plist target=Game
    <plist version="1.0"><dict><key>LSApplicationCategoryType</key>
      <string>public.app-category.puzzle-games</string></dict></plist>
    ```

    \(extensions.map(\.markdown).joined(separator: "\n\n"))

    \(entitled.filter { name in name == "Focus" || extensions.contains { $0.name == name } }.map(entitlements).joined(separator: "\n\n"))

    ```swift scene
    import ExtensionHost
    \(scene)
    ```
    """
  }

  private var app: String {
    """
    import DeviceActivity
    import FamilyControls
    import ManagedSettings
    import SwiftUI

    @main struct FocusApp: App { var body: some Scene { WindowGroup { ContentView() } } }

    struct ContentView: View {
      @State private var isPicking = false
      @State private var selection = \(selection)
      @ObservedObject private var center = AuthorizationCenter.shared
      private let store = ManagedSettingsStore()

      var body: some View {
        VStack {
          Button("Pick") { isPicking = true }
          \(views)
        }
        .familyActivityPicker(isPresented: $isPicking, selection: $selection)
        .onChange(of: selection) { \(picked) }
        .task { \(task) }
      }

      \(members)
    }
    \(reports.isEmpty ? "" : #"extension DeviceActivityReport.Context { static let total = Self("Total") }"#)
    """
  }

  private var extensions: [Extension] {
    var all: [Extension] = []
    if !monitor.isEmpty {
      all.append(
        Extension(
          name: "Monitor", point: "com.apple.deviceactivity.monitor-extension",
          imports: ["DeviceActivity", "ManagedSettings"],
          code: "class Principal: DeviceActivityMonitor {\n\(monitor)\n}"))
    }
    if !look.isEmpty {
      all.append(
        Extension(
          name: "Look", point: "com.apple.ManagedSettingsUI.shield-configuration-service",
          imports: ["ManagedSettings", "ManagedSettingsUI", "UIKit"],
          code: "class Principal: ShieldConfigurationDataSource {\n\(look)\n}"))
    }
    if !buttons.isEmpty {
      all.append(
        Extension(
          name: "Buttons", point: "com.apple.ManagedSettings.shield-action-service",
          imports: ["ManagedSettings"],
          code: "class Principal: ShieldActionDelegate {\n\(buttons)\n}"))
    }
    if !reports.isEmpty {
      all.append(
        Extension(
          name: "Report", point: "com.apple.deviceactivityui.report-extension",
          imports: ["DeviceActivity", "ExtensionKit", "SwiftUI"],
          code: """
            extension DeviceActivityReport.Context { static let total = Self("Total") }
            \(reportTypes)
            @main struct Reports: DeviceActivityReportExtension {
              var body: some DeviceActivityReportScene {
                \(reports)
              }
            }
            """))
    }
    return all
  }

  private func entitlements(_ target: String) -> String {
    """
    ```xml file=\(target).entitlements target=\(target)
    <plist version="1.0"><dict><key>com.apple.developer.family-controls</key><true/></dict></plist>
    ```
    """
  }

  private struct Extension {
    var name: String
    var point: String
    var imports: [String]
    var code: String

    var markdown: String {
      """
      ```swift file=\(name)Principal.swift target=\(name)
      \(imports.map { "import \($0)" }.joined(separator: "\n"))
      \(code)
      ```

      ```xml file=Info.plist target=\(name)
      <plist version="1.0"><dict>\(keys)</dict></plist>
      ```
      """
    }

    private var keys: String {
      if name == "Report" {
        return """
          <key>EXAppExtensionAttributes</key><dict>
          <key>EXExtensionPointIdentifier</key><string>\(point)</string></dict>
          """
      }
      return """
        <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>\(point)</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Principal</string></dict>
        """
    }
  }
}
