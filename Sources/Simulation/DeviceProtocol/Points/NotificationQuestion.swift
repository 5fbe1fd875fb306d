/// What an app, or an extension on its behalf, asks about notifications.
package enum NotificationQuestion: Codable, Hashable, Sendable {
  /// Ask the user whether the app may show notifications.
  case requestAuthorization
  /// Return the user's answer.
  case status
  /// Show this one when its time comes.
  case add(KeptNotification)
  /// Return those whose time hasn't come.
  case pending
  /// Return those that have been delivered and are still in the list.
  case delivered
  /// Remove these, or all, whose time hasn't come.
  case removePending([String]?)
  /// Remove these, or all, from the list of delivered ones.
  case removeDelivered([String]?)
  /// Put a number on the app's icon.
  case setBadge(Int)
  /// These are the app's categories, with their buttons.
  case setCategories([NotificationCategory])
}

/// The device's answer.
package enum NotificationReply: Codable, Hashable, Sendable {
  case done
  case permission(NotificationPermission)
  case notifications([KeptNotification])
  /// The app may not show any.
  case notAllowed
}

/// The user's answer to an app that asked whether it may show notifications.
package enum NotificationPermission: String, Codable, Hashable, Sendable {
  case notDetermined, denied, authorized
}

/// A kind of notification, with its buttons.
package struct NotificationCategory: Codable, Hashable, Sendable {
  package var identifier: String
  package var buttons: [NotificationButton]
  /// Whether the app is told when the user dismisses such a notification.
  package var tellsDismissal: Bool

  package init(identifier: String, buttons: [NotificationButton], tellsDismissal: Bool) {
    self.identifier = identifier
    self.buttons = buttons
    self.tellsDismissal = tellsDismissal
  }
}

/// A button of a notification.
package struct NotificationButton: Codable, Hashable, Sendable {
  package var identifier: String
  package var title: String
  /// Whether it brings the app to the foreground.
  package var opensApp: Bool
  /// Whether it asks for a text.
  package var takesText: Bool

  package init(identifier: String, title: String, opensApp: Bool, takesText: Bool) {
    self.identifier = identifier
    self.title = title
    self.opensApp = opensApp
    self.takesText = takesText
  }
}

/// The user's action on a notification.
package struct NotificationDecision: Codable, Hashable, Sendable {
  package var notification: KeptNotification
  /// The button's identifier, or one of the system's two.
  package var action: String
  /// What the user wrote.
  package var text: String?
  /// Whether it brings the app to the foreground.
  package var opensApp: Bool

  package init(
    notification: KeptNotification, action: String, text: String? = nil, opensApp: Bool
  ) {
    self.notification = notification
    self.action = action
    self.text = text
    self.opensApp = opensApp
  }

  /// The user taps the notification itself; Apple's identifier.
  package static let tap = "com.apple.UNNotificationDefaultActionIdentifier"
  /// The user dismisses it; Apple's identifier.
  package static let dismissal = "com.apple.UNNotificationDismissActionIdentifier"
}
