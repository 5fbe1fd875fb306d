// swift-format-ignore-file
import Social
import UIKit
import UniformTypeIdentifiers

/// Some apps share a sentence with a link in it rather than the link.
class ShareViewController: SLComposeServiceViewController {
    private var foundLinks: [URL] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Watch later"
        textView.isEditable = true
        textView.text = ""
        extractLinks()
    }

    private func extractLinks() {
        guard let inputItems = extensionContext?.inputItems as? [NSExtensionItem] else { return }
        for inputItem in inputItems {
            if let body = inputItem.attributedContentText?.string {
                foundLinks.append(contentsOf: body.links)
            }
            guard let providers = inputItem.attachments else { continue }
            for provider in providers {
                if provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) {
                    provider.loadItem(forTypeIdentifier: UTType.plainText.identifier, options: nil) { [weak self] result, error in
                        guard let self = self, let text = result as? String else { return }
                        DispatchQueue.main.async {
                            for link in text.links where !self.foundLinks.contains(link) {
                                self.foundLinks.append(link)
                            }
                            self.validateContent()
                        }
                    }
                }
            }
        }
    }

    override func isContentValid() -> Bool {
        return !foundLinks.isEmpty
    }

    override func didSelectPost() {
        if let defaults = UserDefaults(suiteName: "group.watchlater") {
            var queue = defaults.stringArray(forKey: "queue") ?? [String]()
            queue += foundLinks.map { $0.absoluteString }
            defaults.set(queue, forKey: "queue")
            defaults.set(contentText, forKey: "comment")
        }
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    override func configurationItems() -> [Any]! {
        guard let count = SLComposeSheetConfigurationItem() else { return [] }
        count.title = "Links"
        count.value = "\(foundLinks.count)"
        return [count]
    }
}

extension String {
    var links: [URL] {
        guard let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue) else {
            return []
        }
        let range = NSRange(location: 0, length: self.utf16.count)
        let matches = detector.matches(in: self, options: [], range: range)
        var urls = [URL]()
        for match in matches {
            guard let range = Range(match.range, in: self) else { continue }
            let piece = self[range]
            if let url = match.url ?? URL(string: String(piece)) {
                urls.append(url)
            }
        }
        return urls
    }
}
