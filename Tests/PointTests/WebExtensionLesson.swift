import RunSupport
import TestSupport

/// An app with a web extension, for tests that vary one part of it.
struct WebExtensionLesson {
  /// The manifest; `nil` for none.
  var manifest: String? = """
    {
      "manifest_version": 3, "name": "Marker", "version": "1.0",
      "permissions": ["nativeMessaging", "storage"],
      "background": {"service_worker": "background.js"},
      "content_scripts": [{"matches": ["*://news.example/*"], "js": ["content.js"]}]
    }
    """
  var content = """
    browser.runtime.sendMessage({ title: document.title }).then(
      (answer) => console.log("answer", answer), (error) => console.log("error", error.message));
    """
  var background = """
    browser.runtime.onMessage.addListener(
      (message) => browser.runtime.sendNativeMessage("application.id", message));
    """
  /// What the native half does with `message`; `complete(_:)` returns an answer.
  var native = "complete(message)"
  var principalClass = "SafariWebExtensionHandler"
  var app = ""
  /// What the scene does; the extension is on, `visit()` visits a page of its site.
  var scene = """
    device.setWebsiteAccess(.allow, to: "news.example", for: "Share")
    visit()
    """
  /// Whether the scene begins by switching it on.
  var isOn = true

  var markdown: String {
    var lesson = ShareLesson()
    lesson.point = "com.apple.Safari.web-extension"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    lesson.isEntitled = false
    lesson.appCode = """
      import SafariServices
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          \(app)
        }
      }
      """
    lesson.extensionCode = """
      import SafariServices
      class Other: NSObject {}
      class SafariWebExtensionHandler: NSObject, NSExtensionRequestHandling {
        func beginRequest(with context: NSExtensionContext) {
          let item = context.inputItems.first as? NSExtensionItem
          let message = item?.userInfo?[SFExtensionMessageKey]
          let profile = item?.userInfo?[SFExtensionProfileKey] as? UUID
          func complete(_ value: Any?) {
            let answer = NSExtensionItem()
            answer.userInfo = [SFExtensionMessageKey: value as Any]
            context.completeRequest(returningItems: [answer], completionHandler: nil)
          }
          _ = profile
          \(native)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      \(isOn ? "device.turnOn(webExtension: \"Share\")" : "")
      let browser = device.open(.browser)
      @discardableResult
      func visit(_ url: String = "https://news.example/today", profile: String? = nil) -> VisitedPage {
        browser.visit("<title>News</title><h1>News</h1>", at: url, profile: profile)
      }
      \(scene)
      """
    let files =
      (manifest.map { "```json file=manifest.json target=Share\n\($0)\n```\n\n" } ?? "")
      + "```javascript file=content.js target=Share\n\(content)\n```\n\n"
      + "```javascript file=background.js target=Share\n\(background)\n```\n\n"
    return lesson.markdown.replacing("```swift scene", with: files + "```swift scene")
  }
}
