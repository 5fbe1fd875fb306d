public import Foundation
import SimulatedFoundation

extension NSFileProviderManager {
  /// Says that what was in the way isn't any more.
  ///
  /// Simulated: as the form with a handler.
  public func signalErrorResolved(_ error: any Error) async throws {
    try await Completion.success { signalErrorResolved(error, completionHandler: $0) }
  }

  /// Lets go of an item's content.
  ///
  /// Simulated: as the form with a handler.
  public func evictItem(identifier itemIdentifier: NSFileProviderItemIdentifier) async throws {
    try await Completion.success { evictItem(identifier: itemIdentifier, completionHandler: $0) }
  }

  /// Has everything below an item told again.
  ///
  /// Simulated: as the form with a handler.
  public func reimportItems(below itemIdentifier: NSFileProviderItemIdentifier) async throws {
    try await Completion.success { reimportItems(below: itemIdentifier, completionHandler: $0) }
  }

  /// Where the user sees an item.
  ///
  /// Simulated: as the form with a handler.
  public func getUserVisibleURL(
    for itemIdentifier: NSFileProviderItemIdentifier
  ) async throws -> URL { throw Self.refusal }

  /// Removes all domains.
  ///
  /// Simulated: as the form with a handler.
  public class func removeAllDomains() async throws { throw refusal }

  /// Which item a file that the user sees is.
  ///
  /// Simulated: as the form with a handler.
  public class func identifierForUserVisibleFile(
    at url: URL
  ) async throws -> (NSFileProviderItemIdentifier, NSFileProviderDomainIdentifier) {
    throw refusal
  }
}
