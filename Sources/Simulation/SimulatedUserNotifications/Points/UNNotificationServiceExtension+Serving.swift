package import DeviceProtocol
import Foundation
import SimulatedFoundation

extension UNNotificationServiceExtension: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    // The system calls it on a separate queue, not on the main one (observed).
    let service = HandedService(value: self)
    switch call {
    case .receiveNotification(let notification):
      let first = FirstReply(reply)
      Self.queue.async {
        let values = ContentValues(notification.values)
        let request = UNNotificationRequest(
          identifier: notification.identifier, content: UNNotificationContent(values),
          trigger: UNPushNotificationTrigger(repeats: false))
        service.value.didReceive(request) { first(.content($0, of: notification.identifier)) }
      }
    case .notificationTimeWillExpire:
      // The queue may be busy with the notification itself.
      DispatchQueue.global().async {
        service.value.serviceExtensionTimeWillExpire()
        reply(.done)
      }
    default: reply(.notServed(by: self))
    }
  }

  private static let queue = DispatchQueue(label: "notification service")
}

extension PointAnswer {
  /// Returns the content that a service extension supplies for a notification.
  fileprivate static func content(
    _ content: UNNotificationContent, of identifier: String
  ) -> PointAnswer {
    NotificationDescription(identifier: identifier, values: content.values.propertyList)
      .map { .notification($0) } ?? .notServed(by: content)
  }
}

/// The service extension, passed to the queue that calls it.
private struct HandedService: @unchecked Sendable {
  let value: UNNotificationServiceExtension
}
