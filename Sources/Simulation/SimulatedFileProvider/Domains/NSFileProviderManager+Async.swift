public import Foundation
import SimulatedFoundation

extension NSFileProviderManager {
  /// Reports that an error has been resolved.
  ///
  /// Simulated: as the form with a handler.
  public func signalErrorResolved(_ error: any Error) async throws {
    try await Completion.success { signalErrorResolved(error, completionHandler: $0) }
  }

  /// Evicts an item's content.
  ///
  /// Simulated: as the form with a handler.
  public func evictItem(identifier itemIdentifier: NSFileProviderItemIdentifier) async throws {
    try await Completion.success { evictItem(identifier: itemIdentifier, completionHandler: $0) }
  }

  /// Requests everything below an item again.
  ///
  /// Simulated: as the form with a handler.
  public func reimportItems(below itemIdentifier: NSFileProviderItemIdentifier) async throws {
    try await Completion.success { reimportItems(below: itemIdentifier, completionHandler: $0) }
  }

  /// Returns the URL under which the user sees an item.
  ///
  /// Simulated: as the form with a handler.
  public func getUserVisibleURL(
    for itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> URL { throw Self.refusal }

  /// Removes all domains.
  ///
  /// Simulated: as the form with a handler.
  public class func removeAllDomains() async throws { throw refusal }

  /// Returns the item of a file that the user sees.
  ///
  /// Simulated: as the form with a handler.
  public class func identifierForUserVisibleFile(
    at url: URL
  ) async throws -> (NSFileProviderItemIdentifier, NSFileProviderDomainIdentifier) {
    throw refusal
  }
}
