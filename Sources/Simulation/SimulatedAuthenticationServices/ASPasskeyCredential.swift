import DeviceProtocol
public import Foundation

/// A provider's signed answer that signs a user in with a passkey.
///
/// Simulated: its values reach the page. Differs: the signature isn't checked.
open class ASPasskeyAssertionCredential: NSObject {
  /// The domain's identifier of the user.
  public let userHandle: Data
  /// The domain.
  public let relyingParty: String
  /// The signature.
  public let signature: Data
  /// The hash that was signed.
  public let clientDataHash: Data
  /// The data about the provider and the user.
  public let authenticatorData: Data
  /// The identifier of the passkey.
  public let credentialID: Data

  /// Makes an answer.
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
/// Simulated: its values reach the page. Differs: the attestation isn't checked.
open class ASPasskeyRegistrationCredential: NSObject {
  /// The domain.
  public let relyingParty: String
  /// The hash from the request.
  public let clientDataHash: Data
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The public key with its attestation.
  public let attestationObject: Data

  /// Makes a passkey.
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
