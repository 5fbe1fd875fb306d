package import DeviceProtocol
import Foundation
import SimulatedFoundation
import Synchronization

extension UNNotificationServiceExtension: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    // The system calls it on a queue of its own, not on the main one (observed).
    let service = HandedService(value: self)
    switch call {
    case .receiveNotification(let notification):
      let answer = FirstContent(notification.identifier, reply)
      Self.queue.async {
        let values = ContentValues(notification.values)
        let request = UNNotificationRequest(
          identifier: notification.identifier, content: UNNotificationContent(values),
          trigger: UNPushNotificationTrigger(repeats: false))
        service.value.didReceive(request) { answer.take($0) }
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

/// The content with which the handler is called first; later calls count for nothing.
private final class FirstContent: Sendable {
  private let identifier: String
  private let reply: Mutex<(@Sendable (PointAnswer) -> Void)?>

  init(_ identifier: String, _ reply: @escaping @Sendable (PointAnswer) -> Void) {
    self.identifier = identifier
    self.reply = Mutex(reply)
  }

  func take(_ content: UNNotificationContent) {
    let reply = reply.withLock { reply in
      defer { reply = nil }
      return reply
    }
    let notification = NotificationDescription(
      identifier: identifier, values: content.values.propertyList)
    reply?(notification.map { .notification($0) } ?? .notServed(by: content))
  }
}

/// The service extension, handed to the queue that calls it.
private struct HandedService: @unchecked Sendable {
  let value: UNNotificationServiceExtension
}
