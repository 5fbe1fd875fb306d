public import Foundation

/// The principal class of a non-replicated file provider.
///
/// Simulated: once the user has switched it on in Files, they can look through its folders there and
/// in document pickers, and open its documents, as apps can. Methods that a subclass doesn't override
/// report `NSFeatureUnsupportedError`. Differs: the methods are called on the main queue, one at a
/// time; a call without an answer fails after thirty seconds (Apple publishes no number); a process
/// ends after five seconds unneeded, whereas iOS keeps it as long as it likes.
open class NSFileProviderExtension: NSObject {
  /// The folders that the user has opened, by identifier.
  var openFolders: [String: any NSFileProviderEnumerator] = [:]

  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// The folder for documents.
  ///
  /// Simulated: `File Provider Storage` in the container of the group in
  /// `NSExtensionFileProviderDocumentGroup` (documented), or in the extension's own (inferred).
  open var documentStorageURL: URL { NSFileProviderManager.default.documentStorageURL }
  /// The identifier of the provider.
  ///
  /// Type-checks only: the identifier of the extension itself.
  open var providerIdentifier: String { NSFileProviderManager.default.providerIdentifier }
  /// The domain that it serves.
  ///
  /// Type-checks only: there are no domains.
  open var domain: NSFileProviderDomain? { nil }

