public import Foundation

/// How a notification shows that comes while its app is in front.
///
/// Simulated: Apple's bits. A banner or the list shows it, the number needs `badge`; sounds aren't heard.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A banner and the list; the older name.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Told of notifications that come while the app is in front, and of the user's answers.
///
/// Simulated: called on the main queue, the form with a handler before the async one. A notification that comes
/// while the app is in front shows nothing unless the app says so (documented); what the user has done is told
/// before the app becomes active (observed). Every method is optional.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A notification comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// The user has answered one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The user has answered one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// The user wants the app's own settings for notifications.
  ///
  /// Type-checks only: nobody opens the settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// What the async form says.
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
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// What the async form does.
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

/// What a call with a handler hands to the async form, on the main queue from end to end.
private struct DelegateCall<Subject, Value>: @unchecked Sendable {
  let delegate: any UNUserNotificationCenterDelegate
  let subject: Subject
  let handler: (Value) -> Void
}
