/// A range of time.
///
/// Simulated: as documented, it doesn't include its end.
public struct CMTimeRange: Hashable, Sendable {
  /// The start.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime

  /// Makes an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Makes a range from its start and its duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Makes a range from its start and its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The empty range at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// The invalid range.
  public static let invalid = CMTimeRange()

  /// The end.
  public var end: CMTime { start + duration }
  /// Whether it is valid.
  public var isValid: Bool { start.isValid && duration.isValid && duration.value >= 0 }
  /// Whether its duration is zero.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether it contains a time.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
}

/// Returns a range made from its start and its duration.
///
/// Simulated: as `CMTimeRange(start:duration:)`.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Returns a range made from its start and its end.
///
/// Simulated: as `CMTimeRange(start:end:)`.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
