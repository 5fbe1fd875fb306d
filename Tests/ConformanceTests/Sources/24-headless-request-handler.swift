// swift-format-ignore-file
//
//  A share extension without any view: the principal class isn't a view controller.
//

import Foundation
import UniformTypeIdentifiers

@objc(ShareRequestHandler)
final class ShareRequestHandler: NSObject, NSExtensionRequestHandling {
    private var context: NSExtensionContext?
    private let inbox = Inbox(group: "group.mailsack")

    func beginRequest(with context: NSExtensionContext) {
        self.context = context
        let group = DispatchGroup()

        for item in context.inputItems.compactMap({ $0 as? NSExtensionItem }) {
            let title = item.attributedTitle?.string ?? item.attributedContentText?.string
            item.attachments?.forEach { provider in
                group.enter()
                collect(provider, title: title) {
                    group.leave()
                }
            }
        }

        group.notify(queue: .main) { [weak self] in
            self?.inbox.flush()
            self?.context?.completeRequest(returningItems: nil, completionHandler: { _ in })
            self?.context = nil
        }
    }

    private func collect(_ provider: NSItemProvider, title: String?, done: @escaping () -> Void) {
        let identifiers = provider.registeredTypeIdentifiers
        guard let identifier = [UTType.url, UTType.plainText, UTType.data]
            .map({ $0.identifier })
            .first(where: provider.hasItemConformingToTypeIdentifier(_:))
        else {
            NSLog("nothing usable among %@", identifiers.joined(separator: ", "))
            return done()
        }

        provider.loadItem(forTypeIdentifier: identifier) { [inbox] value, error in
            defer { done() }
            switch value {
            case let url as URL where url.isFileURL:
                inbox.add(kind: "file", text: url.lastPathComponent, title: title)
            case let url as URL:
                inbox.add(kind: "link", text: url.absoluteString, title: title)
            case let text as String:
                inbox.add(kind: "text", text: text, title: title)
            case let data as Data:
                inbox.add(kind: "data", text: "\(data.count) bytes", title: title)
            default:
                inbox.add(kind: "error", text: error?.localizedDescription ?? "unknown", title: title)
            }
        }
    }
}

final class Inbox: @unchecked Sendable {
    private var lines: [String] = []
    private let queue = DispatchQueue(label: "inbox")
    private let group: String

    init(group: String) {
        self.group = group
    }

    func add(kind: String, text: String, title: String?) {
        queue.sync {
            lines.append([kind, text, title ?? "-"].joined(separator: "|"))
        }
    }

    func flush() {
        guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else { return }
        let file = url.appendingPathComponent("inbox.txt")
        queue.sync {
            var old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            old += lines.joined(separator: "\n") + "\n"
            do {
                try old.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                NSLog("%@", error.localizedDescription)
            }
        }
    }
}
