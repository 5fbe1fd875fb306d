/// The content that a widget shows from a date on.
///
/// Simulated: no known difference.
public protocol TimelineEntry {
  /// The date from which on it is shown.
  var date: Date { get }

  /// Type-checks only: its importance among other entries; widgets aren't stacked here.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Type-checks only: it is always `nil`.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The importance of an entry among the widget's other ones.
///
/// Simulated: it keeps its values. Differs: it has no effect.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The importance; 0 means none.
  public var score: Float
  /// The number of seconds for which it counts; 0 lasts until the next entry that has a relevance.
  public var duration: TimeInterval

  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The entries that a widget shows one after the other, and the time to ask for more.
///
/// Simulated: no known difference.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries; the widget shows the last one whose date has come.
  public let entries: [EntryType]
  /// The rule for when the widget is asked for more.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The rule for when a widget is asked for another timeline.
///
/// Simulated: followed by the device: it asks again after the last entry, at the date, or never,
/// within the daily budget.
public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case atEnd, never, after(Date) }
  package let kind: Kind

  /// The widget is asked when the last entry's date has come.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// The widget is asked only when the app requests it, through WidgetCenter.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// Returns the policy of asking when a date has come.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
