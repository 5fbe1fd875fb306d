import DeviceProtocol
public import Foundation

/// Why Family Controls can't do what it was asked.
///
/// Simulated: `authorizationCanceled` when the user refuses, `invalidAccountType` for a child,
/// `unavailable` without a device. The codes are Apple's (observed); the texts are our own. Differs:
/// the others don't happen.
public enum FamilyControlsError: LocalizedError, Hashable, Sendable {
  /// A restriction on the device forbids it.
  ///
  /// Type-checks only: nothing on the device forbids it.
  case restricted
  /// The framework couldn't be set up.
  case unavailable
  /// The user isn't a child in a Family Sharing group.
  case invalidAccountType
  /// An argument isn't valid.
  ///
  /// Type-checks only: there is none that isn't.
  case invalidArgument
  /// Another app has control.
  ///
  /// Type-checks only: several apps can have it here, as for individuals on iOS.
  case authorizationConflict
  /// The user has refused.
  case authorizationCanceled
  /// There is no network.
  ///
  /// Type-checks only: an individual is asked without one.
  case networkError
  /// The user can't prove who they are.
  ///
  /// Type-checks only: the user needn't prove it here.
  case authenticationMethodUnavailable

  /// What has happened.
  public var errorDescription: String? {
    switch self {
    case .restricted: FamilyControlsWords.restricted
    case .unavailable: FamilyControlsWords.unavailable
    case .invalidAccountType: FamilyControlsWords.invalidAccountType
    case .invalidArgument: FamilyControlsWords.invalidArgument
    case .authorizationConflict: FamilyControlsWords.authorizationConflict
    case .authorizationCanceled: FamilyControlsWords.authorizationCanceled
    case .networkError: FamilyControlsWords.networkError
    case .authenticationMethodUnavailable: FamilyControlsWords.authenticationMethodUnavailable
    }
  }

  /// The error for one that the device reports; `nil` for one of another domain.
  init?(code error: ErrorDescription) {
    guard error.domain == "FamilyControls.FamilyControlsError" else { return nil }
    switch error.code {
    case 2: self = .invalidAccountType
    case 5: self = .authorizationCanceled
    default: return nil
    }
  }
}
