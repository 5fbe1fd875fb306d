package import DeviceProtocol

extension UNNotificationCategory {
  /// The category as the device keeps it.
  var described: NotificationCategory {
    NotificationCategory(
      identifier: identifier, buttons: actions.map(\.described),
      tellsDismissal: options.contains(.customDismissAction))
  }
}

extension UNNotificationAction {
  /// The button as the device keeps it.
  package var described: NotificationButton {
    NotificationButton(
      identifier: identifier, title: title, opensApp: options.contains(.foreground),
      takesText: self is UNTextInputNotificationAction)
  }
}
