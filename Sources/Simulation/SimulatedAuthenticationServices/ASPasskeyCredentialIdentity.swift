import DeviceProtocol
public import Foundation

/// A credential of a provider, as its app describes it to the system.
///
/// Simulated: passwords and passkeys. Differs: there are no one-time codes.
public protocol ASCredentialIdentity: NSObjectProtocol {
  /// The service for which it is used.
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  /// The user name.
  var user: String { get }
  /// The provider's own identifier of the record.
  var recordIdentifier: String? { get }
  /// The rank; identities with a greater number come first.
  var rank: Int { get set }
}

extension ASPasswordCredentialIdentity: ASCredentialIdentity {}

/// A passkey of a provider.
///
/// Simulated: as a password's identity; it is offered if the provider's property list has
/// `ProvidesPasskeys` (documented).
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  // Unchecked: it never changes, except for the rank, which only its owner changes.
  /// The domain for which it is used.
  public let relyingPartyIdentifier: String
  /// The user name.
  public let userName: String
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The domain's identifier of the user.
  public let userHandle: Data
  /// The provider's own identifier of the record.
  public let recordIdentifier: String?
  /// The rank; identities with a greater number come first.
  ///
  /// Simulated: as documented.
  open var rank = 0

  /// Makes an identity.
  public init(
    relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
    recordIdentifier: String? = nil
  ) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    self.userName = userName
    self.credentialID = credentialID
    self.userHandle = userHandle
    self.recordIdentifier = recordIdentifier
    super.init()
  }

  /// The domain for which it is used.
  open var serviceIdentifier: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
  }
  /// The user name.
  open var user: String { userName }
}

extension ASCredentialIdentity {
  /// The form of the identity that crosses to the device.
  var described: LoginIdentity {
    let service = LoginService(
      identifier: serviceIdentifier.identifier, isURL: serviceIdentifier.type == .URL)
    let passkey = (self as? ASPasskeyCredentialIdentity).map {
      PasskeyIdentity(credential: $0.credentialID, userHandle: $0.userHandle)
    }
    return LoginIdentity(
      service: service, user: user, record: recordIdentifier, rank: rank, passkey: passkey)
  }
}

extension LoginIdentity {
  /// The object for the identity.
  var identity: any ASCredentialIdentity {
    guard let passkey else { return ASPasswordCredentialIdentity(self) }
    return passkeyIdentity(passkey)
  }

  /// Returns the object for the identity of a passkey.
  func passkeyIdentity(_ passkey: PasskeyIdentity) -> ASPasskeyCredentialIdentity {
    let identity = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: service.identifier, userName: user,
      credentialID: passkey.credential, userHandle: passkey.userHandle, recordIdentifier: record)
    identity.rank = rank
    return identity
  }
}
