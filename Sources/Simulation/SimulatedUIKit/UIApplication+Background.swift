import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The identifier of a background task.
///
/// Simulated: no known difference.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier that stands for no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may refresh its content in the background.
///
/// Simulated: always `available`. Differs: the user can't change it.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Neither the user nor the app can switch it on.
  case restricted
  /// The user has switched it off.
  case denied
  /// The app may do so.
  case available
}

/// The result of fetching in the background.
///
/// Type-checks only: nothing is fetched in the background yet.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It failed.
  case failed
}

extension UIApplication {
  /// Requests time to finish something after the app has left the foreground.
  ///
  /// Simulated: the process isn't suspended before the task is ended or its time is over, in which
  /// case the handler is called on the main queue; if the task isn't ended within a second, the
  /// process is (documented). Differs: the time is 30 seconds, as observed, and so is the second;
  /// Apple publishes none.
  ///
  /// - Returns: The task, or `invalid` if there is no time.
  @preconcurrency
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let number = ExpiringActivities.beginTask(taskName ?? ApplicationWords.backgroundTask) {
      DispatchQueue.main.async { MainActor.assumeIsolated { handler?() } }
    }
    return number.map { UIBackgroundTaskIdentifier(rawValue: $0) } ?? .invalid
  }

  /// Requests time to finish something after the app has left the foreground.
  ///
  /// Simulated: as `beginBackgroundTask(withName:expirationHandler:)`.
  @preconcurrency
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Ends a task.
  ///
  /// Simulated: with its last task ended, a process behind another app is suspended.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    ExpiringActivities.endTask(identifier.rawValue)
  }

  /// The number of seconds that the app may continue in the background.
  ///
  /// Simulated: a very large number in the foreground (documented), otherwise what is left of 30
  /// seconds.
  public var backgroundTimeRemaining: TimeInterval {
    guard let enteredBackground else { return .greatestFiniteMagnitude }
    return max(0, 30 - Date().timeIntervalSince(enteredBackground))
  }

  /// Whether the app may refresh its content in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// The minimum interval between two fetches: the system decides.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// The minimum interval between two fetches: nothing is fetched.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval
    .greatestFiniteMagnitude

  /// Sets the minimum interval between fetches in the background.
  ///
  /// Type-checks only: nothing is fetched in the background yet.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}
