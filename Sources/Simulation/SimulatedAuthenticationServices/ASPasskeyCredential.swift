import DeviceProtocol
public import Foundation

/// What a provider signs to log a user in with a passkey.
///
/// Simulated: its values reach the page. Differs: nobody checks the signature.
open class ASPasskeyAssertionCredential: NSObject {
  /// What the domain knows the user by.
  public let userHandle: Data
  /// The domain.
  public let relyingParty: String
  /// The signature.
  public let signature: Data
  /// What has been signed.
  public let clientDataHash: Data
  /// What is said of the provider and the user.
  public let authenticatorData: Data
  /// What names the passkey.
  public let credentialID: Data

  /// Makes one.
  public init(
    userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data,
    authenticatorData: Data, credentialID: Data
  ) {
    self.userHandle = userHandle
    self.relyingParty = relyingParty
    self.signature = signature
    self.clientDataHash = clientDataHash
    self.authenticatorData = authenticatorData
    self.credentialID = credentialID
    super.init()
  }

  var described: PasskeyAnswer {
    PasskeyAnswer(
      relyingParty: relyingParty, clientDataHash: clientDataHash, credential: credentialID,
      signature: signature)
  }
}

/// A new passkey.
///
/// Simulated: its values reach the page. Differs: nobody looks into the attestation.
open class ASPasskeyRegistrationCredential: NSObject {
  /// The domain.
  public let relyingParty: String
  /// What it answers.
  public let clientDataHash: Data
  /// What names the passkey.
  public let credentialID: Data
  /// The public key, and who says so.
  public let attestationObject: Data

  /// Makes one.
  public init(
    relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data
  ) {
    self.relyingParty = relyingParty
    self.clientDataHash = clientDataHash
    self.credentialID = credentialID
    self.attestationObject = attestationObject
    super.init()
  }

  var described: PasskeyAnswer {
    PasskeyAnswer(
      relyingParty: relyingParty, clientDataHash: clientDataHash, credential: credentialID)
  }
}
