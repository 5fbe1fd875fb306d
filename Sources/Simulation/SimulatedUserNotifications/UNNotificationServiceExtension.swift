public import Foundation

/// The principal class of a notification service extension: changes notifications before they show.
///
/// Type-checks only: the device receives no pushes yet; a test of an extension's own code can call
/// the methods itself.
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
