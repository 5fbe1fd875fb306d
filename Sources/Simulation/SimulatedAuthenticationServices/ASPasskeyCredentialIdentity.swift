import DeviceProtocol
public import Foundation

/// Something that a provider can log in with, as its app tells the system of it.
///
/// Simulated: passwords and passkeys. Differs: there are no one-time codes.
public protocol ASCredentialIdentity: NSObjectProtocol {
  /// Where it is for.
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  /// The user name.
  var user: String { get }
  /// What the provider knows it by.
  var recordIdentifier: String? { get }
  /// Those with a greater number come first.
  var rank: Int { get set }
}

extension ASPasswordCredentialIdentity: ASCredentialIdentity {}

/// A passkey that a provider has.
///
/// Simulated: as a password's; it is offered if the provider's property list has `ProvidesPasskeys`
/// (documented).
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  // Unchecked: nothing of it changes but the rank, which has an owner each.
  /// The domain that it is for.
  public let relyingPartyIdentifier: String
  /// The user name.
  public let userName: String
  /// What names the passkey.
  public let credentialID: Data
  /// What the domain knows the user by.
  public let userHandle: Data
  /// What the provider knows it by.
  public let recordIdentifier: String?
  /// Those with a greater number come first.
  ///
  /// Simulated: as documented.
  open var rank = 0

  /// Makes one.
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

  /// The domain that it is for.
  open var serviceIdentifier: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
  }
  /// The user name.
  open var user: String { userName }
}

extension ASCredentialIdentity {
  /// It, as it crosses to the device.
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
  /// The object for it.
  var identity: any ASCredentialIdentity {
    guard let passkey else { return ASPasswordCredentialIdentity(self) }
    return passkeyIdentity(passkey)
  }

  /// The object for it as a passkey.
  func passkeyIdentity(_ passkey: PasskeyIdentity) -> ASPasskeyCredentialIdentity {
    let identity = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: service.identifier, userName: user,
      credentialID: passkey.credential, userHandle: passkey.userHandle, recordIdentifier: record)
    identity.rank = rank
    return identity
  }
}
