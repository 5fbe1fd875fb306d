import Foundation
public import SimulatedFoundation

/// The domain of the errors that a credential provider cancels with.
///
/// Simulated: no known difference.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// Why a credential provider hands nothing over.
///
/// Simulated: Apple's codes; `userInteractionRequired` has the provider shown, the others leave the form empty.
public struct ASExtensionError: BridgedCodeError {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// It failed.
    case failed = 0
    /// The user gave up.
    case userCanceled = 1
    /// The user is needed.
    case userInteractionRequired = 100
    /// There is no such password.
    case credentialIdentityNotFound = 101
    /// For a new passkey: there is one that the page excludes.
    case matchedExcludedCredential = 102
  }

  /// What is wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `ASExtensionErrorDomain`.
  public static var errorDomain: String { ASExtensionErrorDomain }
  /// It failed.
  public static var failed: Code { .failed }
  /// The user gave up.
  public static var userCanceled: Code { .userCanceled }
  /// The user is needed.
  public static var userInteractionRequired: Code { .userInteractionRequired }
  /// There is no such password.
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  /// For a new passkey: there is one that the page excludes.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

/// The domain of the errors of the store of user names.
///
/// Simulated: no known difference.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// Why user names can't be stored.
///
/// Simulated: Apple's codes. Differs: `internalError` comes up without a device alone, `storeBusy` never.
public struct ASCredentialIdentityStoreError: BridgedCodeError {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// It failed.
    case internalError = 0
    /// The user has the provider off.
    case storeDisabled = 1
    /// The store is at work.
    case storeBusy = 2
  }

  /// What is wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `ASCredentialIdentityStoreErrorDomain`.
  public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
  /// The user has the provider off.
  public static var storeDisabled: Code { .storeDisabled }
}
