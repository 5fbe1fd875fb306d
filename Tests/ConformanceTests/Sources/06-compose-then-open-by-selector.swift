// swift-format-ignore-file
import UIKit
import Social
import CoreServices

class ShareViewController: SLComposeServiceViewController {

    override func isContentValid() -> Bool {
        return !contentText.isEmpty
    }

    override func didSelectPost() {
        guard let item = extensionContext?.inputItems.first as? NSExtensionItem,
            let attachments = item.attachments else { return }

        for attachment in attachments {
            if attachment.hasItemConformingToTypeIdentifier(kUTTypeURL as String) {
                attachment.loadItem(forTypeIdentifier: kUTTypeURL as String, options: nil) { (item, error) in
                    if let url = item as? URL {
                        self.openContainerApp(with: url.absoluteString, comment: self.contentText)
                    }
                }
            } else if attachment.hasItemConformingToTypeIdentifier(kUTTypePlainText as String) {
                attachment.loadItem(forTypeIdentifier: kUTTypePlainText as String, options: nil) { (item, error) in
                    if let text = item as? String {
                        self.openContainerApp(with: text, comment: self.contentText)
                    }
                }
            }
        }
    }

    private func openContainerApp(with content: String, comment: String) {
        var components = URLComponents()
        components.scheme = "pinnote"
        components.host = "add"
        components.queryItems = [
            URLQueryItem(name: "content", value: content),
            URLQueryItem(name: "comment", value: comment),
        ]
        DispatchQueue.main.async {
            if let url = components.url {
                _ = self.openURL(url)
            }
            self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
        }
    }

    // The system asks for a selector of this name on UIApplication; declaring it here makes the compiler happy.
    @objc func openURL(_ url: URL) -> Bool {
        var responder: UIResponder? = self
        while responder != nil {
            if let application = responder as? UIApplication {
                return application.perform(#selector(openURL(_:)), with: url) != nil
            }
            responder = responder?.next
        }
        return false
    }

    override func configurationItems() -> [Any]! {
        return []
    }
}
