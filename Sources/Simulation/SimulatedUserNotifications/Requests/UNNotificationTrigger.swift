import DeviceProtocol
public import Foundation

/// The time at which a notification comes, specified by a subclass.
///
/// Simulated: keeps its values.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  // Its values never change.
  /// Whether it comes repeatedly.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// Returns the trigger itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The time in the form that the device stores.
  var time: NotificationTime { .push }
}

/// The trigger of a notification that a server has sent.
///
/// Simulated: the trigger of a notification that came as a push.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A trigger for a time interval from now.
///
/// Simulated: keeps its values; a repeated interval of less than 60 seconds traps (documented).
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds after the request is added.
  public let timeInterval: TimeInterval

  /// Makes a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: The seconds, more than 0.
  ///   - repeats: Whether it comes repeatedly, at intervals of at least 60 seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the time at which it next comes if it is added now.
  open func nextTriggerDate() -> Date? { time.date(after: Date()) }

  override var time: NotificationTime { .after(seconds: timeInterval, repeats: repeats) }
}

/// A trigger for a time of the calendar: a day, or an hour of every day.
///
/// Simulated: the next date that has all the given components (documented).
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that the date must have.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The components that the date must have.
  ///   - repeats: Whether it comes repeatedly.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the time at which it next comes; `nil` if there is no such date in the future.
  open func nextTriggerDate() -> Date? { time.date(after: Date()) }

  override var time: NotificationTime { .at(dateComponents, repeats: repeats) }
}
