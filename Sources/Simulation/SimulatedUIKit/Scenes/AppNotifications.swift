import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedUserNotifications

/// The calls that an app receives about its notifications; UserNotifications has the delegate.
enum AppNotifications {
  /// Answers the device when it asks how a notification is shown, or reports what the user has
  /// done; `false` for any other message.
  static func receive(
    _ message: Message, _ connection: DeviceConnection, _ life: AppLife
  ) -> Bool {
    switch message.body {
    case .willPresent(let notification):
      onMain {
        UNUserNotificationCenter.current().willPresent(notification) { options in
          connection.send(.presentation(options), number: message.number)
        }
      }
    case .didReceive(let decision):
      onMain {
        if decision.opensApp { life.approach() }
        UNUserNotificationCenter.current().didReceive(decision) {
          onMain { connection.send(.done, number: message.number) }
        }
      }
    default: return false
    }
    return true
  }

  private static func onMain(_ body: @escaping @MainActor () -> Void) {
    let body = Handed(value: body)
    DispatchQueue.main.async { MainActor.assumeIsolated { body.value() } }
  }

  /// A value that is passed to the main queue for good.
  private struct Handed: @unchecked Sendable {
    let value: @MainActor () -> Void
  }
}
