package import DeviceProtocol
public import Foundation
public import SimulatedFoundation

/// A delegate that indexes an app's items again when the system has lost them.
///
/// Simulated: an index extension is called, on the main queue. Differs: the delegate of an index in
/// the app isn't.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Called when all items are to be indexed again.
  ///
  /// Simulated: called when the scene loses the app's index; abandoned after 30 seconds without a
  /// call of the handler. Differs: Apple publishes no number.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)

  /// Called when the items with some identifiers are to be indexed again.
  ///
  /// Simulated: as for all items.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// The principal class of an index extension.
///
/// Simulated: the system makes an object of it when it has lost items of the app, which needn't run
/// for that (documented).
open class CSIndexExtensionRequestHandler: NSObject, NSExtensionRequestHandling,
  CSSearchableIndexDelegate
{
  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// Receives the context of a request.
  ///
  /// Type-checks only: the system calls the methods of CSSearchableIndexDelegate.
  open func beginRequest(with context: NSExtensionContext) {}

  /// Called when all items are to be indexed again; subclasses override it.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void
  ) { acknowledgementHandler() }

  /// Called when the items with some identifiers are to be indexed again; subclasses override it.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) { acknowledgementHandler() }
}

extension CSIndexExtensionRequestHandler: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    let index = CSSearchableIndex.default()
    switch call {
    case .reindexAll:
      searchableIndex(
        index, reindexAllSearchableItemsWithAcknowledgementHandler: { reply(.done) })
    case .reindex(let identifiers):
      searchableIndex(index, reindexSearchableItemsWithIdentifiers: identifiers) { reply(.done) }
    default: reply(.notServed(by: self))
    }
  }
}
