import Foundation
public import SimulatedFoundation

/// The domain of the errors with which a credential provider cancels.
///
/// Simulated: no known difference.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// The reason why a credential provider supplies nothing.
///
/// Simulated: Apple's codes; for `userInteractionRequired` the provider's interface is shown, the
/// others leave the form empty.
public struct ASExtensionError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The request has failed.
    case failed = 0
    /// The user has cancelled.
    case userCanceled = 1
    /// User interaction is required.
    case userInteractionRequired = 100
    /// The password doesn't exist.
    case credentialIdentityNotFound = 101
    /// The page excludes an existing passkey, so no new one is made.
    case matchedExcludedCredential = 102
  }

  /// The code.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `ASExtensionErrorDomain`.
  public static var errorDomain: String { ASExtensionErrorDomain }
  /// The request has failed.
  public static var failed: Code { .failed }
  /// The user has cancelled.
  public static var userCanceled: Code { .userCanceled }
  /// User interaction is required.
  public static var userInteractionRequired: Code { .userInteractionRequired }
  /// The password doesn't exist.
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  /// The page excludes an existing passkey, so no new one is made.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

/// The domain of the errors of the store of user names.
///
/// Simulated: no known difference.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// The reason why user names can't be stored.
///
/// Simulated: Apple's codes. Differs: `internalError` occurs only without a device, `storeBusy`
/// never.
public struct ASCredentialIdentityStoreError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// There was an internal error.
    case internalError = 0
    /// The user has switched off the provider.
    case storeDisabled = 1
    /// The store is busy.
    case storeBusy = 2
  }

  /// The code.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `ASCredentialIdentityStoreErrorDomain`.
  public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
  /// The user has switched off the provider.
  public static var storeDisabled: Code { .storeDisabled }
}
