import DeviceProtocol
public import Foundation

/// The type of a request to a credential provider.
///
/// Simulated: Apple's numbers. Differs: one-time codes aren't requested.
public enum ASCredentialRequestType: Int, Hashable, Sendable {
  /// A password.
  case password
  /// A passkey for signing in.
  case passkeyAssertion
  /// A new passkey.
  case passkeyRegistration
  /// A one-time code.
  case oneTimeCode
}

/// A request for a credential.
///
/// Simulated: for passwords and passkeys.
public protocol ASCredentialRequest: NSObjectProtocol {
  /// The type of the request.
  var type: ASCredentialRequestType { get }
  /// The identity; for a new passkey it is that of the user.
  var credentialIdentity: any ASCredentialIdentity { get }
}

/// A request for a password.
///
/// Simulated: made when the user has chosen a user name.
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  // Unchecked: it never changes.
  /// The user name.
  public let credentialIdentity: any ASCredentialIdentity
  /// The type of the request: a password.
  open var type: ASCredentialRequestType { .password }

  /// Makes a request.
  public init(credentialIdentity: ASPasswordCredentialIdentity) {
    self.credentialIdentity = credentialIdentity
    super.init()
  }
}

/// A request for an existing or a new passkey.
///
/// Simulated: made when the user has chosen a passkey, or wants a new one. Differs: extensions of
/// WebAuthn and the list of excluded credentials are missing.
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  // Unchecked: only its owner changes it.
  /// The passkey; for a new one the domain and the user, with an empty `credentialID`.
  public let credentialIdentity: any ASCredentialIdentity
  /// The hash to be signed.
  ///
  /// Simulated: 32 bytes, different for each request. Differs: they aren't the hash of anything,
  /// and websites don't check the signature.
  public let clientDataHash: Data
  /// Whether the user must be verified.
  ///
  /// Simulated: `preferred` on every page.
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  /// The algorithms with which keys may be made.
  ///
  /// Simulated: ES256 on every page.
  public let supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  /// Whether it is for an existing passkey or a new one.
  ///
  /// Simulated: a request that an app itself makes is for an existing one.
  public let type: ASCredentialRequestType

  /// Makes a request for a passkey.
  public convenience init(
    credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
    userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
    supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  ) {
    self.init(
      .passkeyAssertion, credentialIdentity, clientDataHash, userVerificationPreference,
      supportedAlgorithms)
  }

  convenience init(
    _ type: ASCredentialRequestType, _ identity: ASPasskeyCredentialIdentity,
    _ challenge: PasskeyChallenge
  ) {
    self.init(type, identity, challenge.clientDataHash, .preferred, [.ES256])
  }

  private init(
    _ type: ASCredentialRequestType, _ identity: ASPasskeyCredentialIdentity, _ hash: Data,
    _ preference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
    _ algorithms: [ASCOSEAlgorithmIdentifier]
  ) {
    self.type = type
    credentialIdentity = identity
    clientDataHash = hash
    userVerificationPreference = preference
    supportedAlgorithms = algorithms
    super.init()
  }
}

/// A page's requirements for a passkey that the user picks from a provider's list.
///
/// Simulated: passed with the list if the provider has passkeys. Differs: pages don't limit which
/// passkeys they accept.
open class ASPasskeyCredentialRequestParameters: NSObject, @unchecked Sendable {
  // Unchecked: it never changes.
  /// The domain.
  public let relyingPartyIdentifier: String
  /// The hash to be signed; see ``ASPasskeyCredentialRequest/clientDataHash``.
  public let clientDataHash: Data
  /// Whether the user must be verified.
  ///
  /// Simulated: `preferred` on every page.
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  {
    .preferred
  }
  /// The identifiers of the accepted passkeys; an empty list accepts all.
  open var allowedCredentials: [Data] { [] }

  init(_ challenge: PasskeyChallenge) {
    relyingPartyIdentifier = challenge.relyingParty
    clientDataHash = challenge.clientDataHash
    super.init()
  }
}

/// The preference for verifying the user.
///
/// Simulated: the texts of WebAuthn. Differs: a page always uses `preferred`.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  /// The text.
  public let rawValue: String
  /// Makes a preference.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a preference.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Verification is preferred.
  public static let preferred = Self("preferred")
  /// Verification is required.
  public static let required = Self("required")
  /// Verification is discouraged.
  public static let discouraged = Self("discouraged")
}

/// The algorithm of a key.
///
/// Simulated: COSE's number.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Makes an identifier.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// ECDSA with SHA-256.
  public static let ES256 = ASCOSEAlgorithmIdentifier(-7)
}
