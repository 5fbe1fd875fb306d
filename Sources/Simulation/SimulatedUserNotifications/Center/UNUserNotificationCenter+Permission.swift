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
    ask(.requestAuthorization) { completionHandler($0 == .authorized, nil) }
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
    ask(.status) { completionHandler(UNNotificationSettings($0)) }
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

extension UNUserNotificationCenter {
  /// Asks the device what the user has answered to this app, or answers now.
  ///
  /// The question is on its way when this returns, so that whatever follows comes after it.
  private func ask(
    _ question: NotificationQuestion,
    then answer: @escaping @Sendable (UNAuthorizationStatus) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      return hand { answer(.notDetermined) }
    }
    connection.runningHandlers.enter()
    connection.request(.notifications(question)) { [self] body in
      hand {
        answer(UNAuthorizationStatus(body))
        connection.runningHandlers.leave()
      }
    }
  }
}

extension UNAuthorizationStatus {
  /// What the device has answered.
  fileprivate init(_ body: Message.Body) {
    guard case .notificationPermission(let permission) = body else {
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
