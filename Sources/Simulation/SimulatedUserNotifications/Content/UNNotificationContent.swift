public import Foundation

/// What a notification says, shows and plays.
///
/// Simulated: keeps its values; a mutable copy is one that can be changed (documented). Differs: it
/// can't be archived.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  var values = ContentValues()

  /// Makes empty content.
  public override init() { super.init() }

  init(_ values: ContentValues) {
    self.values = values
    super.init()
  }

  /// Pictures, sounds and films that are shown with it.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The number on the app's icon; `nil` leaves it as it is.
  open var badge: NSNumber? { values.badge }
  /// The text.
  open var body: String { values.body }
  /// The category that its actions come from.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The picture that the app is launched with.
  open var launchImageName: String { values.launchImageName }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The second heading.
  open var subtitle: String { values.subtitle }
  /// What notifications are grouped by.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The heading.
  open var title: String { values.title }
  /// What the app or the server has put in beside.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// What a group's summary calls it.
  open var summaryArgument: String { values.summaryArgument }
  /// How many things it stands for in a group's summary.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// The scene that it is about.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// How much it may interrupt.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How much it matters among the app's others, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// What a Focus filters it by.
  open var filterCriteria: String? { values.filterCriteria }

  /// Gives the content itself, or a copy that nobody changes.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// Gives a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  /// Whether the other is content that says the same; `userInfo` counts too.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationContent).map { $0.values == values } ?? false
  }

  /// Equal for equal contents.
  open override var hash: Int { values.title.hashValue ^ values.body.hashValue }
}

/// What a notification's content consists of.
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
