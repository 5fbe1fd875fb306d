public import Foundation

/// Mutable content of a notification, which a service extension returns.
///
/// Simulated: keeps its values.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The pictures, sounds and films that are shown with it.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }

  /// The number on the app's icon; `nil` leaves it unchanged.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }

  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }

  /// The category that supplies its actions.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }

  /// The picture with which the app is launched.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }

  /// The sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }

  /// The subtitle.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }

  /// The identifier of the group.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }

  /// The title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }

  /// The app's own data.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }

  /// The text for a group's summary.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }

  /// The number of items that it represents in a group's summary.
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }

  /// The identifier of the scene that it concerns.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }

  /// The extent to which it may interrupt the user.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }

  /// The relevance among the app's other notifications, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }

  /// The criteria by which a Focus filters it.
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}
