import DeviceProtocol
public import Foundation

/// When a notification comes; one of the subclasses says it.
///
/// Simulated: keeps its values.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  // What it keeps never changes.
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The trigger itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// When it comes, as the device keeps it.
  var time: NotificationTime { .push }
}

/// A notification that a server has sent.
///
/// Simulated: the trigger of a notification that came as a push.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A time from now.
///
/// Simulated: keeps its values; a repeated one of less than 60 seconds is refused with a trap
/// (documented).
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How long from when the request is added, in seconds.
  public let timeInterval: TimeInterval

  /// Makes a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: The seconds, more than 0.
  ///   - repeats: Whether it comes again and again; then at least 60 seconds apart.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it next comes if it is added now.
  open func nextTriggerDate() -> Date? { time.date(after: Date()) }

  override var time: NotificationTime { .after(seconds: timeInterval, repeats: repeats) }
}

/// A time of the calendar: a day, or an hour of every day.
///
/// Simulated: the next date that has all the given parts (documented).
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts that the date has to have.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The parts that the date has to have.
  ///   - repeats: Whether it comes again and again.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it next comes; `nil` when no such date lies ahead.
  open func nextTriggerDate() -> Date? { time.date(after: Date()) }

  override var time: NotificationTime { .at(dateComponents, repeats: repeats) }
}
