// swift-format-ignore-file
//  Share sheet of a reading list. Two rows below the text: list and priority.

import Foundation
import Social
import UIKit
import UniformTypeIdentifiers

struct Bookmark: Codable {
    enum Priority: String, Codable, CaseIterable {
        case low, normal, high

        var next: Priority {
            let all = Priority.allCases
            let index = all.firstIndex(of: self)!
            return all[(index + 1) % all.count]
        }
    }

    var id: UUID
    var url: URL
    var title: String
    var list: String
    var priority: Priority
    var created: Date
}

enum BookmarkStore {
    static let group = "group.net.shelf.reading"

    static var file: URL {
        let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)!
        return container.appendingPathComponent("bookmarks.json")
    }

    static func load() -> [Bookmark] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([Bookmark].self, from: data)) ?? []
    }

    static func save(_ bookmarks: [Bookmark]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .prettyPrinted
        let data = try encoder.encode(bookmarks)
        try data.write(to: file, options: .atomic)
    }
}

class ShareViewController: SLComposeServiceViewController {
    var sharedURL: URL?
    var priority: Bookmark.Priority = .normal
    var list = "Read later"

    override func viewDidLoad() {
        super.viewDidLoad()
        self.placeholder = "Title"
        loadURL()
    }

    override func presentationAnimationDidFinish() {
        super.presentationAnimationDidFinish()
        self.validateContent()
    }

    private func loadURL() {
        let items = extensionContext?.inputItems as? [NSExtensionItem] ?? []
        for item in items {
            for attachment in item.attachments ?? [] where attachment.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
                attachment.loadItem(forTypeIdentifier: UTType.url.identifier) { value, error in
                    if let error = error {
                        NSLog("load failed: %@", error.localizedDescription)
                    }
                    OperationQueue.main.addOperation {
                        self.sharedURL = value as? URL
                        self.validateContent()
                    }
                }
                return
            }
        }
    }

    override func isContentValid() -> Bool {
        let length = contentText.trimmingCharacters(in: .whitespacesAndNewlines).count
        self.charactersRemaining = NSNumber(value: 120 - length)
        return sharedURL != nil && length > 0 && length <= 120
    }

    override func didSelectPost() {
        defer { extensionContext?.completeRequest(returningItems: []) }
        guard let url = sharedURL else { return }
        var all = BookmarkStore.load()
        all.append(Bookmark(id: UUID(), url: url, title: contentText, list: list, priority: priority, created: Date()))
        do {
            try BookmarkStore.save(all)
        } catch {
            print("could not save: \(error)")
        }
    }

    override func didSelectCancel() {
        super.didSelectCancel()
    }

    override func configurationItems() -> [Any]! {
        let listItem = SLComposeSheetConfigurationItem()!
        listItem.title = "List"
        listItem.value = list
        listItem.valuePending = false

        let priorityItem = SLComposeSheetConfigurationItem()!
        priorityItem.title = "Priority"
        priorityItem.value = priority.rawValue.capitalized
        priorityItem.tapHandler = { [unowned self] in
            self.priority = self.priority.next
            self.reloadConfigurationItems()
        }
        return [listItem, priorityItem]
    }
}
