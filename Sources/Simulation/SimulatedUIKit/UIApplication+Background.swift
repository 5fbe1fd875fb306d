import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// Names a background task.
///
/// Simulated: no known difference.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes a name.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The name of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may refresh in the background.
///
/// Simulated: always `available`. Differs: the user can't change it.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Neither the user nor the app can switch it on.
  case restricted
  /// The user has switched it off.
  case denied
  /// The app may.
  case available
}

/// What came of fetching in the background.
///
/// Type-checks only: nothing is fetched in the background yet.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It didn't work.
  case failed
}

extension UIApplication {
  /// Asks for time to finish something after the app has left the front.
  ///
  /// Simulated: the process isn't suspended before the task is ended, or its time is over: then the
  /// handler is called on the main queue. Differs: a task that isn't ended then gets the process
  /// suspended a second later; a device ends the process (documented). 30 seconds are the time, as
  /// observed; Apple publishes none.
  ///
  /// - Returns: The task, or `invalid` when there is no time.
  @preconcurrency
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let number = ExpiringActivities.beginTask(taskName ?? "a background task") {
      DispatchQueue.main.async { MainActor.assumeIsolated { handler?() } }
    }
    return number.map { UIBackgroundTaskIdentifier(rawValue: $0) } ?? .invalid
  }

  /// Asks for time to finish something after the app has left the front.
  ///
  /// Simulated: as `beginBackgroundTask(withName:expirationHandler:)`.
  @preconcurrency
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Says that a task is done.
  ///
  /// Simulated: with its last task done, a process behind another app is suspended.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    ExpiringActivities.endTask(identifier.rawValue)
  }

  /// How many seconds the app may go on in the background.
  ///
  /// Simulated: a very large number in front (documented), else what is left of 30 seconds.
  public var backgroundTimeRemaining: TimeInterval {
    guard let enteredBackground else { return .greatestFiniteMagnitude }
    return max(0, 30 - Date().timeIntervalSince(enteredBackground))
  }

  /// Whether the app may refresh in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// The shortest time between two fetches: as short as the system likes.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// The shortest time between two fetches: nothing is fetched.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval
    .greatestFiniteMagnitude

  /// Says how often to fetch in the background.
  ///
  /// Type-checks only: nothing is fetched in the background yet.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}
