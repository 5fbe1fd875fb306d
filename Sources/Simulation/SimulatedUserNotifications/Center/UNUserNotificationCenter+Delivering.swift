package import DeviceProtocol
import Foundation

extension UNUserNotificationCenter {
  /// Asks the app's delegate how to show a notification that has come while the app is in front.
  ///
  /// - Parameters:
  ///   - kept: The notification.
  ///   - answer: Receives Apple's bits, on the queue on which the delegate answers: none without a
  ///     delegate (documented).
  @MainActor package func willPresent(
    _ kept: KeptNotification, answer: @escaping (UInt) -> Void
  ) {
    guard let delegate else { return answer(0) }
    delegate.userNotificationCenter(self, willPresent: kept.delivery) { answer($0.rawValue) }
  }

  /// Tells the app's delegate what the user has done with a notification.
  ///
  /// - Parameters:
  ///   - decision: The user's action.
  ///   - handled: Called when the delegate reports that it is done.
  @MainActor package func didReceive(
    _ decision: NotificationDecision, handled: @escaping () -> Void
  ) {
    guard let delegate else { return handled() }
    delegate.userNotificationCenter(
      self, didReceive: .of(decision), withCompletionHandler: handled)
  }
}
