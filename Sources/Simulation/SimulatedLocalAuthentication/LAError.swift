public import Foundation

/// The domain of the errors of authentication.
///
/// Simulated: the documented name. No known difference.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a user couldn't prove who they are.
///
/// Simulated: the documented numbers. Differs: only those that this device has a reason for occur:
/// `biometryNotAvailable` and `passcodeNotSet` where no scene has said what the user does,
/// `authenticationFailed` and `userCancel` where one has, `notInteractive` and `invalidContext`.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// A reason.
  public enum Code: Int, Sendable {
    /// The user isn't who they say.
    case authenticationFailed = -1
    /// The user has cancelled.
    case userCancel = -2
    /// The user wants another way.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device knows no faces and no fingers.
    case biometryNotAvailable = -6
    /// No face and no finger is known to the device.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context isn't valid any more.
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

  /// The user isn't who they say.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user wants another way.
  public static var userFallback: Code { .userFallback }
  /// The system has cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device knows no faces and no fingers.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face and no finger is known to the device.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
}
