import SimulatedFoundation
import UIKit

/// A writer: it writes as the shared text says, and prints how much it has written.
final class ShareViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let item = extensionContext?.inputItems.first as? NSExtensionItem
    item?.attachments?.first?.loadItem(forTypeIdentifier: "public.plain-text") { text, _ in
      DispatchQueue.global().async {
        self.write(text as? String ?? "")
        DispatchQueue.main.async { self.extensionContext?.completeRequest(returningItems: nil) }
      }
    }
  }

  private nonisolated func write(_ words: String) {
    let identifier = Bundle.main.bundleIdentifier ?? ""
    guard let hammer = Hammer(words), let writer = identifier.last.flatMap({ Int(String($0)) })
    else { return print("broken: asked for '\(words)'") }
    do {
      let done = try hammer.write(as: writer)
      print("wrote \(writer):\(done.count) in \(Int(done.seconds * 1000)) ms")
    } catch { print("broken: \(error)") }
  }
}

/// Registers the classes, as the build of an extension does.
@_cdecl("tutor_register_classes")
public func registerClasses() {
  ObjectiveCRegistry.register(
    ShareViewController.self, name: nil, methods: [],
    make: { MainActor.assumeIsolated { ShareViewController(nibName: nil, bundle: nil) } })
  ObjectiveCRegistry.register(
    AppDelegate.self, name: nil, methods: [],
    make: { MainActor.assumeIsolated { AppDelegate() } })
}

@_silgen_name("tutor_run_extension") func tutorRunExtension() -> Never

/// The app that the writers belong to: it checks the store when it comes to the front.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {
    do {
      print("found", try Hammer.check())
    } catch { print("broken: \(error)") }
  }
}
