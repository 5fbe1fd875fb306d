/// What a process asks about the user.
package enum ProofQuestion: Codable, Hashable, Sendable {
  /// Whether they could prove their identity; they aren't asked.
  case status
  /// Let them prove it, and tell them why.
  case ask(reason: String)
}

/// What the user does when they have to prove their identity.
package enum UserProof: String, Codable, Hashable, Sendable {
  /// Nothing: the device has no sensor and no passcode.
  case impossible
  case succeeds, fails, cancels
}
