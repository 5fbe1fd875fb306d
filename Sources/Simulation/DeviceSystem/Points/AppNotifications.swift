import DeviceProtocol

/// What the device knows about an app's notifications.
struct AppNotifications {
  /// The user's answer to the app's request.
  var permission = NotificationPermission.notDetermined
  var list = NotificationList()
  /// The times of those that are scheduled, by their identifiers.
  var marks: [String: Agenda.Mark] = [:]
  var categories: [NotificationCategory] = []
  /// The number on the app's icon; 0 for none.
  var badge = 0
}
