package import DeviceProtocol

extension UNNotificationCategory {
  /// The form of the category that the device stores.
  var described: NotificationCategory {
    NotificationCategory(
      identifier: identifier, buttons: actions.map(\.described),
      tellsDismissal: options.contains(.customDismissAction))
  }
}

extension UNNotificationAction {
  /// The form of the button that the device stores.
  package var described: NotificationButton {
    NotificationButton(
      identifier: identifier, title: title, opensApp: options.contains(.foreground),
      takesText: self is UNTextInputNotificationAction)
  }
}
