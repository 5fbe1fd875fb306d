import DeviceProtocol
import Foundation
import SimulatedFoundation
import Synchronization

/// Who keeps the notifications of a process: the device, for the app and its extensions together.
protocol NotificationKeeper: Sendable {
  /// Asks; the answer may come on any thread.
  ///
  /// The question is on its way when this returns, so that whatever follows comes after it.
  func ask(
    _ question: NotificationQuestion, then answer: @escaping @Sendable (NotificationReply) -> Void)
}

/// The device, on the other side of the connection.
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

/// The process itself, without a device: a test of an extension's own code.
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
