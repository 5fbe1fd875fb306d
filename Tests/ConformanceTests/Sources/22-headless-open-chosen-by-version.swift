// swift-format-ignore-file
import OSLog
import UIKit
import UniformTypeIdentifiers

class ShareViewController: UIViewController {
    let log = OSLog(subsystem: "io.sprout.share", category: "default")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.alpha = 0
        os_log("loaded", log: log, type: .info)

        Task {
            do {
                let link = try await firstLink()
                os_log("link %{public}@", log: log, type: .debug, link.absoluteString)
                openSprout(link)
            } catch {
                os_log("no link: %@", log: log, type: .error, error.localizedDescription)
            }
            extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
        }
    }

    enum LoadingError: Error {
        case noItems
        case wrongClass(Any.Type)
    }

    private func firstLink() async throws -> URL {
        guard let items = extensionContext?.inputItems as? [NSExtensionItem], !items.isEmpty else {
            throw LoadingError.noItems
        }
        for item in items {
            for provider in item.attachments ?? [] {
                guard provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) else { continue }
                let loaded = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier)
                guard let url = loaded as? URL else {
                    throw LoadingError.wrongClass(type(of: loaded))
                }
                return url
            }
        }
        throw LoadingError.noItems
    }

    private func openSprout(_ link: URL) {
        let group = UserDefaults(suiteName: "group.io.sprout")
        group?.set(link.absoluteString, forKey: "incoming")
        guard let url = URL(string: "sprout://incoming") else { return }
        openURL(url)
    }

    @objc @discardableResult func openURL(_ url: URL) -> Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if let application = current as? UIApplication {
                if #available(iOS 18.0, *) {
                    application.open(url, options: [:], completionHandler: nil)
                    return true
                } else {
                    return application.perform(#selector(openURL(_:)), with: url) != nil
                }
            }
            responder = current.next
        }
        return false
    }
}
