public import Foundation

/// How notifications of a category are shown.
///
/// Simulated: `customDismissAction`. Differs: the others have no effect.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Clearing it away is told to the app.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// It can be read out in the car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title shows although previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle shows although previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// It can be read out.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A kind of notification, and the buttons that it has.
///
/// Simulated: the notification centre keeps and lists it, and the user has its buttons. Differs: intents and
/// the texts for hidden previews have no effect.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  // What it keeps never changes.
  /// What a notification's content calls it.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The intents that it can carry.
  public let intentIdentifiers: [String]
  /// The text in place of a hidden one.
  public let hiddenPreviewsBodyPlaceholder: String
  /// How a group of such notifications is summed up.
  public let categorySummaryFormat: String
  /// How it is shown.
  public let options: UNNotificationCategoryOptions

  /// Makes a category.
  ///
  /// - Parameters:
  ///   - identifier: What a notification's content calls it.
  ///   - actions: The buttons.
  ///   - intentIdentifiers: The intents that it can carry.
  ///   - hiddenPreviewsBodyPlaceholder: The text in place of a hidden one.
  ///   - categorySummaryFormat: How a group of such notifications is summed up.
  ///   - options: How it is shown.
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

  /// The category itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other has the same identifier, buttons and options.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && options == other.options
      && actions.map(\.identifier) == other.actions.map(\.identifier)
  }

  /// Equal for equal categories.
  open override var hash: Int { identifier.hashValue }
}
