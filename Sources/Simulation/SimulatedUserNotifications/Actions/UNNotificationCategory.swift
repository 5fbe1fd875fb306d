public import Foundation

/// The options of a category of notifications.
///
/// Simulated: `customDismissAction`. Differs: the others have no effect.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when the user dismisses a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Notifications can be announced in CarPlay.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown even if previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown even if previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// Notifications can be announced.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A category of notifications, with its buttons.
///
/// Simulated: the notification centre stores and lists it, and the user can choose its buttons.
/// Differs: intents and the texts for hidden previews have no effect.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  // Its values never change.
  /// The identifier that a notification's content uses.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The intents that it can carry.
  public let intentIdentifiers: [String]
  /// The placeholder for a hidden text.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of a summary for a group of notifications.
  public let categorySummaryFormat: String
  /// The options.
  public let options: UNNotificationCategoryOptions

  /// Makes a category.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that a notification's content uses.
  ///   - actions: The buttons.
  ///   - intentIdentifiers: The intents that it can carry.
  ///   - hiddenPreviewsBodyPlaceholder: The placeholder for a hidden text.
  ///   - categorySummaryFormat: The format of a summary for a group of notifications.
  ///   - options: The options.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
    super.init()
  }

  /// Returns the category itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another category has the same identifier, buttons and options.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && options == other.options
      && actions.map(\.identifier) == other.actions.map(\.identifier)
  }

  /// A hash that equal categories share.
  open override var hash: Int { identifier.hashValue }
}
