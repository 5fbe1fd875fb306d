import Foundation

/// A request as it is kept: with the time it was added, and the time it was delivered.
struct NotificationRecord {
  var request: UNNotificationRequest
  var added: Date
  var delivered: Date?

  /// The record as it stands at a moment.
  func at(_ moment: Date) -> NotificationRecord {
    guard delivered == nil, request.trigger?.repeats != true else { return self }
    var record = self
    let due = request.trigger.map { $0.date(after: added) } ?? added
    if let due, due <= moment { record.delivered = due }
    return record
  }

  /// The notification; `nil` as long as it isn't delivered.
  var notification: UNNotification? {
    delivered.map { UNNotification(date: $0, request: request) }
  }
}

extension NotificationRecord {
  /// The record as a file holds it.
  var propertyList: [String: Any] {
    var list: [String: Any] = [
      "identifier": request.identifier, "added": added,
      "content": request.content.values.propertyList,
    ]
    list["delivered"] = delivered
    switch request.trigger {
    case let trigger as UNTimeIntervalNotificationTrigger:
      list["interval"] = trigger.timeInterval
    case let trigger as UNCalendarNotificationTrigger:
      list["calendar"] = try? PropertyListEncoder().encode(trigger.dateComponents)
    case is UNPushNotificationTrigger: list["push"] = true
    default: break
    }
    list["repeats"] = request.trigger?.repeats
    return list
  }

  /// A record of a file; `nil` when it isn't one.
  init?(_ list: [String: Any]) {
    guard let identifier = list["identifier"] as? String, let added = list["added"] as? Date
    else { return nil }
    let content = ContentValues(list["content"] as? [String: Any] ?? [:])
    request = UNNotificationRequest(
      identifier: identifier, content: UNNotificationContent(content), trigger: Self.trigger(list))
    self.added = added
    delivered = list["delivered"] as? Date
  }

  private static func trigger(_ list: [String: Any]) -> UNNotificationTrigger? {
    let repeats = list["repeats"] as? Bool ?? false
    if let interval = list["interval"] as? Double, interval > 0, !repeats || interval >= 60 {
      return UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
    }
    if list["push"] as? Bool == true { return UNPushNotificationTrigger(repeats: false) }
    guard let data = list["calendar"] as? Data,
      let parts = try? PropertyListDecoder().decode(DateComponents.self, from: data)
    else { return nil }
    return UNCalendarNotificationTrigger(dateMatching: parts, repeats: repeats)
  }
}
