public import Foundation

/// The ways of showing a notification that comes while its app is in front.
///
/// Simulated: Apple's bits. A banner or the list shows it, the number needs `badge`; sounds aren't
/// played.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A banner and the list; an older name.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A delegate told of notifications while the app is in front, and of the user's answers.
///
/// Simulated: called on the main queue; the form with a handler takes precedence over the async
/// one. A notification that comes while the app is in front isn't shown unless the app requests it
/// (documented); the delegate is told what the user has done before the app becomes active
/// (observed). Every method is optional.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when a notification comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called when the user has answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when the user has answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// Called when the user wants the app's own settings for notifications.
  ///
  /// Type-checks only: the user can't open the settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Reports the answer of the async form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let call = DelegateCall(delegate: self, subject: notification, handler: completionHandler)
    Task { @MainActor in
      let options = await call.delegate.userNotificationCenter(
        .current(), willPresent: call.subject)
      call.handler(options)
    }
  }
  /// Returns no options, so that nothing is shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Calls the async form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let call = DelegateCall(delegate: self, subject: response) { (_: Void) in completionHandler() }
    Task { @MainActor in
      await call.delegate.userNotificationCenter(.current(), didReceive: call.subject)
      call.handler(())
    }
  }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The values that a call with a handler passes to the async form, always on the main queue.
private struct DelegateCall<Subject, Value>: @unchecked Sendable {
  let delegate: any UNUserNotificationCenterDelegate
  let subject: Subject
  let handler: (Value) -> Void
}
