import DeviceProtocol
import Foundation
import SimulatedFoundation
import Synchronization

/// An object that stores a process's notifications: the device, for the app and its extensions.
protocol NotificationKeeper: Sendable {
  /// Sends a question; the answer may come on any thread.
  ///
  /// The question has been sent when this returns, so that whatever follows comes after it.
  func ask(
    _ question: NotificationQuestion, then answer: @escaping @Sendable (NotificationReply) -> Void)
}

/// The device, at the other end of the connection.
struct DeviceKeeper: NotificationKeeper {
  let connection: DeviceConnection

  func ask(
    _ question: NotificationQuestion, then answer: @escaping @Sendable (NotificationReply) -> Void
  ) {
    connection.request(.notifications(question)) { body in
      if case .notificationReply(let reply) = body { answer(reply) } else { answer(.notAllowed) }
    }
  }
}

/// The process itself, without a device, as in a test of an extension's own code.
final class OwnKeeper: NotificationKeeper {
  private let list = Mutex(NotificationList())
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

  func ask(
    _ question: NotificationQuestion, then answer: @escaping @Sendable (NotificationReply) -> Void
  ) {
    let moment = now()
    let reply = list.withLock { list -> NotificationReply in
      list.deliverDue(by: moment)
      switch question {
      case .requestAuthorization, .status: return .permission(.notDetermined)
      case .add(let new):
        list.add(new)
        list.deliverDue(by: moment)
      case .pending: return .notifications(list.pending)
      case .delivered: return .notifications(list.delivered)
      case .removePending(let identifiers): list.removePending(identifiers)
      case .removeDelivered(let identifiers): list.removeDelivered(identifiers)
      case .setBadge: return .notAllowed
      case .setCategories: break
      }
      return .done
    }
    answer(reply)
  }
}
