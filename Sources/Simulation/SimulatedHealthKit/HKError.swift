import Foundation
public import SimulatedFoundation

/// The domain of this framework's errors.
///
/// Simulated: no known difference.
public let HKErrorDomain = "com.apple.healthkit"

/// What can go wrong with health data.
///
/// Simulated: Apple's codes. Differs: only `errorHealthDataUnavailable` comes up.
public struct HKError: BridgedCodeError {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Nothing.
    case noError = 0
    /// There is no health data on this device, or not for this process.
    case errorHealthDataUnavailable = 1
    /// The device's owner forbids it.
    case errorHealthDataRestricted = 2
    /// An argument is wrong.
    case errorInvalidArgument = 3
    /// The user has said no.
    case errorAuthorizationDenied = 4
    /// The user hasn't been asked.
    case errorAuthorizationNotDetermined = 5
    /// The device is locked.
    case errorDatabaseInaccessible = 6
    /// The user went away.
    case errorUserCanceled = 7
    /// Another workout began.
    case errorAnotherWorkoutSessionStarted = 8
    /// The user left the workout.
    case errorUserExitedWorkoutSession = 9
    /// Something is still missing.
    case errorRequiredAuthorizationDenied = 10
    /// There is none.
    case errorNoData = 11
  }

  /// What went wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `HKErrorDomain`.
  public static var errorDomain: String { HKErrorDomain }
}
