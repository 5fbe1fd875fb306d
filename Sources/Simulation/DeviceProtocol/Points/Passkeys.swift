package import Foundation

/// What makes a user name the identity of a passkey.
package struct PasskeyIdentity: Codable, Hashable, Sendable {
  package var credential: Data
  /// The domain's identifier for the user.
  package var userHandle: Data

  package init(credential: Data, userHandle: Data) {
    self.credential = credential
    self.userHandle = userHandle
  }
}

/// What a page wants signed.
package struct PasskeyChallenge: Codable, Hashable, Sendable {
  /// The page's domain.
  package var relyingParty: String
  package var clientDataHash: Data

  package init(relyingParty: String, clientDataHash: Data) {
    self.relyingParty = relyingParty
    self.clientDataHash = clientDataHash
  }
}

/// A credential provider's answer for a passkey.
package struct PasskeyAnswer: Codable, Hashable, Sendable {
  package var relyingParty: String
  package var clientDataHash: Data
  package var credential: Data
  /// `nil` for a new passkey.
  package var signature: Data?

  package init(
    relyingParty: String, clientDataHash: Data, credential: Data, signature: Data? = nil
  ) {
    self.relyingParty = relyingParty
    self.clientDataHash = clientDataHash
    self.credential = credential
    self.signature = signature
  }
}
