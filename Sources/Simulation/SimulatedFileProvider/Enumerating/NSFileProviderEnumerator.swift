public import Foundation
import SimulatedFoundation

/// Lists a folder's items, page by page, and what has changed.
///
/// Simulated: made when the user opens a folder; pages are asked for one after the other, the first
/// sorted by name, and changes when the folder is signalled (documented). Telling changes is optional. Differs:
/// all pages are asked for at once, whereas iOS waits until the user scrolls.
public protocol NSFileProviderEnumerator: NSObjectProtocol {
  /// It isn't needed any more.
  ///
  /// Simulated: called when the user leaves the folder.
  func invalidate()
  /// Tells the observer the items of a page.
  func enumerateItems(
    for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage)
  /// Tells the observer what has changed since then.
  func enumerateChanges(
    for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor)
  /// Calls the handler with how far changes have been told.
  func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void)
  /// How far changes have been told.
  func currentSyncAnchor() async -> NSFileProviderSyncAnchor?
}

extension NSFileProviderEnumerator {
  /// Tells of no change.
  ///
  /// Type-checks only: never called, since there is no anchor then either.
  public func enumerateChanges(
    for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor
  ) { observer.finishEnumeratingChanges(upTo: anchor, moreComing: false) }
  /// What the form without a handler says.
  public func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void) {
    Completion.give({ await self.currentSyncAnchor() }, to: completionHandler)
  }
  /// There is no anchor.
  ///
  /// Simulated: the folder is then listed anew when it is signalled.
  public func currentSyncAnchor() async -> NSFileProviderSyncAnchor? { nil }
}

/// Told the items of a folder.
///
/// Simulated: what it is told is what the user sees; an error is shown in place of the items. Only the first
/// end of a page counts.
public protocol NSFileProviderEnumerationObserver: NSObjectProtocol {
  /// Some items.
  func didEnumerate(_ updatedItems: [any NSFileProviderItemProtocol])
  /// The page is over; `nil` when it was the last.
  func finishEnumerating(upTo nextPage: NSFileProviderPage?)
  /// It can't be listed.
  func finishEnumeratingWithError(_ error: any Error)
  /// How many items a page should have.
  ///
  /// Type-checks only: a hundred; larger pages are taken as well.
  var suggestedPageSize: Int { get }
}

extension NSFileProviderEnumerationObserver {
  /// A hundred.
  ///
  /// Type-checks only: as the protocol says.
  public var suggestedPageSize: Int { 100 }
}

/// Told what has changed in a folder.
///
/// Simulated: what it is told is what the user sees; with `moreComing` it is asked again, and after
/// `syncAnchorExpired` the folder is listed anew (documented).
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
  ///
  /// Type-checks only: a hundred; more are taken as well.
  var suggestedBatchSize: Int { get }
}

extension NSFileProviderChangeObserver {
  /// A hundred.
  ///
  /// Type-checks only: as the protocol says.
  public var suggestedBatchSize: Int { 100 }
}
