public import Foundation

/// The domain of authentication errors.
///
/// Simulated: the documented name. No known difference.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The reason why a user couldn't prove who they are.
///
/// Simulated: the documented numbers. Differs: only errors that are possible on this device occur:
/// `biometryNotAvailable` and `passcodeNotSet` if no scene has specified what the user does,
/// `authenticationFailed` and `userCancel` if one has, `notInteractive` and `invalidContext`.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The code of the reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The code of a reason.
  public enum Code: Int, Sendable {
    /// The user isn't who they claim to be.
    case authenticationFailed = -1
    /// The user has cancelled.
    case userCancel = -2
    /// The user chose the fallback.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no biometry.
    case biometryNotAvailable = -6
    /// No face and no fingerprint is enrolled.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context is no longer valid.
    case invalidContext = -10
    /// The user would have to be asked, which the context forbids.
    case notInteractive = -1004
  }

  /// The domain of the error.
  public static var errorDomain: String { LAErrorDomain }
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }
  /// The reason in words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "\(code)"] }

  /// The user isn't who they claim to be.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user chose the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system has cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no biometry.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face and no fingerprint is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
}
