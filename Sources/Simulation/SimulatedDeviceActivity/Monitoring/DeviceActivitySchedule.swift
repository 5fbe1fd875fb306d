import DeviceProtocol
public import Foundation

/// When an activity is monitored.
///
/// Simulated: on the device's clock. The components say when an interval begins and ends: those of a
/// time, for each day, or those of a date (documented).
public struct DeviceActivitySchedule: Hashable, Sendable {
  /// When an interval begins.
  public let intervalStart: DateComponents
  /// When it ends.
  public let intervalEnd: DateComponents
  /// Whether there is another interval after that.
  public let repeats: Bool
  /// How long before a change the monitor is warned; `nil` for never.
  public let warningTime: DateComponents?

  /// Makes a schedule.
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }

  /// The interval that has begun, or the next one; `nil` when none comes any more.
  public var nextInterval: DateInterval? { monitored.interval(at: Date()) }

  var monitored: MonitoredSchedule {
    MonitoredSchedule(
      start: intervalStart, end: intervalEnd, repeats: repeats, warning: warningTime)
  }

  init(_ schedule: MonitoredSchedule) {
    self.init(
      intervalStart: schedule.start, intervalEnd: schedule.end, repeats: schedule.repeats,
      warningTime: schedule.warning)
  }
}
