import DeviceProtocol
public import Foundation

/// What a credential provider is asked for.
///
/// Simulated: Apple's numbers. Differs: nobody asks for a one-time code.
public enum ASCredentialRequestType: Int, Hashable, Sendable {
  /// A password.
  case password
  /// A passkey, to log in.
  case passkeyAssertion
  /// A new passkey.
  case passkeyRegistration
  /// A one-time code.
  case oneTimeCode
}

/// A request for something to log in with.
///
/// Simulated: for passwords and passkeys.
public protocol ASCredentialRequest: NSObjectProtocol {
  /// What is asked for.
  var type: ASCredentialRequestType { get }
  /// Which one; for a new passkey the user that it is to be for.
  var credentialIdentity: any ASCredentialIdentity { get }
}

/// A request for a password.
///
/// Simulated: comes when the user has chosen a user name.
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  /// The user name.
  public let credentialIdentity: any ASCredentialIdentity
  /// A password.
  open var type: ASCredentialRequestType { .password }

  /// Makes a request.
  public init(credentialIdentity: ASPasswordCredentialIdentity) {
    self.credentialIdentity = credentialIdentity
    super.init()
  }
}

/// A request for a passkey, or for a new one.
///
/// Simulated: comes when the user has chosen a passkey, or has a new one made. Differs: extensions of WebAuthn
/// and the list of what is excluded are missing.
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  // Unchecked: whoever has made it changes it.
  /// The passkey; for a new one the domain and the user, with an empty `credentialID`.
  public let credentialIdentity: any ASCredentialIdentity
  /// What is to be signed.
  ///
  /// Simulated: 32 bytes, which are others for each request. Differs: they are the hash of nothing, and no
  /// website checks the signature.
  public let clientDataHash: Data
  /// Whether the user has to show that it is them.
  ///
  /// Simulated: `preferred` on every page.
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  /// With what keys may be made.
  ///
  /// Simulated: ES256 on every page.
  public let supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  /// Whether it is for a passkey that there is, or for a new one.
  ///
  /// Simulated: what an app makes itself is for one that there is.
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

/// What a page wants of a passkey, whichever the user takes of a provider's list.
///
/// Simulated: comes with the list, where the provider has passkeys. Differs: pages leave open which passkeys
/// they take.
open class ASPasskeyCredentialRequestParameters: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  /// The domain.
  public let relyingPartyIdentifier: String
  /// What is to be signed; see ``ASPasskeyCredentialRequest/clientDataHash``.
  public let clientDataHash: Data
  /// Whether the user has to show that it is them.
  ///
  /// Simulated: `preferred` on every page.
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  {
    .preferred
  }
  /// The passkeys that will do; all, if there are none.
  open var allowedCredentials: [Data] { [] }

  init(_ challenge: PasskeyChallenge) {
    relyingPartyIdentifier = challenge.relyingParty
    clientDataHash = challenge.clientDataHash
    super.init()
  }
}

/// Whether a user has to show that it is them.
///
/// Simulated: the texts of WebAuthn. Differs: a page always prefers it.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  /// The text.
  public let rawValue: String
  /// Makes a preference.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a preference.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// If it can be.
  public static let preferred = Self("preferred")
  /// In any case.
  public static let required = Self("required")
  /// Rather not.
  public static let discouraged = Self("discouraged")
}

/// With what a key is made.
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
