import RunSupport

/// An app with which Siri sends messages, for tests that vary one part of it.
struct SiriLesson {
  /// The members of the handler, a class that conforms to INSendMessageIntentHandling.
  var members = SiriLesson.handle(".success")
  /// The whole extension, if more than the members varies.
  var handler: String?
  /// The members of the view controller that shows intents; nil for no such extension.
  var interface: String?
  var interfaceProtocol = ", INUIHostedViewControlling"
  var interfaceSupports = ["INSendMessageIntent"]
  var supports = ["INSendMessageIntent"]
  var restricts: [String] = []
  var isEntitled = true
  var hasDescription = true
  /// What the app does when it becomes active.
  var active = "INPreferences.requestSiriAuthorization { _ in }"
  /// Members of the app's delegate.
  var appMembers = ""
  /// What is done before the app opens.
  var before = ""
  /// What is done after the app has been opened and has gone to the background.
  var scene: String

  /// The one required method.
  static func handle(_ code: String, activity: String = "nil") -> String {
    """
    func handle(
      intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
    ) {
      let names = (intent.recipients ?? []).map(\\.displayName).joined(separator: "+")
      print("handles", names, intent.content ?? "nil")
      completion(INSendMessageIntentResponse(code: \(code), userActivity: \(activity)))
    }
    """
  }

  var markdown: String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Chat, kind: app, identifier: com.example.Chat}
      - {name: Assistant, kind: extension, identifier: com.example.Chat.Assistant, in: Chat}
    \(interface == nil ? "" : "  - {name: Bubble, kind: extension, identifier: com.example.Chat.Bubble, in: Chat}")
    ---
    ## Step

    ```swift file=App.swift target=Chat
    import Intents
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        \(active)
      }
      \(appMembers)
    }
    ```

    \(list("Chat", hasDescription ? "<key>NSSiriUsageDescription</key><string>To chat</string>" : ""))
    \(isEntitled ? entitlements : "")
    ```swift file=Handler.swift target=Assistant
    import Intents
    \(handler ?? "class Handler: INExtension, INSendMessageIntentHandling {\n\(members)\n}")
    ```

    \(point("Assistant", "com.apple.intents-service", "Handler", supports, restricts))
    \(interface.map(interfaceFiles) ?? "")
    ```swift scene
    import ExtensionHost
    \(before)
    device.open("Chat").goToBackground()
    \(scene)
    ```
    """
  }

  private func interfaceFiles(_ members: String) -> String {
    """
    ```swift file=Bubble.swift target=Bubble
    import IntentsUI
    class Bubble: UIViewController\(interfaceProtocol) {
      \(members)
    }
    ```

    \(point("Bubble", "com.apple.intents-ui-service", "Bubble", interfaceSupports, []))
    """
  }

  private var entitlements: String {
    """
    ```xml file=Chat.entitlements target=Chat
    <plist version="1.0"><dict><key>com.apple.developer.siri</key><true/></dict></plist>
    ```

    """
  }

  private func point(
    _ target: String, _ identifier: String, _ principal: String, _ supported: [String],
    _ restricted: [String]
  ) -> String {
    func array(_ key: String, _ values: [String]) -> String {
      "<key>\(key)</key><array>"
        + values.map { "<string>\($0)</string>" }.joined() + "</array>"
    }
    return list(
      target,
      """
      <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>\(identifier)</string>
        <key>NSExtensionPrincipalClass</key>
        <string>$(PRODUCT_MODULE_NAME).\(principal)</string>
        <key>NSExtensionAttributes</key><dict>\(array("IntentsSupported", supported))
          \(restricted.isEmpty ? "" : array("IntentsRestrictedWhileLocked", restricted))</dict></dict>
      """)
  }

  private func list(_ target: String, _ keys: String) -> String {
    """
    ```xml file=Info.plist target=\(target)
    <plist version="1.0"><dict>\(keys)</dict></plist>
    ```

    """
  }
}
