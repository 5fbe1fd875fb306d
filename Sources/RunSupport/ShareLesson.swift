/// A lesson with an app and an extension, by default a Share extension, for tests that vary one
/// part of it.
package struct ShareLesson {
  package var appCode = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        print(UserDefaults(suiteName: "group.reader")?.stringArray(forKey: "links") ?? [])
      }
    }
    """
  package var extensionCode = """
    import UIKit
    class ShareViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let item = extensionContext?.inputItems.first as? NSExtensionItem
        item?.attachments?.first?.loadItem(forTypeIdentifier: "public.url") { value, error in
          if let url = value as? URL {
            UserDefaults(suiteName: "group.reader")?.set([url.absoluteString], forKey: "links")
          }
          self.extensionContext?.completeRequest(returningItems: nil)
        }
      }
    }
    """
  /// The extension's target; the end of its identifier is independent of it.
  package var extensionName = "Share"
  /// If empty, the extension has a type marked `@main`.
  package var principalClass = "$(PRODUCT_MODULE_NAME).ShareViewController"
  package var rule =
    "<key>NSExtensionActivationSupportsWebURLWithMaxCount</key><integer>1</integer>"
  package var moreKeys = ""
  /// Keys beside the rule, in NSExtensionAttributes.
  package var moreAttributes = ""
  /// Keys of the app's own property list; if empty, it has none.
  package var appKeys = ""
  package var point = "com.apple.share-services"
  package var extensionIdentifier = "com.example.Reader.Share"
  package var isEntitled = true
  /// Entitlements of the extension besides its group.
  package var moreEntitlements = ""
  /// Entitlements of the app besides its group.
  package var moreAppEntitlements = ""
  /// Build settings of the extension, in the format of an .xcconfig file.
  package var buildSettings = ""
  package var scene = """
    import ExtensionHost
    let browser = device.open(.browser)
    print(browser.share(.link("https://example.com/a")).pick("Share"))
    device.open("Reader")
    """
  package var sceneWords = ""

  package init() {}

  package var markdown: String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
      - {name: \(extensionName), kind: extension, identifier: \(extensionIdentifier), in: Reader}
    ---
    ## Step

    ```swift file=App.swift target=Reader
    \(appCode)
    ```

    ```swift file=ShareViewController.swift target=\(extensionName)
    \(extensionCode)
    ```

    ```xml file=Info.plist target=\(extensionName)
    <plist version="1.0"><dict>\(moreKeys)<key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>\(point)</string>
      \(principalClass.isEmpty ? "" : principalKey)
      <key>NSExtensionAttributes</key><dict>\(moreAttributes)
        <key>NSExtensionActivationRule</key><dict>\(rule)</dict></dict></dict></dict></plist>
    ```
    \(appKeys.isEmpty ? "" : "\n```xml file=Info.plist target=Reader\n<plist version=\"1.0\"><dict>\(appKeys)</dict></plist>\n```\n")
    \(buildSettings.isEmpty ? "" : "\n```xcconfig file=\(extensionName).xcconfig target=\(extensionName)\n\(buildSettings)\n```\n")
    \(isEntitled ? entitlements("Reader", moreAppEntitlements) + entitlements(extensionName, moreEntitlements) : "")
    ```swift scene\(sceneWords)
    \(scene)
    ```
    """
  }

  private var principalKey: String {
    "<key>NSExtensionPrincipalClass</key><string>\(principalClass)</string>"
  }

  private func entitlements(_ target: String, _ more: String = "") -> String {
    """

    ```xml file=\(target).entitlements target=\(target)
    <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
      <array><string>group.reader</string></array>\(more)</dict></plist>
    ```

    """
  }
}
