public import Foundation

/// What the user did with a notification.
///
/// Type-checks only: nobody taps notifications yet.
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
/// Type-checks only: as UNNotificationResponse.
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
/// Type-checks only: as UNNotificationResponse.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of clearing the notification away.
///
/// Type-checks only: as UNNotificationResponse.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
