import DeviceProtocol
public import Foundation

/// Something of an app's that the user can search for.
///
/// Simulated: it is found by its texts, and a tap on it opens the app with its identifier.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  // As on iOS nothing is locked: whoever changes an item on two queues at once is to blame.

  /// What names it among the app's items.
  open var uniqueIdentifier: String
  /// What names the group of items that it belongs to: "books.novels" lies in "books".
  open var domainIdentifier: String?
  /// When it isn't to be found any more.
  ///
  /// Type-checks only: no item expires.
  open var expirationDate: Date
  /// What is to be known of it.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Makes an item.
  ///
  /// Simulated: without an identifier it has one of its own; it expires in a month (documented).
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: What names it among the app's items.
  ///   - domainIdentifier: What names its group.
  ///   - attributeSet: What is to be known of it.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    expirationDate = Date(timeIntervalSinceNow: 30 * 24 * 3600)
    super.init()
  }

  /// The item as the system keeps it.
  func wireItem(index: String) -> SearchItem {
    SearchItem(
      index: index, identifier: uniqueIdentifier, domain: domainIdentifier,
      title: attributeSet.title ?? attributeSet.displayName ?? "",
      detail: attributeSet.contentDescription, words: attributeSet.searchedTexts)
  }
}

/// The type of the activity with which an app is opened when the user taps a found item.
///
/// Simulated: Apple's value.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key in such an activity's `userInfo` under which the item's identifier is.
///
/// Simulated: Apple's value.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
