import DeviceProtocol
import Foundation

extension KeptNotification {
  /// Makes the form of a request that the device stores; `nil` if it can't be in a property list.
  init?(_ request: UNNotificationRequest, at moment: Date) {
    let values = request.content.values
    guard values.isPropertyList,
      let notification = NotificationDescription(
        identifier: request.identifier, values: values.propertyList)
    else { return nil }
    self.init(notification, time: request.trigger?.time ?? .atOnce, added: moment)
  }

  /// The request.
  var request: UNNotificationRequest {
    UNNotificationRequest(
      identifier: identifier,
      content: UNNotificationContent(ContentValues(notification.values)), trigger: time.trigger)
  }

  /// The delivered notification.
  package var delivery: UNNotification {
    UNNotification(date: delivered ?? added, request: request)
  }
}

extension NotificationTime {
  /// Apple's trigger object.
  fileprivate var trigger: UNNotificationTrigger? {
    switch self {
    case .atOnce: nil
    case .push: UNPushNotificationTrigger(repeats: false)
    case .after(let seconds, let repeats):
      UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
    case .at(let parts, let repeats):
      UNCalendarNotificationTrigger(dateMatching: parts, repeats: repeats)
    }
  }
}
