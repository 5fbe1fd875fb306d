public import Foundation
import DeviceProtocol
import SimulatedFoundation

/// The system's side of a file provider, as apps and the provider see it.
///
/// Type-checks only: the device has no Files app yet: every handler is given
/// `NSFileProviderError.providerNotFound`, and there are no domains.
open class NSFileProviderManager: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  let domain: NSFileProviderDomain?

  private static let ofNoDomain = NSFileProviderManager(domain: nil)

  /// The manager of the provider as a whole.
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
  open var documentStorageURL: URL {
    let home = DeviceConnection.shared?.context.home ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: home).appendingPathComponent("File Provider Storage")
  }

  /// A folder for files on their way, on the volume of the documents.
  open func temporaryDirectoryURL() throws -> URL { FileManager.default.temporaryDirectory }

  /// Says that a folder's listing has changed.
  @preconcurrency open func signalEnumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { Self.refuse(completion) }

  /// Says that a folder's listing has changed.
  open func signalEnumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier
  ) async throws { throw Self.refusal }

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

  /// Where the placeholder of a file is: beside it, hidden, with one more extension (observed).
  public class func placeholderURL(for url: URL) -> URL {
    url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).icloud")
  }

  /// Makes a placeholder.
  public class func writePlaceholder(
    at placeholderURL: URL, withMetadata metadata: any NSFileProviderItem
  ) throws { throw NSFileProviderExtension.unsupported }

  private static var refusal: NSFileProviderError { NSFileProviderError(.providerNotFound) }

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
