package import DeviceProtocol
public import Foundation

/// The user's response to a notification.
///
/// Simulated: made by the notification centre when the user taps a notification or one of its
/// buttons, or dismisses it.
open class UNNotificationResponse: NSObject, NSCopying {
  /// The identifier of the chosen action: a button's, or one of the system's two.
  public let actionIdentifier: String
  /// The notification.
  public let notification: UNNotification

  init(actionIdentifier: String, notification: UNNotification) {
    self.actionIdentifier = actionIdentifier
    self.notification = notification
    super.init()
  }

  /// Returns the response itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's response with a text.
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

/// The identifier of a tap on the notification itself.
///
/// Simulated: Apple's text.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of dismissing the notification.
///
/// Simulated: Apple's text.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

extension UNNotificationResponse {
  /// Returns the response for the user's action.
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
