/// What a process wants to know of the user.
package enum ProofQuestion: Codable, Hashable, Sendable {
  /// Whether they could prove who they are; nobody is asked.
  case status
  /// Let them prove it, and tell them why.
  case ask(reason: String)
}

/// What a user does who has to prove who they are.
package enum UserProof: String, Codable, Hashable, Sendable {
  /// Nothing: the device has no sensor and no passcode.
  case impossible
  case succeeds, fails, cancels
}
