public import Foundation

/// The principal class of a notification service extension, which changes notifications before they
/// show.
///
/// Simulated: an object is made for each push that has an alert and `"mutable-content": 1`
/// (documented), and is called on one of the system's queues. After 30 seconds it is told that its
/// time is over, and has one more second; without an answer the original is shown (documented).
/// Differs: the process ends with the notification; on iOS it is kept for the next ones.
open class UNNotificationServiceExtension: NSObject {
  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// Receives a notification that has arrived, and calls the handler with the content to show
  /// instead.
  ///
  /// - Parameters:
  ///   - request: The notification.
  ///   - contentHandler: Receives the content to show.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}

  /// Called when the time is almost over; the handler should be called at once with what is
  /// available.
  open func serviceExtensionTimeWillExpire() {}
}
