// swift-format-ignore-file
//
//  FileProviderEnumerator.swift
//  CloudBox Files
//

import FileProvider

class FileProviderEnumerator: NSObject, NSFileProviderEnumerator {

    var enumeratedItemIdentifier: NSFileProviderItemIdentifier
    private let pageSize = 50
    private let anchor = NSFileProviderSyncAnchor("an anchor".data(using: .utf8)!)

    init(enumeratedItemIdentifier: NSFileProviderItemIdentifier) {
        self.enumeratedItemIdentifier = enumeratedItemIdentifier
        super.init()
    }

    func invalidate() {
        // TODO: perform invalidation of server connection if necessary
    }

    func enumerateItems(for observer: NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage) {
        if enumeratedItemIdentifier == .workingSet {
            observer.finishEnumerating(upTo: nil)
            return
        }

        var start = 0
        if page.rawValue != NSFileProviderPage.initialPageSortedByName as Data && page.rawValue != NSFileProviderPage.initialPageSortedByDate as Data {
            start = Int(String(data: page.rawValue, encoding: .utf8) ?? "") ?? 0
        }

        do {
            let names = try listing(of: enumeratedItemIdentifier)
            let slice = names.dropFirst(start).prefix(pageSize)
            let items = slice.map { BoxItem(name: $0, parent: enumeratedItemIdentifier) }
            observer.didEnumerate(items)
            if start + slice.count < names.count {
                let next = String(start + slice.count).data(using: .utf8)!
                observer.finishEnumerating(upTo: NSFileProviderPage(next))
            } else {
                observer.finishEnumerating(upTo: nil)
            }
        } catch {
            observer.finishEnumeratingWithError(NSFileProviderError(.serverUnreachable))
        }
    }

    func enumerateChanges(for observer: NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor) {
        if anchor.rawValue != self.anchor.rawValue {
            observer.finishEnumeratingWithError(NSError(domain: NSFileProviderErrorDomain, code: NSFileProviderError.syncAnchorExpired.rawValue, userInfo: nil))
            return
        }
        observer.didUpdate([])
        observer.didDeleteItems(withIdentifiers: [])
        observer.finishEnumeratingChanges(upTo: anchor, moreComing: false)
    }

    func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void) {
        completionHandler(anchor)
    }

    private func listing(of identifier: NSFileProviderItemIdentifier) throws -> [String] {
        let root = NSFileProviderManager.default.documentStorageURL
        let folder = identifier == .rootContainer ? root : root.appendingPathComponent(identifier.rawValue, isDirectory: true)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}

class BoxItem: NSObject, NSFileProviderItem {
    let name: String
    let parent: NSFileProviderItemIdentifier

    init(name: String, parent: NSFileProviderItemIdentifier) {
        self.name = name
        self.parent = parent
    }

    var itemIdentifier: NSFileProviderItemIdentifier {
        return NSFileProviderItemIdentifier(parent == .rootContainer ? name : "\(parent.rawValue)/\(name)")
    }

    var parentItemIdentifier: NSFileProviderItemIdentifier {
        return parent
    }

    var capabilities: NSFileProviderItemCapabilities {
        return [.allowsReading, .allowsRenaming, .allowsDeleting]
    }

    var filename: String {
        return name
    }

    var typeIdentifier: String {
        return (name as NSString).pathExtension.isEmpty ? "public.folder" : "public.data"
    }
}