  /// Returns the item of an identifier.
  ///
  /// Type-checks only: the device only uses enumerators; a provider's own code can call it.
  open func item(for identifier: NSFileProviderItemIdentifier) throws -> any NSFileProviderItem {
    throw Self.unsupported
  }
  /// Returns the URL of an item's file.
  ///
  /// Simulated: called before a document is opened; a URL outside ``documentStorageURL`` is
  /// refused. By default it appends the identifier to that folder (both documented).
  open func urlForItem(
    withPersistentIdentifier identifier: NSFileProviderItemIdentifier
  ) -> URL? { documentStorageURL.appendingPathComponent(identifier.rawValue) }
  /// Returns the identifier of a file's item.
  ///
  /// Simulated: by default it is the path relative to ``documentStorageURL`` (documented). Differs:
  /// the device doesn't call it; a provider's own code does.
  open func persistentIdentifierForItem(at url: URL) -> NSFileProviderItemIdentifier? {
    let storage = documentStorageURL.standardizedFileURL.path + "/"
    let path = url.standardizedFileURL.path
    guard path.hasPrefix(storage) else { return nil }
    return NSFileProviderItemIdentifier(String(path.dropFirst(storage.count)))
  }
  /// Writes a placeholder where the file will be.
  ///
  /// Simulated: called before a document that isn't on the device is passed on (documented). Differs:
  /// it isn't checked whether the placeholder exists afterwards.
  open func providePlaceholder(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.providePlaceholder(at: url) }, then: completionHandler)
  }
  /// Simulated: called if the form with a handler isn't overridden.
  open func providePlaceholder(at url: URL) async throws { throw Self.unsupported }
  /// Fetches the file.
  ///
  /// Simulated: called when coordinated access meets a file that isn't on the device; it waits, and
  /// gets the handler's error (documented), or NSFileReadNoSuchFileError without a file (inferred).
  open func startProvidingItem(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.startProvidingItem(at: url) }, then: completionHandler)
  }
  /// Simulated: called if the form with a handler isn't overridden.
  open func startProvidingItem(at url: URL) async throws { throw Self.unsupported }
  /// Called when a file is no longer needed.
  ///
  /// Simulated: called when no process has access to a document any more (documented).
  open func stopProvidingItem(at url: URL) {}
  /// Called when a file has changed.
  ///
  /// Simulated: called when another process has written the file using coordination (documented).
  /// Differs: at once, whether or not the content is different.
  open func itemChanged(at url: URL) {}
  /// Returns an enumerator of a folder.
  ///
  /// Simulated: called when the user opens the folder; the enumerator is kept until they leave it.
  open func enumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier
  ) throws -> any NSFileProviderEnumerator { throw Self.unsupported }

  /// Imports a document.
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
  /// Simulated: called if the form with a handler isn't overridden.
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
  /// Simulated: called if the form with a handler isn't overridden.
  @discardableResult
  open func createDirectory(
    withName directoryName: String,
    inParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Renames an item.
  ///
  /// Simulated: called when the user renames an item that has `allowsRenaming`.
  open func renameItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier, toName itemName: String,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.renameItem(withIdentifier: itemIdentifier, toName: itemName) },
      then: completionHandler)
  }
  /// Simulated: called if the form with a handler isn't overridden.
  @discardableResult
  open func renameItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier, toName itemName: String
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Moves an item to another folder.
  ///
  /// Simulated: called when the user moves an item that has `allowsReparenting`, without a new
  /// name.
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
  /// Simulated: called if the form with a handler isn't overridden.
  @discardableResult
  open func reparentItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemWithIdentifier parentItemIdentifier: NSFileProviderItemIdentifier, newName: String?
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Moves an item to the trash.
  ///
  /// Type-checks only: the device doesn't call it.
  open func trashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.trashItem(withIdentifier: itemIdentifier) }, then: completionHandler)
  }
  /// Type-checks only: the device doesn't call it.
  @discardableResult
  open func trashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Moves an item out of the trash.
  ///
  /// Type-checks only: the device doesn't call it.
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
  /// Type-checks only: the device doesn't call it.
  @discardableResult
  open func untrashItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier?
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Sets the date when an item was last opened.
  ///
  /// Type-checks only: the device doesn't call it.
  open func setLastUsedDate(
    _ lastUsedDate: Date?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.setLastUsedDate(lastUsedDate, forItemIdentifier: itemIdentifier) },
      then: completionHandler)
  }
  /// Type-checks only: the device doesn't call it.
  @discardableResult
  open func setLastUsedDate(
    _ lastUsedDate: Date?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Sets the user's tags.
  ///
  /// Type-checks only: the device doesn't call it.
  open func setTagData(
    _ tagData: Data?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.setTagData(tagData, forItemIdentifier: itemIdentifier) },
      then: completionHandler)
  }
  /// Type-checks only: the device doesn't call it.
  @discardableResult
  open func setTagData(
    _ tagData: Data?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Sets an item's rank among the favourites.
  ///
  /// Type-checks only: the device doesn't call it.
  open func setFavoriteRank(
    _ favoriteRank: NSNumber?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.setFavoriteRank(favoriteRank, forItemIdentifier: itemIdentifier) },
      then: completionHandler)
  }
  /// Type-checks only: the device doesn't call it.
  @discardableResult
  open func setFavoriteRank(
    _ favoriteRank: NSNumber?, forItemIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> any NSFileProviderItem { throw Self.unsupported }
  /// Deletes an item.
  ///
  /// Simulated: called when the user deletes an item that has `allowsDeleting`.
  open func deleteItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Completion.attempt(
      { try await self.deleteItem(withIdentifier: itemIdentifier) }, then: completionHandler)
  }
  /// Simulated: called if the form with a handler isn't overridden.
  open func deleteItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) async throws { throw Self.unsupported }
  /// Fetches thumbnails of items.
  ///
  /// Type-checks only: the device doesn't call it.
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
  /// Returns the services that an item offers to apps.
  ///
  /// Type-checks only: the device doesn't call it.
  open func supportedServiceSources(
    for itemIdentifier: NSFileProviderItemIdentifier
  ) throws -> [any NSFileProviderServiceSource] { throw Self.unsupported }
  /// Writes a placeholder; deprecated since iOS 11.
  ///
  /// Simulated: an empty property list. Differs: as in NSFileProviderManager.
  open class func writePlaceholder(
    at placeholderURL: URL, withMetadata metadata: [URLResourceKey: Any]
  ) throws { try PlaceholderFile.write([:], to: placeholderURL) }
  /// Returns the URL of a file's placeholder; deprecated since iOS 11.
  ///
  /// Simulated: as in NSFileProviderManager.
  open class func placeholderURL(for url: URL) -> URL {
    NSFileProviderManager.placeholderURL(for: url)
  }

  static var unsupported: NSError {
    NSError(domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue)
  }
}
