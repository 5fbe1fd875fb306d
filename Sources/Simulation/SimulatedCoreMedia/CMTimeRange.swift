/// A stretch of time.
///
/// Simulated: as documented the end doesn't belong to it.
public struct CMTimeRange: Hashable, Sendable {
  /// When it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Makes a range that is none.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Makes a range of its start and its length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Makes a range of its start and its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// An empty range at the start.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No range.
  public static let invalid = CMTimeRange()

  /// When it ends.
  public var end: CMTime { start + duration }
  /// Whether it is a range at all.
  public var isValid: Bool { start.isValid && duration.isValid && duration.value >= 0 }
  /// Whether it has no length.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Whether the time belongs to it.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
}

/// Makes a range of its start and its length.
///
/// Simulated: as `CMTimeRange(start:duration:)`.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Makes a range of its start and its end.
///
/// Simulated: as `CMTimeRange(start:end:)`.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
