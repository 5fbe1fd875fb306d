import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The permissions for which an app asks the user.
///
/// Simulated: Apple's numbers. Differs: the user's answer applies to all of them.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Banners.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Critical alerts.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button to the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quiet notifications without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Announced notifications.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Notifications that break through a Focus.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The user's answer.
///
/// Simulated: Apple's numbers. Differs: `provisional` and `ephemeral` never occur.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  /// The user hasn't been asked.
  case notDetermined
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
  /// Quiet notifications, without asking.
  case provisional
  /// Permission while an app clip runs.
  case ephemeral
}

extension UNUserNotificationCenter {
  /// Asks the user whether the app may show notifications.
  ///
  /// Simulated: the user is asked once, and answers as the scene specifies, or by default agrees;
  /// later calls report the same answer, on a background queue (documented). An extension gets its
  /// app's answer. Differs: an extension can't ask; without a device the answer is `false`.
  ///
  /// - Parameters:
  ///   - options: The permissions.
  ///   - completionHandler: Receives the answer, and the error.
  @preconcurrency public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    ask(.requestAuthorization) {
      completionHandler(UNAuthorizationStatus($0) == .authorized, nil)
    }
  }

  /// Asks the user whether the app may show notifications.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isAllowed, _ in
        continuation.resume(returning: isAllowed)
      }
    }
  }

  /// Supplies the user's settings for this app's notifications.
  ///
  /// Simulated: answers on a background queue.
  @preconcurrency public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    ask(.status) { completionHandler(UNNotificationSettings(UNAuthorizationStatus($0))) }
  }

  /// Returns the user's settings for this app's notifications.
  ///
  /// Simulated: as the form with a handler.
  public func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }
}

extension UNAuthorizationStatus {
  /// Makes the settings from the device's answer.
  fileprivate init(_ reply: NotificationReply) {
    guard case .permission(let permission) = reply else {
      self = .notDetermined
      return
    }
    self =
      switch permission {
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .authorized: .authorized
      }
  }
}
