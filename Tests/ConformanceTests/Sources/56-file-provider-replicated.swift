// swift-format-ignore-file
import FileProvider
import UniformTypeIdentifiers

final class ReplicatedProvider: NSObject, NSFileProviderReplicatedExtension {
    let domain: NSFileProviderDomain
    private let manager: NSFileProviderManager?

    required init(domain: NSFileProviderDomain) {
        self.domain = domain
        manager = NSFileProviderManager(for: domain)
        super.init()
    }

    func invalidate() {}

    func item(for identifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void) -> Progress {
        guard identifier == .rootContainer else {
            completionHandler(nil, NSFileProviderError(.noSuchItem))
            return Progress()
        }
        completionHandler(RemoteItem(identifier: identifier), nil)
        return Progress()
    }

    func fetchContents(for itemIdentifier: NSFileProviderItemIdentifier, version requestedVersion: NSFileProviderItemVersion?, request: NSFileProviderRequest, completionHandler: @escaping (URL?, NSFileProviderItem?, Error?) -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            try Data(itemIdentifier.rawValue.utf8).write(to: url)
            progress.completedUnitCount = 1
            completionHandler(url, RemoteItem(identifier: itemIdentifier), nil)
        } catch {
            completionHandler(nil, nil, error)
        }
        return progress
    }

    func createItem(basedOn itemTemplate: NSFileProviderItem, fields: NSFileProviderItemFields, contents url: URL?, options: NSFileProviderCreateItemOptions = [], request: NSFileProviderRequest, completionHandler: @escaping (NSFileProviderItem?, NSFileProviderItemFields, Bool, Error?) -> Void) -> Progress {
        if options.contains(.mayAlreadyExist) && url == nil {
            completionHandler(nil, [], false, nil)
        } else {
            completionHandler(itemTemplate, [], false, nil)
        }
        return Progress()
    }

    func modifyItem(_ item: NSFileProviderItem, baseVersion version: NSFileProviderItemVersion, changedFields: NSFileProviderItemFields, contents newContents: URL?, options: NSFileProviderModifyItemOptions = [], request: NSFileProviderRequest, completionHandler: @escaping (NSFileProviderItem?, NSFileProviderItemFields, Bool, Error?) -> Void) -> Progress {
        if changedFields.contains(.filename) || changedFields.contains(.contents) {
            NSLog("changes %@", item.filename)
        }
        completionHandler(nil, [], false, NSError(domain: NSCocoaErrorDomain, code: NSFeatureUnsupportedError, userInfo: [:]))
        return Progress()
    }

    func deleteItem(identifier: NSFileProviderItemIdentifier, baseVersion version: NSFileProviderItemVersion, options: NSFileProviderDeleteItemOptions = [], request: NSFileProviderRequest, completionHandler: @escaping (Error?) -> Void) -> Progress {
        completionHandler(NSError(domain: NSCocoaErrorDomain, code: NSFeatureUnsupportedError, userInfo: [:]))
        manager?.signalEnumerator(for: .workingSet) { error in
            if let error { NSLog("%@", error.localizedDescription) }
        }
        return Progress()
    }

    func enumerator(for containerItemIdentifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest) throws -> NSFileProviderEnumerator {
        switch containerItemIdentifier {
        case .rootContainer, .workingSet:
            return EmptyEnumerator()
        case .trashContainer:
            throw NSError(domain: NSCocoaErrorDomain, code: NSFeatureUnsupportedError)
        default:
            throw NSFileProviderError(.noSuchItem)
        }
    }
}

final class EmptyEnumerator: NSObject, NSFileProviderEnumerator {
    func invalidate() {}

    func enumerateItems(for observer: NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage) {
        observer.didEnumerate([])
        observer.finishEnumerating(upTo: nil)
    }
}

final class RemoteItem: NSObject, NSFileProviderItem {
    private let identifier: NSFileProviderItemIdentifier

    init(identifier: NSFileProviderItemIdentifier) { self.identifier = identifier }

    var itemIdentifier: NSFileProviderItemIdentifier { identifier }
    var parentItemIdentifier: NSFileProviderItemIdentifier { .rootContainer }
    var capabilities: NSFileProviderItemCapabilities { [.allowsReading, .allowsWriting, .allowsReparenting] }
    var itemVersion: NSFileProviderItemVersion {
        NSFileProviderItemVersion(contentVersion: "a".data(using: .utf8)!, metadataVersion: "a".data(using: .utf8)!)
    }
    var filename: String { identifier.rawValue }
    var contentType: UTType { identifier == .rootContainer ? .folder : .plainText }
    var documentSize: NSNumber? { nil }
}
