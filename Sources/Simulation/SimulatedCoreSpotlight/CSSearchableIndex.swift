import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// An app's part of the index that the user can search on the device.
///
/// Simulated: an item is found as soon as it is indexed; the app and its extensions share one
/// index, apart from named ones. Handlers are called on a background queue. Differs: only the scene
/// can lose the index, and nothing is refused; without a device there is no index.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // It never changes, except for a weak reference, which is atomic.
  private let name: String
  private static let standard = CSSearchableIndex(name: "")

  /// The delegate, which is told what the app must index again.
  ///
  /// Type-checks only: the system calls the app's index extension.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// Returns the app's index.
  ///
  /// Simulated: no known difference.
  open class func `default`() -> CSSearchableIndex { standard }

  /// Makes or opens an index with a name.
  ///
  /// Simulated: deletions in it don't affect other indexes.
  public init(name: String) {
    self.name = name
    super.init()
  }

  /// Returns whether there is an index on this device.
  ///
  /// Simulated: always `true`.
  open class func isIndexingAvailable() -> Bool { true }

  /// Adds items, replacing those with the same identifiers.
  ///
  /// Simulated: no known difference.
  @preconcurrency open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    ask(.indexItems(items.map { $0.wireItem(index: name) }), completionHandler)
  }

  /// Adds items, replacing those with the same identifiers.
  ///
  /// Simulated: as the form with a handler.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try await wait { indexSearchableItems(items, completionHandler: $0) }
  }

  /// Removes items from the index.
  ///
  /// Simulated: no known difference.
  @preconcurrency open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    ask(.deleteItems(index: name, identifiers), completionHandler)
  }

  /// Removes items from the index.
  ///
  /// Simulated: as the form with a handler.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try await wait { deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0) }
  }

  /// Removes groups of items from the index, including their subgroups (documented).
  ///
  /// Simulated: no known difference.
  @preconcurrency open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    ask(.deleteDomains(index: name, domainIdentifiers), completionHandler)
  }

  /// Removes groups of items from the index.
  ///
  /// Simulated: as the form with a handler.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try await wait {
      deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: $0)
    }
  }

  /// Empties the index.
  ///
  /// Simulated: no known difference.
  @preconcurrency open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    ask(.deleteAllItems(index: name), completionHandler)
  }

  /// Empties the index.
  ///
  /// Simulated: as the form with a handler.
  open func deleteAllSearchableItems() async throws {
    try await wait { deleteAllSearchableItems(completionHandler: $0) }
  }

  private func ask(
    _ question: PointQuestion, _ handler: (@Sendable ((any Error)?) -> Void)?
  ) {
    guard let connection = DeviceConnection.shared else {
      let error = CocoaError(.featureUnsupported)
      return DispatchQueue.global().async { handler?(error) }
    }
    connection.ask(question) { answer in
      if case .failed(let error) = answer { handler?(error.nsError) } else { handler?(nil) }
    }
  }

  private func wait(_ work: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, _>) in
      work { error in continuation.resume(with: error.map { .failure($0) } ?? .success(())) }
    }
  }
}
