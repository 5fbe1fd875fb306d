public import Foundation

/// The principal class of a file provider of the older kind.
///
/// Simulated: once its user has switched it on in Files, the provider's folders can be looked through there and in
/// document pickers, and its documents opened, by apps too. What a subclass doesn't override says
/// `NSFeatureUnsupportedError`. Differs: the methods are called on the main queue, one at a time; a call that
/// is without an answer for thirty seconds fails (Apple publishes no number); a process that nobody needs
/// for five seconds ends, where iOS keeps it as long as it likes.
open class NSFileProviderExtension: NSObject {
  /// The folders that the user looks at, by their identifiers.
  var openFolders: [String: any NSFileProviderEnumerator] = [:]

  /// Makes the object; the system does that.
  public override init() { super.init() }

  /// The folder that documents are kept in.
  ///
  /// Simulated: `File Provider Storage` in the container of the group that
  /// `NSExtensionFileProviderDocumentGroup` names (documented); in the extension's own without one (inferred).
  open var documentStorageURL: URL { NSFileProviderManager.default.documentStorageURL }
  /// What names the provider.
  ///
  /// Type-checks only: the identifier of the extension itself.
  open var providerIdentifier: String { NSFileProviderManager.default.providerIdentifier }
  /// The domain that it serves.
  ///
  /// Type-checks only: there are no domains.
  open var domain: NSFileProviderDomain? { nil }

