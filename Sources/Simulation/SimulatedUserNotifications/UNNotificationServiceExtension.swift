public import Foundation

/// The principal class of a notification service extension: changes notifications before they show.
///
/// Simulated: an object is made for each push that says something and has `"mutable-content": 1`
/// (documented), and called on a queue of the system's. After 30 seconds it is told that its time is
/// over, and has a second more; without an answer the original is shown (documented). Differs: the
/// process ends with the notification; on iOS it is kept for the next ones.
open class UNNotificationServiceExtension: NSObject {
  /// Makes the object; the system does that.
  public override init() { super.init() }

  /// Gets a notification that has arrived, and calls the handler with what is shown instead.
  ///
  /// - Parameters:
  ///   - request: The notification.
  ///   - contentHandler: Takes the content that is shown.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}

  /// The time is nearly over: call the handler now with what there is.
  open func serviceExtensionTimeWillExpire() {}
}
