public import Foundation

/// The content of a notification: its texts, pictures and sounds.
///
/// Simulated: keeps its values; a mutable copy can be changed (documented). Differs: it can't be
/// archived.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  var values = ContentValues()

  /// Makes empty content.
  public override init() { super.init() }

  init(_ values: ContentValues) {
    self.values = values
    super.init()
  }

  /// The pictures, sounds and films that are shown with it.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The number on the app's icon; `nil` leaves it unchanged.
  open var badge: NSNumber? { values.badge }
  /// The text.
  open var body: String { values.body }
  /// The category that supplies its actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The picture with which the app is launched.
  open var launchImageName: String { values.launchImageName }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The subtitle.
  open var subtitle: String { values.subtitle }
  /// The identifier of the group.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The title.
  open var title: String { values.title }
  /// Additional data from the app or the server.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The text for a group's summary.
  open var summaryArgument: String { values.summaryArgument }
  /// The number of items that it represents in a group's summary.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// The identifier of the scene that it concerns.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The extent to which it may interrupt the user.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The relevance among the app's other notifications, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// The criteria by which a Focus filters it.
  open var filterCriteria: String? { values.filterCriteria }

  /// Returns the content itself, or an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  /// Returns whether another object is content with the same values, including `userInfo`.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationContent).map { $0.values == values } ?? false
  }

  /// A hash that equal contents share.
  open override var hash: Int { values.title.hashValue ^ values.body.hashValue }
}

/// The values of a notification's content.
struct ContentValues {
  var attachments: [UNNotificationAttachment] = []
  var badge: NSNumber?
  var body = ""
  var categoryIdentifier = ""
  var launchImageName = ""
  var sound: UNNotificationSound?
  var subtitle = ""
  var threadIdentifier = ""
  var title = ""
  var userInfo: [AnyHashable: Any] = [:]
  var summaryArgument = ""
  var summaryArgumentCount = 0
  var targetContentIdentifier: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
  var filterCriteria: String?
}

extension ContentValues: Equatable {
  static func == (one: ContentValues, other: ContentValues) -> Bool {
    one.texts == other.texts && one.attachments == other.attachments && one.badge == other.badge
      && one.sound == other.sound && one.summaryArgumentCount == other.summaryArgumentCount
      && one.interruptionLevel == other.interruptionLevel
      && one.relevanceScore == other.relevanceScore
      && NSDictionary(dictionary: one.userInfo).isEqual(NSDictionary(dictionary: other.userInfo))
  }

  private var texts: [String?] {
    [
      body, categoryIdentifier, launchImageName, subtitle, threadIdentifier, title,
      summaryArgument, targetContentIdentifier, filterCriteria,
    ]
  }
}
