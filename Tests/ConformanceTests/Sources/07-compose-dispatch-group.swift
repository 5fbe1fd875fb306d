// swift-format-ignore-file
//
//  ShareViewController.swift
//  Scrapbook Share
//
//  Several photos and links at once.
//

import UIKit
import Social
import MobileCoreServices
import Photos

class ShareViewController: SLComposeServiceViewController {

    enum AttachmentKind: Int {
        case image, link, text
    }

    struct Scrap {
        let kind: AttachmentKind
        let value: String

        var dictionary: [String: Any] {
            return ["kind": kind.rawValue, "value": value]
        }
    }

    private var scraps = [Scrap]()
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "org.scrapbook.share", qos: .userInitiated)

    override func isContentValid() -> Bool {
        return true
    }

    override func didSelectPost() {
        let group = DispatchGroup()
        let items = (extensionContext?.inputItems as! [NSExtensionItem])
        let providers = items.flatMap { $0.attachments ?? [] }

        for (index, provider) in providers.enumerated() {
            group.enter()
            if provider.hasItemConformingToTypeIdentifier(kUTTypeImage as String) {
                provider.loadItem(forTypeIdentifier: kUTTypeImage as String, options: nil) { [unowned self] (data, error) in
                    defer { group.leave() }
                    var contents: Data? = nil
                    if let url = data as? URL {
                        contents = try? Data(contentsOf: url)
                    } else if let image = data as? UIImage {
                        contents = image.pngData()
                    } else if let raw = data as? Data {
                        contents = raw
                    }
                    if let contents = contents {
                        let name = "scrap-\(index).img"
                        if self.write(contents, name: name) {
                            self.append(Scrap(kind: .image, value: name))
                        }
                    }
                }
            } else if provider.hasItemConformingToTypeIdentifier(kUTTypeURL as String) {
                provider.loadItem(forTypeIdentifier: kUTTypeURL as String, options: nil) { [unowned self] (data, error) in
                    if let url = data as? URL { self.append(Scrap(kind: .link, value: url.absoluteString)) }
                    group.leave()
                }
            } else if provider.hasItemConformingToTypeIdentifier(kUTTypeText as String) {
                provider.loadItem(forTypeIdentifier: kUTTypeText as String, options: nil) { [unowned self] (data, error) in
                    if let text = data as? String { self.append(Scrap(kind: .text, value: text)) }
                    group.leave()
                }
            } else {
                group.leave()
            }
        }

        group.notify(queue: .main) {
            let sorted = self.scraps.sorted { $0.value < $1.value }
            let defaults = UserDefaults(suiteName: "group.org.scrapbook")
            defaults?.set(sorted.map { $0.dictionary }, forKey: "scraps")
            defaults?.set(self.contentText, forKey: "remark")
            defaults?.synchronize()
            self.extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
        }
    }

    private func append(_ scrap: Scrap) {
        lock.lock()
        scraps.append(scrap)
        lock.unlock()
    }

    private func write(_ data: Data, name: String) -> Bool {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.scrapbook") else { return false }
        let file = folder.appendingPathComponent(name)
        do {
            try data.write(to: file, options: [.atomic])
            return true
        } catch {
            NSLog("Scrapbook: %@", "\(error)")
            return false
        }
    }

    override func configurationItems() -> [Any]! {
        return nil
    }
}
