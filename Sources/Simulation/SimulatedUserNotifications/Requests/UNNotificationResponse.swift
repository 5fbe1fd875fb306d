package import DeviceProtocol
public import Foundation

/// What the user did with a notification.
///
/// Simulated: made by the notification centre when the user taps a notification or one of its buttons, or
/// clears it away.
open class UNNotificationResponse: NSObject, NSCopying {
  /// What was chosen: an action's identifier, or one of the two of the system.
  public let actionIdentifier: String
  /// The notification.
  public let notification: UNNotification

  init(actionIdentifier: String, notification: UNNotification) {
    self.actionIdentifier = actionIdentifier
    self.notification = notification
    super.init()
  }

  /// The response itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The text that the user wrote for an action.
///
/// Simulated: as UNNotificationResponse.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text.
  public let userText: String

  init(actionIdentifier: String, notification: UNNotification, userText: String) {
    self.userText = userText
    super.init(actionIdentifier: actionIdentifier, notification: notification)
  }
}

/// The identifier of tapping the notification itself.
///
/// Simulated: Apple's text.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of clearing the notification away.
///
/// Simulated: Apple's text.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

extension UNNotificationResponse {
  /// The response for what the user has done.
  package static func of(_ decision: NotificationDecision) -> UNNotificationResponse {
    let notification = decision.notification.delivery
    guard let text = decision.text else {
      return UNNotificationResponse(
        actionIdentifier: decision.action, notification: notification)
    }
    return UNTextInputNotificationResponse(
      actionIdentifier: decision.action, notification: notification, userText: text)
  }
}
