// swift-format-ignore-file
import Foundation
import UIKit
import UniformTypeIdentifiers

// All the old tricks for opening an app, one behind the other.
class LauncherViewController: UIViewController {
    typealias Opener = (URL) -> Bool

    var scheme: String {
        let schemes = Bundle.main.object(forInfoDictionaryKey: "LauncherScheme") as? String
        return schemes ?? "launcher"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let name = Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "?"
        print("\(name) begins")

        extensionContext?.inputItems
            .compactMap { ($0 as? NSExtensionItem)?.attachments }
            .flatMap { $0 }
            .first { $0.hasItemConformingToTypeIdentifier("public.url") }?
            .loadItem(forTypeIdentifier: "public.url", options: nil) { [weak self] (data, _) in
                guard let self = self, let url = data as? URL else { return }
                DispatchQueue.main.async {
                    self.launch(with: url)
                }
            }
    }

    private func launch(with shared: URL) {
        var components = URLComponents(string: "\(scheme)://open")!
        components.queryItems = [URLQueryItem(name: "link", value: shared.absoluteString)]
        let url = components.url!

        UserDefaults(suiteName: "group.launcher")?.set(url.absoluteString, forKey: "launched")

        let openers: [Opener] = [viaContext, viaSelectorString, viaOpenWithOptions]
        for opener in openers {
            if opener(url) { break }
        }
        extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    }

    private func viaContext(_ url: URL) -> Bool {
        extensionContext?.open(url, completionHandler: { success in
            print("context:", success)
        })
        return false
    }

    private func viaSelectorString(_ url: URL) -> Bool {
        let selector = Selector(("openURL:"))
        var responder: UIResponder? = self.next
        while let r = responder {
            if r.responds(to: selector) && r != self {
                r.perform(selector, with: url)
                return true
            }
            responder = r.next
        }
        return false
    }

    private func viaOpenWithOptions(_ url: URL) -> Bool {
        var responder: UIResponder? = self
        let selector = #selector(UIApplication.open(_:options:completionHandler:))
        repeat {
            if let application = responder as? UIApplication, application.responds(to: selector) {
                application.open(url, options: [.universalLinksOnly: false]) { _ in }
                return true
            }
            responder = responder?.next
        } while responder != nil
        return false
    }
}
