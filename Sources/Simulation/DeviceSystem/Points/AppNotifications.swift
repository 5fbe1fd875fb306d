import DeviceProtocol

/// What the device knows of an app's notifications.
struct AppNotifications {
  /// What the user has answered when the app asked.
  var permission = NotificationPermission.notDetermined
  var list = NotificationList()
  /// When those come whose time is known, by their identifiers.
  var marks: [String: Agenda.Mark] = [:]
  var categories: [NotificationCategory] = []
  /// The number on the app's icon; 0 for none.
  var badge = 0
}
