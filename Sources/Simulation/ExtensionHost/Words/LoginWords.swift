/// How forms for logging in, and their passkeys, read as text.
enum LoginWords {
  static let emptyForm = "empty"

  static func passkey(isNew: Bool, for relyingParty: String) -> String {
    (isNew ? "a new passkey for " : "a passkey's signature for ") + relyingParty
  }
}
