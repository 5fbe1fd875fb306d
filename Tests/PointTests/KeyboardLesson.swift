import RunSupport

/// An app with a text field and a custom keyboard, for tests that vary one part of it.
struct KeyboardLesson {
  /// What is done to the text field, `field`, before it is shown.
  var field = ""
  /// Members of the app's delegate.
  var app = ""
  /// What the keyboard does when its key "go" is tapped; `proxy` is at hand.
  var go = #"proxy.insertText("a")"#
  /// Members of the keyboard.
  var keyboard = ""
  var asksForAccess = true
  var principalClass = "Keys"
  var isEntitled = true
  var scene: String

  /// A scene that turns the keyboard on, edits the field and picks the keyboard.
  static func using(_ rest: String, fullAccess: Bool = false) -> String {
    """
    device.turnOn(keyboard: "Keys", fullAccess: \(fullAccess))
    let app = device.open("Reader")
    app.tap("field")
    let keys = app.useKeyboard("Keys")
    \(rest)
    """
  }

  var markdown: String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate, UITextFieldDelegate,
        UITextViewDelegate
      {
        var window: UIWindow?
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 350, height: 40))
        let other = UITextView(frame: CGRect(x: 20, y: 140, width: 350, height: 100))
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          let page = UIViewController()
          field.accessibilityIdentifier = "field"
          other.accessibilityIdentifier = "other"
          \(field)
          page.view.addSubview(field)
          page.view.addSubview(other)
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = page
          window?.makeKeyAndVisible()
          return true
        }
        \(app)
      }
      """
    lesson.extensionName = "Keys"
    lesson.extensionIdentifier = "com.example.Reader.Keys"
    lesson.extensionCode = """
      import UIKit
      class Other: UIViewController {}
      class Keys: UIInputViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let action = UIAction(title: "go") { [unowned self] _ in
            let proxy = textDocumentProxy
            _ = proxy
            \(go)
          }
          let key = UIButton(primaryAction: action)
          key.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
          view.addSubview(key)
        }
        \(keyboard)
      }
      """
    lesson.point = "com.apple.keyboard-service"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    lesson.isEntitled = isEntitled
    if asksForAccess { lesson.moreAttributes = "<key>RequestsOpenAccess</key><true/>" }
    lesson.scene = "import ExtensionHost\n" + scene
    return lesson.markdown
  }
}
