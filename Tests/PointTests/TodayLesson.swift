import RunSupport

/// An app with a Today widget, for tests that vary one part of it.
struct TodayLesson {
  /// What the app does when it becomes active.
  var app = ""
  /// The members of the widget's controller.
  var widget = ""
  /// The superclass and protocols of the widget's controller.
  var conformances = "UIViewController, NCWidgetProviding"
  var principalClass = "Glance"
  /// The version of iOS that the device runs; 17 is the last that shows such widgets.
  var version = 17
  var scene: String

  /// A widget that shows how often it has been updated.
  static let counting = """
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 300, height: 24))
    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "old"
      view.addSubview(label)
    }
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
      let count = UserDefaults.standard.integer(forKey: "count") + 1
      UserDefaults.standard.set(count, forKey: "count")
      label.text = "update \\(count)"
      completionHandler(.newData)
    }
    """

  var markdown: String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import NotificationCenter
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          \(app)
        }
        func application(
          _ application: UIApplication, open url: URL,
          options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          print("opens \\(url)")
          return true
        }
      }
      """
    lesson.appKeys = """
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array><string>reader</string></array></dict></array>
      """
    lesson.extensionName = "Glance"
    lesson.extensionIdentifier = "com.example.Reader.Glance"
    lesson.extensionCode = """
      import NotificationCenter
      import UIKit
      class Other: NSObject {}
      class Glance: \(conformances) {
        \(widget)
      }
      """
    lesson.point = "com.apple.widget-extension"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    lesson.isEntitled = false
    lesson.scene = "import ExtensionHost\ndevice.useiOS(\(version))\n" + scene
    return lesson.markdown
  }
}
