// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers

class ActionViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        getUrl { url in
            guard let url = url else {
                return self.complete()
            }
            UserDefaults(suiteName: "group.radar")?.setValue(url, forKey: "target")
            let encoded = url.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            _ = self.openApp("radar://inspect/\(encoded)")
            self.complete()
        }
    }

    private func getUrl(_ completion: @escaping (String?) -> Void) {
        if let item = extensionContext?.inputItems.first as? NSExtensionItem,
           let itemProvider = item.attachments?.first,
           itemProvider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
            itemProvider.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { [weak self] (url, error) in
                DispatchQueue.main.async {
                    guard self != nil else { return }
                    if let url = url as? NSURL {
                        completion((url as URL).absoluteString)
                    } else {
                        completion(nil)
                    }
                }
            }
        } else {
            completion(nil)
        }
    }

    func openApp(_ urlString: String) -> Bool {
        guard let url = URL(string: urlString) else { return false }
        var responder = self as UIResponder?
        responder = (responder as? UIViewController)?.parent
        while (responder != nil && !(responder is UIApplication)) {
            responder = responder?.next
        }
        if responder != nil {
            let selectorOpenURL = sel_registerName("openURL:")
            if responder!.responds(to: selectorOpenURL) {
                responder?.perform(selectorOpenURL, with: url, with: nil)
            }
            return true
        }
        // no parent in some hosts: try again from the view
        var view: UIResponder? = self.view
        while view != nil {
            if let application = view as? UIApplication {
                application.open(url)
                return true
            }
            view = view?.next
        }
        return false
    }

    private func complete() {
        extensionContext?.completeRequest(returningItems: extensionContext?.inputItems ?? [], completionHandler: nil)
    }
}
