package import DeviceProtocol
import Foundation

extension UNUserNotificationCenter {
  /// Asks the app's delegate how a notification shows that has come while the app is in front.
  ///
  /// - Parameters:
  ///   - kept: The notification.
  ///   - answer: Given Apple's bits, on the queue on which the delegate answers: none without a delegate
  ///     (documented).
  @MainActor package func willPresent(
    _ kept: KeptNotification, answer: @escaping (UInt) -> Void
  ) {
    guard let delegate else { return answer(0) }
    delegate.userNotificationCenter(self, willPresent: kept.delivery) { answer($0.rawValue) }
  }

  /// Tells the app's delegate what the user has done with a notification.
  ///
  /// - Parameters:
  ///   - decision: What the user has done.
  ///   - handled: Called when the delegate says that it is done with it.
  @MainActor package func didReceive(
    _ decision: NotificationDecision, handled: @escaping () -> Void
  ) {
    guard let delegate else { return handled() }
    delegate.userNotificationCenter(
      self, didReceive: .of(decision), withCompletionHandler: handled)
  }
}
