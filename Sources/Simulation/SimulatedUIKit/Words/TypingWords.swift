/// What is said of places to type into, and of the keyboards for them.
enum TypingWords {
  static let noField = "nothing on the screen accepts text"

  static func nothing(named name: String, among others: [String]) -> String {
    "nothing named \"\(name)\" accepts text"
      + (others.isEmpty ? ", and nothing else does" : "; these do: \(TappingWords.list(others))")
  }

  // MARK: Why only the system's keyboard may be used

  static let secureField = "a secure field gets the system keyboard (documented)"
  static let phoneField = "a phone number field gets the system keyboard (documented)"
  static let ownInputView = "the field has an input view of its own"
  static let noCustomKeyboards = "the app doesn't allow custom keyboards"
}
