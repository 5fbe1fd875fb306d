import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Extensions for App Intents, whose intents are performed without the app.
@Suite struct AppIntentsExtensionTests {
  /// An app and its extension, which share an intent, unless the app has another one.
  private func lesson(app: String, scene: String) -> String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
      - {name: Doing, kind: extension, identifier: com.example.Reader.Doing, in: Reader}
    ---
    ## Step

    ```swift file=App.swift target=Reader
    import AppIntents
    import UIKit
    let place = "app"
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    \(app)
    ```

    ```swift file=Doing.swift target=Doing
    import AppIntents
    let place = "extension"
    \(Self.intent)
    @main struct Doing: AppIntentsExtension {
      init() { print("made") }
    }
    ```

    ```xml file=Info.plist target=Doing
    <plist version="1.0"><dict><key>EXAppExtensionAttributes</key><dict>
      <key>EXExtensionPointIdentifier</key><string>com.apple.appintents-extension</string>
      </dict></dict></plist>
    ```

    ```swift scene
    import ExtensionHost
    \(scene)
    ```
    """
  }

  private static let intent = """
    struct Note: AppIntent {
      static let title: LocalizedStringResource = "Note"
      func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Noted in the \\(place)")
      }
    }
    """

  @Test(
    .shows("AppIntentsExtension", "AppIntentsExtension.main()", "AppIntentsExtension.init()"),
    arguments: ["", intent])
  func anIntentOfTheExtensionIsPerformedThereEvenIfTheAppHasItToo(app: String) async throws {
    let scene = "print(device.runShortcut(\"Note\"))"
    let outcome = try await Running.run(lesson(app: app, scene: scene)).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Scene") == "Noted in the extension\n")
    #expect(outcome.text(of: "Doing") == "made\n")
    #expect(
      outcome.lines.filter { $0.hasPrefix("Reader: is l") || $0.hasPrefix("Doing: ") } == [
        "Doing: is launched as an extension", "Doing: prints \"made\\n\"",
        "Doing: the @main type is made", "Doing: is called: perform(), \"Note\"",
        "Doing: answers \"Noted in the extension\"", "Doing: is ended by the system",
      ])
  }
}
