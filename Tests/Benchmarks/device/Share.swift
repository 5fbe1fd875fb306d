import SimulatedFoundation
import UIKit

/// Does what the scene's title asks: ends at once, loads ten thousand times, or takes the file.
final class ShareViewController: UIViewController {
  private var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = extensionContext?.inputItems.first as? NSExtensionItem
    guard let provider = item?.attachments?.first else { return end() }
    switch item?.attributedContentText?.string {
    case "loads": load(provider)
    case nil where provider.hasItemConformingToTypeIdentifier("public.file-url"):
      _ = provider.loadFileRepresentation(forTypeIdentifier: "public.data") { _, error in
        if error != nil { exit(1) }
        DispatchQueue.main.async { self.end() }
      }
    default: end()
    }
  }

  /// Loads again and again, each time when the last value has arrived.
  private func load(_ provider: NSItemProvider) {
    provider.loadItem(forTypeIdentifier: "public.url") { value, _ in
      if value == nil { exit(1) }
      DispatchQueue.main.async {
        self.loads += 1
        if self.loads < 10_000 { self.load(provider) } else { self.end() }
      }
    }
  }

  private func end() { extensionContext?.completeRequest(returningItems: nil) }
}

/// Registers the classes, as the build of an extension does.
@_cdecl("tutor_register_classes")
public func registerClasses() {
  ObjectiveCRegistry.register(
    ShareViewController.self, name: nil, methods: [],
    make: { MainActor.assumeIsolated { ShareViewController(nibName: nil, bundle: nil) } })
}

@_silgen_name("tutor_run_extension") func tutorRunExtension() -> Never

@main enum Start { static func main() { tutorRunExtension() } }
