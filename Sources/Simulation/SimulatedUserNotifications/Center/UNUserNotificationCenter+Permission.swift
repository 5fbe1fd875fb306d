import DeviceProtocol
import Foundation
import SimulatedFoundation

/// What an app asks the user to allow.
///
/// Simulated: Apple's numbers. Differs: the user's answer counts for all of them.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Banners.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In the car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Critical alerts.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button to the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quietly, without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Read out.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Through a Focus.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// What the user has answered.
///
/// Simulated: Apple's numbers. Differs: `provisional` and `ephemeral` never come.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  /// Nobody has been asked.
  case notDetermined
  /// No.
  case denied
  /// Yes.
  case authorized
  /// Quietly, without having been asked.
  case provisional
  /// For the time that an app clip runs.
  case ephemeral
}

extension UNUserNotificationCenter {
  /// Asks the user whether the app may show notifications.
  ///
  /// Simulated: the user is asked once, and answers as the scene says, or allows it; later calls give
  /// the same answer, on a background queue (documented). An extension is given its app's. Differs:
  /// an extension can't ask; without a device the answer is `false`.
  ///
  /// - Parameters:
  ///   - options: What is to be allowed.
  ///   - completionHandler: Given whether it is, and what went wrong.
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

  /// Gives the user's settings for this app's notifications.
  ///
  /// Simulated: answers on a background queue.
  @preconcurrency public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    ask(.status) { completionHandler(UNNotificationSettings(UNAuthorizationStatus($0))) }
  }

  /// The user's settings for this app's notifications.
  ///
  /// Simulated: as the form with a handler.
  public func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }
}

extension UNAuthorizationStatus {
  /// What the device has answered.
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
