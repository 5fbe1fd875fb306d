public import Foundation

/// A notification's content that can be changed: what a service extension hands back.
///
/// Simulated: keeps its values.
open class UNMutableNotificationContent: UNNotificationContent {
  /// Pictures, sounds and films that are shown with it.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }

  /// The number on the app's icon; `nil` leaves it as it is.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }

  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }

  /// The category that its actions come from.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }

  /// The picture that the app is launched with.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }

  /// The sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }

  /// The second heading.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }

  /// What notifications are grouped by.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }

  /// The heading.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }

  /// What the app puts in beside.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }

  /// What a group's summary calls it.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }

  /// How many things it stands for in a group's summary.
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }

  /// The scene that it is about.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }

  /// How much it may interrupt.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }

  /// How much it matters among the app's others, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }

  /// What a Focus filters it by.
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}
