extension Predicate {
  /// What became of a text that should be a predicate.
  public struct Reading: Hashable, Sendable {
    /// The predicate; `nil` when something is wrong with the text.
    public var predicate: Predicate?
    /// What is wrong, in the order of the text.
    public var problems: [Problem]
  }

  /// Something in the text of a predicate that is no mistake and worth knowing.
  public struct Remark: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Where it stands.
    public var place: Place

    /// The kinds of remarks.
    public enum Kind: Hashable, Sendable {
      /// AND and OR stand side by side without parentheses.
      case mixture
      /// `TRUEPREDICATE`, which the App Store looks for.
      case truePredicate
      /// A word that Apple lists as reserved is used as a key.
      case reservedWord(String)
      /// A backslash in a string stands in front of a character that needs none, and is dropped.
      case droppedBackslash(String)
    }
  }

  /// Something that keeps a text from being a predicate.
  public struct Problem: Hashable, Sendable {
    /// Where in the text it is, in UTF-8 bytes.
    public var range: Range<Int>
    /// Where it begins, as editors show it.
    public var position: Position
    /// What is wrong, without a full stop.
    public var message: String
    /// What could stand there instead.
    public var expectation: String?
    /// The word that was likely meant.
    public var nearMiss: String?
    /// What to do about it, as a verb phrase.
    public var remedy: String

    /// The problem in one line: "1:16: '===' isn't an operator; did you mean '=='?".
    public var summary: String {
      var text = "\(position.line):\(position.column): \(message)"
      if let expectation { text += "; expected \(expectation)" }
      if let nearMiss { text += "; did you mean '\(nearMiss)'?" }
      return text
    }
  }
}
