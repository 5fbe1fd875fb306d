public import Foundation
import SimulatedFoundation

/// An object that lists a folder's items, page by page, and its changes.
///
/// Simulated: made when the user opens a folder; pages are requested one after the other, the first
/// sorted by name, and changes when the folder is signalled (documented). Listing changes is
/// optional. Differs: all pages are requested at once, whereas iOS waits until the user scrolls.
public protocol NSFileProviderEnumerator: NSObjectProtocol {
  /// Called when it is no longer needed.
  ///
  /// Simulated: called when the user leaves the folder.
  func invalidate()
  /// Reports the items of a page to the observer.
  func enumerateItems(
    for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage)
  /// Reports the changes since an anchor to the observer.
  func enumerateChanges(
    for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor)
  /// Supplies the anchor of the latest changes.
  func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void)
  /// Returns the anchor of the latest changes.
  func currentSyncAnchor() async -> NSFileProviderSyncAnchor?
}

extension NSFileProviderEnumerator {
  /// Reports no changes.
  ///
  /// Type-checks only: never called, since there is no anchor in that case.
  public func enumerateChanges(
    for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor
  ) { observer.finishEnumeratingChanges(upTo: anchor, moreComing: false) }
  /// Supplies the result of the form without a handler.
  public func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void) {
    Completion.give({ await self.currentSyncAnchor() }, to: completionHandler)
  }
  /// Returns no anchor.
  ///
  /// Simulated: in that case the folder is listed again when it is signalled.
  public func currentSyncAnchor() async -> NSFileProviderSyncAnchor? { nil }
}

/// An observer that receives the items of a folder.
///
/// Simulated: the user sees what it receives; an error is shown in place of the items. Only the
/// first end of a page counts.
public protocol NSFileProviderEnumerationObserver: NSObjectProtocol {
  /// Receives some items.
  func didEnumerate(_ updatedItems: [any NSFileProviderItemProtocol])
  /// Ends a page; `nil` means that it was the last.
  func finishEnumerating(upTo nextPage: NSFileProviderPage?)
  /// Reports that the folder can't be listed.
  func finishEnumeratingWithError(_ error: any Error)
  /// The recommended number of items in a page.
  ///
  /// Type-checks only: a hundred; larger pages are accepted.
  var suggestedPageSize: Int { get }
}

extension NSFileProviderEnumerationObserver {
  /// Returns a hundred.
  ///
  /// Type-checks only: the protocol's recommendation.
  public var suggestedPageSize: Int { 100 }
}

/// An observer that receives the changes in a folder.
///
/// Simulated: the user sees what it receives; with `moreComing` the enumerator is asked again, and
/// after `syncAnchorExpired` the folder is listed again (documented).
public protocol NSFileProviderChangeObserver: NSObjectProtocol {
  /// Receives items that are new or different.
  func didUpdate(_ updatedItems: [any NSFileProviderItemProtocol])
  /// Receives the identifiers of items that are gone.
  func didDeleteItems(withIdentifiers deletedItemIdentifiers: [NSFileProviderItemIdentifier])
  /// Reports that all changes up to the anchor were listed, or those for now.
  func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool)
  /// Reports that the changes can't be listed.
  func finishEnumeratingWithError(_ error: any Error)
  /// The recommended number of changes in a batch.
  ///
  /// Type-checks only: a hundred; larger batches are accepted.
  var suggestedBatchSize: Int { get }
}

extension NSFileProviderChangeObserver {
  /// Returns a hundred.
  ///
  /// Type-checks only: the protocol's recommendation.
  public var suggestedBatchSize: Int { 100 }
}
