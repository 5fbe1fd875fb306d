import RunSupport

/// An app with a notification service extension, for tests that vary one part of it.
struct ServiceLesson {
  /// What the app does when it becomes active.
  var app = "UNUserNotificationCenter.current().requestAuthorization { _, _ in }"
  /// More members of the app's delegate.
  var members = ""
  /// More code of the app.
  var moreAppCode = ""
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
  var point = "com.apple.usernotifications.service"
  /// Keys of NSExtensionAttributes.
  var attributes = ""
  /// The principal class, for another point.
  var code: String?
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
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      import UserNotifications
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        \(members)
        func applicationDidBecomeActive(_ application: UIApplication) {
          \(app)
        }
      }
      \(moreAppCode)
      """
    lesson.extensionName = "Service"
    lesson.extensionIdentifier = "com.example.Reader.Service"
    lesson.extensionCode =
      code ?? """
        import UserNotifications
        class Other: NSObject {}
        class Service: UNNotificationServiceExtension {
          \(service)
        }
        """
    lesson.point = point
    lesson.moreAttributes = attributes
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    lesson.isEntitled = false
    lesson.scene = "import ExtensionHost\n" + scene
    return lesson.markdown
  }
}
