public import Foundation
import DeviceProtocol
import SimulatedFoundation

/// The system's side of a file provider, as apps and the provider see it.
///
/// Type-checks only: but for the members that say more: the device knows no domains and no replicated
/// providers: the other handlers are given `NSFileProviderError.providerNotFound`.
open class NSFileProviderManager: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  let domain: NSFileProviderDomain?

  private static let ofNoDomain = NSFileProviderManager(domain: nil)

  /// The manager of the provider as a whole.
  ///
  /// Simulated: of the provider itself, and in its app of the one in the app.
  open class var `default`: NSFileProviderManager { ofNoDomain }

  private init(domain: NSFileProviderDomain?) {
    self.domain = domain
    super.init()
  }

  /// The manager of a domain.
  public convenience init?(for domain: NSFileProviderDomain) { self.init(domain: domain) }

  /// What names the provider.
  open var providerIdentifier: String {
    DeviceConnection.shared?.context.bundleIdentifier ?? Bundle.main.bundleIdentifier ?? ""
  }

  /// The folder that documents are kept in.
  ///
  /// Simulated: as that of NSFileProviderExtension; the same in the provider's app.
  open var documentStorageURL: URL { DocumentStorage.url }

  /// A folder for files on their way, on the volume of the documents.
  open func temporaryDirectoryURL() throws -> URL { FileManager.default.temporaryDirectory }

  /// Says that a folder's listing has changed.
  ///
  /// Simulated: when the user looks at the folder, its enumerator is asked what has changed, or for all of it
  /// where it has no anchor; otherwise nothing comes of it, as documented. Differs: the handler is called
  /// behind that. Of `workingSet` nothing comes, since the device shows no recent documents.
  @preconcurrency open func signalEnumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    guard let connection = DeviceConnection.shared else { return Self.refuse(completion) }
    connection.ask(.folderChanged(containerItemIdentifier.rawValue)) { answer in
      if case .failed(let error) = answer { completion(error.nsError) } else { completion(nil) }
    }
  }

  /// Says that a folder's listing has changed.
  ///
  /// Simulated: as with a handler.
  open func signalEnumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier
  ) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      signalEnumerator(for: containerItemIdentifier) { error in
        if let error { done.resume(throwing: error) } else { done.resume() }
      }
    }
  }

  /// Says that what was in the way isn't any more.
  @preconcurrency open func signalErrorResolved(
    _ error: any Error, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { Self.refuse(completionHandler) }

  /// Lets go of an item's content.
  @preconcurrency open func evictItem(
    identifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { Self.refuse(completionHandler) }

  /// Has everything below an item told again.
  @preconcurrency open func reimportItems(
    below itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { Self.refuse(completionHandler) }

  /// Asks where the user sees an item.
  @preconcurrency open func getUserVisibleURL(
    for itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, Self.refusal) } }

  /// Lists everything that is on the device.
  open func enumeratorForMaterializedItems() -> any NSFileProviderEnumerator { NoItems() }
}

extension NSFileProviderManager {
  /// Adds a domain.
  @preconcurrency public class func add(
    _ domain: NSFileProviderDomain,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { refuse(completionHandler) }

  /// Adds a domain.
  public class func add(_ domain: NSFileProviderDomain) async throws { throw refusal }

  /// Removes a domain.
  @preconcurrency public class func remove(
    _ domain: NSFileProviderDomain,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { refuse(completionHandler) }

  /// Removes a domain.
  public class func remove(_ domain: NSFileProviderDomain) async throws { throw refusal }

  /// Removes all domains.
  @preconcurrency public class func removeAllDomains(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { refuse(completionHandler) }

  /// Asks for the domains.
  @preconcurrency public class func getDomainsWithCompletionHandler(
    _ completionHandler: @escaping @Sendable ([NSFileProviderDomain], (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler([], refusal) } }

  /// The domains.
  public class func domains() async throws -> [NSFileProviderDomain] { throw refusal }

  /// Asks which item a file that the user sees is.
  @preconcurrency public class func getIdentifierForUserVisibleFile(
    at url: URL,
    completionHandler:
      @escaping @Sendable (
        NSFileProviderItemIdentifier?, NSFileProviderDomainIdentifier?, (any Error)?
      ) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, nil, refusal) } }

  /// Where the placeholder of a file is.
  ///
  /// Simulated: beside it, hidden, with one more extension (observed).
  public class func placeholderURL(for url: URL) -> URL {
    url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).icloud")
  }

  /// Makes a placeholder.
  ///
  /// Simulated: a property list with the item's name, type and size. Differs: what Apple writes into one isn't
  /// published.
  public class func writePlaceholder(
    at placeholderURL: URL, withMetadata metadata: any NSFileProviderItem
  ) throws {
    var values: [String: Any] = ["name": metadata.filename, "type": metadata.typeIdentifier]
    if let size = metadata.documentSize { values["size"] = size.intValue }
    try PlaceholderFile.write(values, to: placeholderURL)
  }

  static var refusal: NSFileProviderError { NSFileProviderError(.providerNotFound) }

  private static func refuse(_ handler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.global().async { handler(refusal) }
  }
}

/// The listing of nothing.
private final class NoItems: NSObject, NSFileProviderEnumerator {
  func invalidate() {}
  func enumerateItems(
    for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage
  ) { observer.finishEnumerating(upTo: nil) }
}
