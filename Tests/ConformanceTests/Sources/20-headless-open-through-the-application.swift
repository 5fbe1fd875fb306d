// swift-format-ignore-file
import UIKit
import Social
import UniformTypeIdentifiers

// Opens the main app as soon as something was shared and goes away.
class ShareViewController: UIViewController {

    private let appScheme = "walkplanner"
    private let appGroupId = "group.walkplanner"

    override func viewDidLoad() {
        super.viewDidLoad()
        handleSharedItem()
    }

    private func handleSharedItem() {
        guard let extensionItem = extensionContext?.inputItems.first as? NSExtensionItem,
              let itemProvider = extensionItem.attachments?.first else {
            completeRequest()
            return
        }

        if itemProvider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
            itemProvider.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { [weak self] (item, error) in
                DispatchQueue.main.async {
                    if let url = item as? URL {
                        self?.openMainApp(with: url.absoluteString)
                    } else {
                        self?.completeRequest()
                    }
                }
            }
        } else if itemProvider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) {
            itemProvider.loadItem(forTypeIdentifier: UTType.plainText.identifier, options: nil) { [weak self] (item, error) in
                DispatchQueue.main.async {
                    if let text = item as? String {
                        self?.openMainApp(with: text)
                    } else {
                        self?.completeRequest()
                    }
                }
            }
        } else {
            completeRequest()
        }
    }

    private func openMainApp(with content: String) {
        guard let encoded = content.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed),
              let url = URL(string: "\(appScheme)://share?content=\(encoded)") else {
            completeRequest()
            return
        }
        UserDefaults(suiteName: appGroupId)?.set(content, forKey: "sharedContent")

        var responder: UIResponder? = self
        while responder != nil {
            if let application = responder as? UIApplication {
                application.open(url, options: [:], completionHandler: { success in
                    print(success ? "opened" : "not opened")
                })
                break
            }
            responder = responder?.next
        }

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            self.completeRequest()
        }
    }

    private func completeRequest() {
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }
}
