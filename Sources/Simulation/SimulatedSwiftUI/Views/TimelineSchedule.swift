public import Foundation

/// The times at which a view is read again.
///
/// Simulated: asked for the times from the view's first reading on.
public protocol TimelineSchedule {
  /// The type of the times.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the view may be read.
  typealias Mode = TimelineScheduleMode

  /// Returns the times from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view of certain times may be read.
///
/// Simulated: as often as it wants.
public enum TimelineScheduleMode: Sendable {
  /// As often as it wants, and less often.
  case normal, lowFrequency
}

/// Times at equal distances.
///
/// Simulated: the first is the last one before the view's first reading.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let first: Date
  private let interval: TimeInterval

  /// Makes times from a date on, with a distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    first = startDate
    self.interval = max(interval, 1.0 / 120)
  }

  /// The times.
  ///
  /// Simulated: no known difference.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// Returns the next time.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  /// Returns the times from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(first) / interval).rounded(.down)
    return Entries(date: first + max(0, passed) * interval, interval: interval)
  }
}

/// The beginning of each minute.
///
/// Simulated: no known difference.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The times.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Makes the times.
  public init() {}

  /// Returns the times from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Given times.
///
/// Simulated: no known difference.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes these times.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all times.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The times of an animation.
///
/// Simulated: the first one. Differs: the view isn't read again by itself.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the times.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// Returns the time itself.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times from a date on, with a distance in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The times of an animation.
  public static var animation: Self { AnimationTimelineSchedule() }
  /// The times of an animation that isn't too quick.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule()
  }
}

extension TimelineSchedule {
  /// Given times.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}
