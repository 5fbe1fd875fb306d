public import Foundation

/// The principal class of a file provider of the older kind.
///
/// Type-checks only: the device has no Files app yet; a test of an extension's own code can call
/// its methods. What a subclass doesn't override says `NSFeatureUnsupportedError`.
open class NSFileProviderExtension: NSObject {
  /// Makes the object; the system does that.
  public override init() { super.init() }

  /// The folder that documents are kept in.
  open var documentStorageURL: URL { NSFileProviderManager.default.documentStorageURL }
  /// What names the provider.
  open var providerIdentifier: String { NSFileProviderManager.default.providerIdentifier }
  /// The domain that it serves.
  open var domain: NSFileProviderDomain? { nil }

  /// The item of that name.
  open func item(for identifier: NSFileProviderItemIdentifier) throws -> any NSFileProviderItem {
    throw Self.unsupported
  }
  /// Where the item's file is.
  open func urlForItem(
    withPersistentIdentifier identifier: NSFileProviderItemIdentifier
  ) -> URL? { nil }
  /// Which item's file that is.
  open func persistentIdentifierForItem(at url: URL) -> NSFileProviderItemIdentifier? { nil }
  /// Makes a placeholder where the file will be.
  open func providePlaceholder(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(Self.unsupported) }
  /// Fetches the file.
  open func startProvidingItem(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(Self.unsupported) }
  /// The file isn't needed any more.
  open func stopProvidingItem(at url: URL) {}
  /// The file has changed.
  open func itemChanged(at url: URL) {}
  /// Lists a folder.
  open func enumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier
  ) throws -> any NSFileProviderEnumerator { throw Self.unsupported }

  /// Takes a document in.
  open func importDocument(
    at fileURL: URL, toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.unsupported) }
  /// Makes a folder.
  open func createDirectory(
    withName directoryName: String,
    inParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.unsupported) }
  /// Renames an item.
  open func renameItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier, toName itemName: String,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.unsupported) }
  /// Moves an item to another folder.
  open func reparentItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemWithIdentifier parentItemIdentifier: NSFileProviderItemIdentifier, newName: String?,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.unsupported) }
  /// Throws an item away.
  open func trashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.unsupported) }
  /// Takes an item out of the bin.
  open func untrashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier?,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.unsupported) }
  /// Notes when an item was last opened.
  open func setLastUsedDate(
    _ lastUsedDate: Date?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.unsupported) }
  /// Notes the user's tags.
  open func setTagData(
    _ tagData: Data?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.unsupported) }
  /// Notes an item's place among the favourites.
  open func setFavoriteRank(
    _ favoriteRank: NSNumber?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.unsupported) }
  /// Deletes an item.
  open func deleteItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(Self.unsupported) }
  /// Fetches small pictures of items.
  open func fetchThumbnails(
    for itemIdentifiers: [NSFileProviderItemIdentifier], requestedSize size: CGSize,
    perThumbnailCompletionHandler:
      @escaping (
        NSFileProviderItemIdentifier, Data?, (any Error)?
      ) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress {
    completionHandler(Self.unsupported)
    return Progress()
  }
  /// The services that an item has for apps.
  open func supportedServiceSources(
    for itemIdentifier: NSFileProviderItemIdentifier
  ) throws -> [any NSFileProviderServiceSource] { throw Self.unsupported }
  /// Makes a placeholder.
  open class func writePlaceholder(
    at placeholderURL: URL, withMetadata metadata: [URLResourceKey: Any]
  ) throws { throw unsupported }
  /// Where the placeholder of a file is.
  open class func placeholderURL(for url: URL) -> URL {
    NSFileProviderManager.placeholderURL(for: url)
  }

  static var unsupported: NSError {
    NSError(domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue)
  }
}
