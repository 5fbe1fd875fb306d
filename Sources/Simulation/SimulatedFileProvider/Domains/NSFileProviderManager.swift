public import Foundation
import DeviceProtocol
import SimulatedFoundation

/// The system's side of a file provider, as apps and the provider see it.
///
/// Type-checks only: except for the members that say more: the device has no domains and no
/// replicated providers; the other handlers get `NSFileProviderError.providerNotFound`.
open class NSFileProviderManager: NSObject, @unchecked Sendable {
  // Its values never change.
  let domain: NSFileProviderDomain?

  private static let ofNoDomain = NSFileProviderManager(domain: nil)

  /// The manager of the provider as a whole.
  ///
  /// Simulated: for the provider itself, and in its app for the provider in that app.
  open class var `default`: NSFileProviderManager { ofNoDomain }

  private init(domain: NSFileProviderDomain?) {
    self.domain = domain
    super.init()
  }

  /// Makes the manager of a domain.
  public convenience init?(for domain: NSFileProviderDomain) { self.init(domain: domain) }

  /// The identifier of the provider.
  open var providerIdentifier: String {
    DeviceConnection.shared?.context.bundleIdentifier ?? Bundle.main.bundleIdentifier ?? ""
  }

  /// The folder for documents.
  ///
  /// Simulated: as in NSFileProviderExtension; the same in the provider's app.
  open var documentStorageURL: URL { DocumentStorage.url }

  /// Returns a folder for files in transit, on the volume of the documents.
  open func temporaryDirectoryURL() throws -> URL { FileManager.default.temporaryDirectory }

  /// Reports that a folder's listing has changed.
  ///
  /// Simulated: if the user is looking at the folder, its enumerator is asked what has changed, or
  /// for the whole listing if it has no anchor; otherwise it has no effect, as documented. Differs:
  /// the handler is called after that. `workingSet` has no effect, since the device doesn't show
  /// recent documents.
  @preconcurrency open func signalEnumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    guard let connection = DeviceConnection.shared else { return Self.refuse(completion) }
    connection.ask(.folderChanged(containerItemIdentifier.rawValue)) { answer in
      if case .failed(let error) = answer { completion(error.nsError) } else { completion(nil) }
    }
  }

  /// Reports that a folder's listing has changed.
  ///
  /// Simulated: as the form with a handler.
  open func signalEnumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier
  ) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      signalEnumerator(for: containerItemIdentifier) { error in
        if let error { done.resume(throwing: error) } else { done.resume() }
      }
    }
  }

  /// Reports that an error has been resolved.
  @preconcurrency open func signalErrorResolved(
    _ error: any Error, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { Self.refuse(completionHandler) }

  /// Evicts an item's content.
  @preconcurrency open func evictItem(
    identifier itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { Self.refuse(completionHandler) }

  /// Requests everything below an item again.
  @preconcurrency open func reimportItems(
    below itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { Self.refuse(completionHandler) }

  /// Supplies the URL under which the user sees an item.
  @preconcurrency open func getUserVisibleURL(
    for itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, Self.refusal) } }

  /// Returns a listing of everything that is on the device.
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

  /// Supplies the domains.
  @preconcurrency public class func getDomainsWithCompletionHandler(
    _ completionHandler: @escaping @Sendable ([NSFileProviderDomain], (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler([], refusal) } }

  /// Returns the domains.
  public class func domains() async throws -> [NSFileProviderDomain] { throw refusal }

  /// Supplies the item of a file that the user sees.
  @preconcurrency public class func getIdentifierForUserVisibleFile(
    at url: URL,
    completionHandler:
      @escaping @Sendable (
        NSFileProviderItemIdentifier?, NSFileProviderDomainIdentifier?, (any Error)?
      ) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, nil, refusal) } }

  /// Returns the URL of a file's placeholder.
  ///
  /// Simulated: beside the file, hidden, with an additional extension (observed).
  public class func placeholderURL(for url: URL) -> URL {
    url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).icloud")
  }

  /// Writes a placeholder.
  ///
  /// Simulated: a property list with the item's name, type and size. Differs: Apple's content isn't
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

/// A listing without items.
private final class NoItems: NSObject, NSFileProviderEnumerator {
  func invalidate() {}
  func enumerateItems(
    for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage
  ) { observer.finishEnumerating(upTo: nil) }
}
