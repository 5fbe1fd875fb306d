/// What a widget shows from a date on.
///
/// Simulated: no known difference.
public protocol TimelineEntry {
  /// From when on it is shown.
  var date: Date { get }

  /// Type-checks only: how much it matters beside other entries; widgets aren't stacked here.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Type-checks only: none.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside the widget's other ones.
///
/// Simulated: it keeps its values. Differs: nothing comes of it.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much; 0 is not at all.
  public var score: Float
  /// For how many seconds; 0 lasts until the next entry that has a relevance.
  public var duration: TimeInterval

  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// What a widget shows one after the other, and when it is to be asked for more.
///
/// Simulated: no known difference.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries; the widget shows the last one whose date has come.
  public let entries: [EntryType]
  /// When the widget is asked for more.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a widget is asked for another timeline.
///
/// Simulated: kept by the device: it asks again behind the last entry, at the date, or never,
/// within the budget of a day.
public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case atEnd, never, after(Date) }
  package let kind: Kind

  /// When the last entry's date has come.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when the app says so, with WidgetCenter.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// When a date has come.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
