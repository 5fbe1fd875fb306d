import RunSupport

/// An app with a file provider and a second one with a document picker, for tests that vary a part.
struct ProviderLesson {
  /// Members of the provider, which a test adds or replaces.
  var start = "try! text(of: url).write(to: url); completionHandler(nil)"
  var placeholder = """
    try! makeFolder(url)
    try! NSFileProviderManager.writePlaceholder(
      at: NSFileProviderManager.placeholderURL(for: url), withMetadata: Thing(identifier(url)))
    completionHandler(nil)
    """
  var place = """
    documentStorageURL.appendingPathComponent(identifier.rawValue)
      .appendingPathComponent(Thing(identifier).filename)
    """
  var list = """
    observer.didEnumerate(names.sorted().map { Thing(.init($0)) })
    observer.finishEnumerating(upTo: nil)
    """
  /// Members of the enumerator, and of the provider.
  var moreOfList = ""
  var more = ""
  /// Members of the items.
  var moreOfThing = ""
  var enumerator = "return List()"
  var principalClass = "Provider"
  var supportsEnumeration = true
  /// What the second app does with the picked URLs.
  var picked = "print(urls.map(\\.lastPathComponent))"
  /// The picker that the second app shows.
  var picker = "UIDocumentPickerViewController(forOpeningContentTypes: [.text])"
  var app = ""
  var scene = ""

  var markdown: String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Owner, kind: app, identifier: com.example.Owner}
      - {name: Drawer, kind: extension, identifier: com.example.Owner.Drawer, in: Owner}
      - {name: Editor, kind: app, identifier: com.example.Editor}
    ---
    ## Step

    ```swift file=App.swift target=Owner
    import FileProvider
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { \(app) }
    }
    ```

    ```swift file=Provider.swift target=Drawer
    import FileProvider
    import UniformTypeIdentifiers
    nonisolated(unsafe) var names: Set = ["a", "b"]
    class Other: NSObject {}
    class Thing: NSObject, NSFileProviderItem {
      let itemIdentifier: NSFileProviderItemIdentifier
      var parentItemIdentifier: NSFileProviderItemIdentifier { .rootContainer }
      var filename: String { itemIdentifier.rawValue + ".txt" }
      var contentType: UTType { .plainText }
      var capabilities: NSFileProviderItemCapabilities { .allowsAll }
      init(_ identifier: NSFileProviderItemIdentifier) { itemIdentifier = identifier }
      \(moreOfThing)
    }
    class List: NSObject, NSFileProviderEnumerator {
      func invalidate() { print("invalidate") }
      func enumerateItems(
        for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage
      ) {
        \(list)
      }
      \(moreOfList)
    }
    class Provider: NSFileProviderExtension {
      override func enumerator(
        for container: NSFileProviderItemIdentifier
      ) throws -> any NSFileProviderEnumerator { \(enumerator) }
      override func urlForItem(
        withPersistentIdentifier identifier: NSFileProviderItemIdentifier
      ) -> URL? { \(place) }
      override func providePlaceholder(
        at url: URL, completionHandler: @escaping ((any Error)?) -> Void
      ) {
        \(placeholder)
      }
      override func startProvidingItem(
        at url: URL, completionHandler: @escaping ((any Error)?) -> Void
      ) {
        \(start)
      }
      override func stopProvidingItem(at url: URL) {
        print("stop", url.lastPathComponent)
      }
      override func itemChanged(at url: URL) {
        print("changed", (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing")
      }
      func text(of url: URL) throws -> Data {
        try makeFolder(url)
        return Data("text of \\(url.lastPathComponent)".utf8)
      }
      func identifier(_ url: URL) -> NSFileProviderItemIdentifier {
        .init(url.deletingLastPathComponent().lastPathComponent)
      }
      func makeFolder(_ url: URL) throws {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      \(more)
    }
    ```

    ```xml file=Info.plist target=Drawer
    <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.fileprovider-nonui</string>
      <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).\(principalClass)</string>
      <key>NSExtensionFileProviderDocumentGroup</key><string>group.owner</string>
      <key>NSExtensionFileProviderSupportsEnumeration</key><\(supportsEnumeration)/></dict></dict></plist>
    ```

    \(entitlements("Drawer"))
    \(entitlements("Owner"))
    ```swift file=Editor.swift target=Editor
    import UIKit
    import UniformTypeIdentifiers
    class Screen: UIViewController, UIDocumentPickerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        add("Open", #selector(open), y: 100)
        add("Again", #selector(again), y: 160)
      }
      func add(_ name: String, _ action: Selector, y: CGFloat) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: y, width: 200, height: 40)
        button.setTitle(name, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        view.addSubview(button)
      }
      @objc func open() {
        let picker = \(picker)
        picker.delegate = self
        present(picker, animated: true)
      }
      @objc func again() { if let last { documentPicker(last.0, didPickDocumentsAt: last.1) } }
      var last: (UIDocumentPickerViewController, [URL])?
      func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
      ) {
        last = (controller, urls)
        \(picked)
      }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        print("cancelled", presentedViewController == nil)
      }
    }
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Screen()
        window?.makeKeyAndVisible()
        return true
      }
    }
    ```

    ```swift scene
    import ExtensionHost
    device.turnOn(fileProvider: "Drawer")
    \(scene)
    ```
    """
  }

  private func entitlements(_ target: String) -> String {
    """
    ```xml file=\(target).entitlements target=\(target)
    <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
      <array><string>group.owner</string></array></dict></plist>
    ```

    """
  }
}