  /// The item of that name.
  ///
  /// Type-checks only: the device asks enumerators alone; a provider's own code can call it.
  open func item(for identifier: NSFileProviderItemIdentifier) throws -> any NSFileProviderItem {
    throw Self.unsupported
  }
  /// Where the item's file is.
  ///
  /// Simulated: asked before a document is opened; a URL outside ``documentStorageURL`` is refused, as
  /// documented. What isn't overridden puts the identifier behind that folder (documented).
  open func urlForItem(
    withPersistentIdentifier identifier: NSFileProviderItemIdentifier
  ) -> URL? { documentStorageURL.appendingPathComponent(identifier.rawValue) }
  /// Which item's file that is.
  ///
  /// Simulated: what isn't overridden is the path behind ``documentStorageURL`` (documented). Differs: the
  /// device doesn't ask; a provider's own code does.
  open func persistentIdentifierForItem(at url: URL) -> NSFileProviderItemIdentifier? {
    let storage = documentStorageURL.standardizedFileURL.path + "/"
    let path = url.standardizedFileURL.path
    guard path.hasPrefix(storage) else { return nil }
    return NSFileProviderItemIdentifier(String(path.dropFirst(storage.count)))
  }
  /// Makes a placeholder where the file will be.
  ///
  /// Simulated: called before a document is handed out that isn't on the device (documented). Differs: that
  /// there is a placeholder afterwards isn't checked.
  open func providePlaceholder(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.providePlaceholder(at: url) }, then: completionHandler)
  }
  /// Simulated: called where the form with a handler isn't overridden.
  open func providePlaceholder(at url: URL) async throws { throw Self.unsupported }
  /// Fetches the file.
  ///
  /// Simulated: called when a process accesses a file by coordination that isn't on the device; the access
  /// waits, and gets the error of the handler (documented). When there is no file though the handler says
  /// so, the error is NSFileReadNoSuchFileError (inferred).
  open func startProvidingItem(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.startProvidingItem(at: url) }, then: completionHandler)
  }
  /// Simulated: called where the form with a handler isn't overridden.
  open func startProvidingItem(at url: URL) async throws { throw Self.unsupported }
  /// The file isn't needed any more.
  ///
  /// Simulated: called when no process has access to a document that was accessed (documented).
  open func stopProvidingItem(at url: URL) {}
  /// The file has changed.
  ///
  /// Simulated: called when another process has written the file by coordination (documented). Differs: at once,
  /// whether what was written is the same as before or not.
  open func itemChanged(at url: URL) {}
  /// Lists a folder.
  ///
  /// Simulated: called when the user opens the folder; the enumerator is kept until they leave it.
  open func enumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier
  ) throws -> any NSFileProviderEnumerator { throw Self.unsupported }

  /// Takes a document in.
  ///
  /// Simulated: called when the user puts a document into a folder; the URL needs
  /// `startAccessingSecurityScopedResource()` (documented).
  open func importDocument(
    at fileURL: URL, toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.importDocument(at: fileURL, toParentItemIdentifier: parentItemIdentifier) },
      then: completionHandler)
  }
  /// Simulated: called where the form with a handler isn't overridden.
  @discardableResult
  open func importDocument(
    at fileURL: URL, toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Makes a folder.
  ///
  /// Simulated: called when the user makes one.
  open func createDirectory(
    withName directoryName: String,
    inParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      {
        try await self.createDirectory(
          withName: directoryName, inParentItemIdentifier: parentItemIdentifier)
      }, then: completionHandler)
  }
  /// Simulated: called where the form with a handler isn't overridden.
  @discardableResult
  open func createDirectory(
    withName directoryName: String,
    inParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Renames an item.
  ///
  /// Simulated: called when the user renames one that has `allowsRenaming`.
  open func renameItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier, toName itemName: String,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.renameItem(withIdentifier: itemIdentifier, toName: itemName) },
      then: completionHandler)
  }
  /// Simulated: called where the form with a handler isn't overridden.
  @discardableResult
  open func renameItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier, toName itemName: String
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Moves an item to another folder.
  ///
  /// Simulated: called when the user moves one that has `allowsReparenting`, without a new name.
  open func reparentItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemWithIdentifier parentItemIdentifier: NSFileProviderItemIdentifier, newName: String?,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      {
        try await self.reparentItem(
          withIdentifier: itemIdentifier, toParentItemWithIdentifier: parentItemIdentifier,
          newName: newName)
      }, then: completionHandler)
  }
  /// Simulated: called where the form with a handler isn't overridden.
  @discardableResult
  open func reparentItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemWithIdentifier parentItemIdentifier: NSFileProviderItemIdentifier, newName: String?
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Throws an item away.
  ///
  /// Type-checks only: the device doesn't ask for it.
  open func trashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.trashItem(withIdentifier: itemIdentifier) }, then: completionHandler)
  }
  /// Type-checks only: the device doesn't ask for it.
  @discardableResult
  open func trashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Takes an item out of the bin.
  ///
  /// Type-checks only: the device doesn't ask for it.
  open func untrashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier?,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      {
        try await self.untrashItem(
          withIdentifier: itemIdentifier, toParentItemIdentifier: parentItemIdentifier)
      }, then: completionHandler)
  }
  /// Type-checks only: the device doesn't ask for it.
  @discardableResult
  open func untrashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier?
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Notes when an item was last opened.
  ///
  /// Type-checks only: the device doesn't ask for it.
  open func setLastUsedDate(
    _ lastUsedDate: Date?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.setLastUsedDate(lastUsedDate, forItemIdentifier: itemIdentifier) },
      then: completionHandler)
  }
  /// Type-checks only: the device doesn't ask for it.
  @discardableResult
  open func setLastUsedDate(
    _ lastUsedDate: Date?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Notes the user's tags.
  ///
  /// Type-checks only: the device doesn't ask for it.
  open func setTagData(
    _ tagData: Data?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.setTagData(tagData, forItemIdentifier: itemIdentifier) },
      then: completionHandler)
  }
  /// Type-checks only: the device doesn't ask for it.
  @discardableResult
  open func setTagData(
    _ tagData: Data?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Notes an item's place among the favourites.
  ///
  /// Type-checks only: the device doesn't ask for it.
  open func setFavoriteRank(
    _ favoriteRank: NSNumber?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.setFavoriteRank(favoriteRank, forItemIdentifier: itemIdentifier) },
      then: completionHandler)
  }
  /// Type-checks only: the device doesn't ask for it.
  @discardableResult
  open func setFavoriteRank(
    _ favoriteRank: NSNumber?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Deletes an item.
  ///
  /// Simulated: called when the user deletes one that has `allowsDeleting`.
  open func deleteItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.deleteItem(withIdentifier: itemIdentifier) }, then: completionHandler)
  }
  /// Simulated: called where the form with a handler isn't overridden.
  open func deleteItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws { throw Self.unsupported }
  /// Fetches small pictures of items.
  ///
  /// Type-checks only: the device doesn't ask for it.
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
  ///
  /// Type-checks only: the device doesn't ask for it.
  open func supportedServiceSources(
    for itemIdentifier: NSFileProviderItemIdentifier
  ) throws -> [any NSFileProviderServiceSource] { throw Self.unsupported }
  /// Makes a placeholder; deprecated since iOS 11.
  ///
  /// Simulated: an empty property list. Differs: as that of NSFileProviderManager.
  open class func writePlaceholder(
    at placeholderURL: URL, withMetadata metadata: [URLResourceKey: Any]
  ) throws { try PlaceholderFile.write([:], to: placeholderURL) }
  /// Where the placeholder of a file is; deprecated since iOS 11.
  ///
  /// Simulated: as that of NSFileProviderManager.
  open class func placeholderURL(for url: URL) -> URL {
    NSFileProviderManager.placeholderURL(for: url)
  }

  static var unsupported: NSError {
    NSError(domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue)
  }
}
