// swift-format-ignore-file
import UIKit
import MobileCoreServices

@objc(ShareExtensionViewController)
class ShareExtensionViewController: UIViewController {

    private var sharedItems = [String]()
    let sharedKey = "ShareKey"
    let imageContentType = kUTTypeImage as String
    let urlContentType = kUTTypeURL as String
    let textContentType = kUTTypeText as String

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        guard let content = extensionContext!.inputItems[0] as? NSExtensionItem,
            let contents = content.attachments else {
            dismissWithError()
            return
        }
        for (index, attachment) in contents.enumerated() {
            if attachment.hasItemConformingToTypeIdentifier(urlContentType) {
                handleUrl(attachment: attachment, isLast: index == contents.count - 1)
            } else if attachment.hasItemConformingToTypeIdentifier(textContentType) {
                handleText(attachment: attachment, isLast: index == contents.count - 1)
            }
        }
    }

    private func handleText(attachment: NSItemProvider, isLast: Bool) {
        attachment.loadItem(forTypeIdentifier: textContentType, options: nil) { [weak self] data, error in
            if error == nil, let item = data as? String, let this = self {
                this.sharedItems.append(item)
                if isLast { this.storeAndRedirect(kind: "text") }
            } else {
                self?.dismissWithError()
            }
        }
    }

    private func handleUrl(attachment: NSItemProvider, isLast: Bool) {
        attachment.loadItem(forTypeIdentifier: urlContentType, options: nil) { [weak self] data, error in
            if error == nil, let item = data as? URL, let this = self {
                this.sharedItems.append(item.absoluteString)
                if isLast { this.storeAndRedirect(kind: "url") }
            } else {
                self?.dismissWithError()
            }
        }
    }

    private func storeAndRedirect(kind: String) {
        let userDefaults = UserDefaults(suiteName: "group.parceltracker")
        userDefaults?.set(self.sharedItems, forKey: self.sharedKey)
        userDefaults?.synchronize()
        redirectToHostApp(kind: kind)
    }

    private func dismissWithError() {
        print("[ERROR] Error loading data!")
        extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
    }

    private func redirectToHostApp(kind: String) {
        let url = URL(string: "parceltracker://dataUrl=\(sharedKey)#\(kind)")
        var responder = self as UIResponder?
        let selectorOpenURL = sel_registerName("openURL:")

        while (responder != nil) {
            if (responder?.responds(to: selectorOpenURL))! {
                let _ = responder?.perform(selectorOpenURL, with: url)
            }
            responder = responder!.next
        }
        extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
    }
}
