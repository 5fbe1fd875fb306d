/// A notification that is shown, as a scene knows it.
package struct ShownDescription: Codable, Hashable, Sendable {
  /// The app's name.
  package var app: String
  package var notification: NotificationDescription

  package init(app: String, notification: NotificationDescription) {
    self.app = app
    self.notification = notification
  }
}

/// The user's action on it.
package enum NotificationChoice: Codable, Hashable, Sendable {
  case tap
  case clear
  /// Chooses the button that says this, and writes a text for one that asks for it.
  case button(String, text: String?)
}

/// What the interface of a notification asks for.
package enum NotificationWish: Codable, Hashable, Sendable {
  /// Open the app, as a tap on the notification does.
  case defaultAction
  /// Close the interface.
  case dismiss
  /// Have these buttons instead of the category's.
  case buttons([NotificationButton])
}
