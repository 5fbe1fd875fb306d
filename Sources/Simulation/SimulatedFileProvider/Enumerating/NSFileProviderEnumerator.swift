public import Foundation

/// Lists a folder's items, page by page, and what has changed.
///
/// Type-checks only: the device has no Files app yet; a test of an extension's own code can call
/// it. Telling changes is optional.
public protocol NSFileProviderEnumerator: NSObjectProtocol {
  /// It isn't needed any more.
  func invalidate()
  /// Tells the observer the items of a page.
  func enumerateItems(
    for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage)
  /// Tells the observer what has changed since then.
  func enumerateChanges(
    for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor)
  /// Calls the handler with how far changes have been told.
  func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void)
}

extension NSFileProviderEnumerator {
  /// Tells of no change.
  public func enumerateChanges(
    for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor
  ) { observer.finishEnumeratingChanges(upTo: anchor, moreComing: false) }
  /// There is no anchor.
  public func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void) {
    completionHandler(nil)
  }
}

/// Told the items of a folder.
///
/// Type-checks only: the device has no Files app yet.
public protocol NSFileProviderEnumerationObserver: NSObjectProtocol {
  /// Some items.
  func didEnumerate(_ updatedItems: [any NSFileProviderItemProtocol])
  /// The page is over; `nil` when it was the last.
  func finishEnumerating(upTo nextPage: NSFileProviderPage?)
  /// It can't be listed.
  func finishEnumeratingWithError(_ error: any Error)
  /// How many items a page should have.
  var suggestedPageSize: Int { get }
}

extension NSFileProviderEnumerationObserver {
  /// A hundred.
  public var suggestedPageSize: Int { 100 }
}

/// Told what has changed in a folder.
///
/// Type-checks only: the device has no Files app yet.
public protocol NSFileProviderChangeObserver: NSObjectProtocol {
  /// Items that are new or different.
  func didUpdate(_ updatedItems: [any NSFileProviderItemProtocol])
  /// Items that are gone.
  func didDeleteItems(withIdentifiers deletedItemIdentifiers: [NSFileProviderItemIdentifier])
  /// All is told up to the anchor, or for now.
  func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool)
  /// It can't be told.
  func finishEnumeratingWithError(_ error: any Error)
  /// How many changes should be told at once.
  var suggestedBatchSize: Int { get }
}

extension NSFileProviderChangeObserver {
  /// A hundred.
  public var suggestedBatchSize: Int { 100 }
}
