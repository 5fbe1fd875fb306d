/// What an app, or an extension in its name, asks about notifications.
package enum NotificationQuestion: Codable, Hashable, Sendable {
  /// Ask the user whether the app may show some.
  case requestAuthorization
  /// Tell what the user has answered.
  case status
  /// Show this one when its time comes.
  case add(KeptNotification)
  /// Those whose time hasn't come.
  case pending
  /// Those that have come and are still in the list.
  case delivered
  /// Forget these, or all, whose time hasn't come.
  case removePending([String]?)
  /// Take these, or all, off the list of those that have come.
  case removeDelivered([String]?)
  /// Put a number on the app's icon.
  case setBadge(Int)
  /// These are the app's categories, with their buttons.
  case setCategories([NotificationCategory])
}

/// What the device answers.
package enum NotificationReply: Codable, Hashable, Sendable {
  case done
  case permission(NotificationPermission)
  case notifications([KeptNotification])
  /// The app may show none.
  case notAllowed
}

/// What the user has answered to an app that asked whether it may show notifications.
package enum NotificationPermission: String, Codable, Hashable, Sendable {
  case notDetermined, denied, authorized
}

/// A kind of notification, and the buttons that it has.
package struct NotificationCategory: Codable, Hashable, Sendable {
  package var identifier: String
  package var buttons: [NotificationButton]
  /// Whether the app is told when the user clears such a notification away.
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
  /// Whether it brings the app to the front.
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

/// What the user does with a notification.
package struct NotificationDecision: Codable, Hashable, Sendable {
  package var notification: KeptNotification
  /// The button's identifier, or one of the two of the system's.
  package var action: String
  /// What the user wrote.
  package var text: String?
  /// Whether the app comes to the front for it.
  package var opensApp: Bool

  package init(
    notification: KeptNotification, action: String, text: String? = nil, opensApp: Bool
  ) {
    self.notification = notification
    self.action = action
    self.text = text
    self.opensApp = opensApp
  }

  /// The user taps the notification itself; Apple's word.
  package static let tap = "com.apple.UNNotificationDefaultActionIdentifier"
  /// The user clears it away; Apple's word.
  package static let dismissal = "com.apple.UNNotificationDismissActionIdentifier"
}
