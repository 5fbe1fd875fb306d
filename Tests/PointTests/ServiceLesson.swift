import RunSupport

/// An app with a notification service extension, for tests that vary one part of it.
struct ServiceLesson {
  /// What the app does when it becomes active.
  var app = "UNUserNotificationCenter.current().requestAuthorization { _, _ in }"
  /// The members of the service.
  var service = """
    override func didReceive(
      _ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void
    ) {
      let content = request.content.mutableCopy() as! UNMutableNotificationContent
      content.title += "!"
      handler(content)
    }
    """
  var principalClass = "Service"
  var scene: String

  /// A scene that sends a push.
  static func push(_ aps: String, before: String = "") -> String {
    """
    device.open("Reader").goToBackground()
    \(before)
    print(device.push(#"{"aps": \(aps)}"#, to: "Reader")?.description ?? "nothing")
    """
  }

  /// A push that an extension may change.
  static let mutable = #"{"alert": {"title": "Hello", "body": "World"}, "mutable-content": 1}"#

  var markdown: String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
      - {name: Service, kind: extension, identifier: com.example.Reader.Service, in: Reader}
    ---
    ## Step

    ```swift file=App.swift target=Reader
    import UIKit
    import UserNotifications
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        \(app)
      }
    }
    ```

    ```swift file=Service.swift target=Service
    import UserNotifications
    class Other: NSObject {}
    class Service: UNNotificationServiceExtension {
      \(service)
    }
    ```

    ```xml file=Info.plist target=Service
    <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.service</string>
      <key>NSExtensionPrincipalClass</key>
      <string>$(PRODUCT_MODULE_NAME).\(principalClass)</string></dict></dict></plist>
    ```

    ```swift scene
    import ExtensionHost
    \(scene)
    ```
    """
  }
}
