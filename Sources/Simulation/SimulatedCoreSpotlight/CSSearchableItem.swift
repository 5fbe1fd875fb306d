import DeviceProtocol
public import Foundation

/// An item of an app that the user can search for.
///
/// Simulated: it is found by its texts, and a tap on it opens the app with its identifier.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  // As on iOS there is no lock: a program mustn't change an item on two queues at once.

  /// The identifier among the app's items.
  open var uniqueIdentifier: String
  /// The identifier of the group to which it belongs: "books.novels" is in "books".
  open var domainIdentifier: String?
  /// The date from which on it isn't found any more.
  ///
  /// Type-checks only: items don't expire.
  open var expirationDate: Date
  /// The searchable attributes.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Makes an item.
  ///
  /// Simulated: without an identifier it gets a unique one; it expires in a month (documented).
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: The identifier among the app's items.
  ///   - domainIdentifier: The identifier of the group.
  ///   - attributeSet: The searchable attributes.
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

  /// Returns the item in the form that the system stores.
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
/// The key in such an activity's `userInfo` for the item's identifier.
///
/// Simulated: Apple's value.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
