extension Predicate {
  /// The result of reading a text as a predicate.
  public struct Reading: Hashable, Sendable {
    /// The predicate; `nil` when something is wrong with the text.
    public var predicate: Predicate?
    /// What is wrong, in the order of the text.
    public var problems: [Problem]
  }

  /// Something in the text of a predicate that isn't a mistake but is worth knowing.
  public struct Remark: Hashable, Sendable {
    /// The kind of remark.
    public var kind: Kind
    /// Its place in the text.
    public var place: Place

    /// The kinds of remarks.
    public enum Kind: Hashable, Sendable {
      /// AND and OR are mixed without parentheses.
      case mixture
      /// `TRUEPREDICATE`, which the App Store looks for.
      case truePredicate
      /// A word that Apple lists as reserved is used as a key.
      case reservedWord(String)
      /// A backslash in a string precedes a character that doesn't need one, and is dropped.
      case droppedBackslash(String)
    }
  }

  /// A problem that keeps a text from being a predicate.
  public struct Problem: Hashable, Sendable {
    /// Its range in the text, in UTF-8 bytes.
    public var range: Range<Int>
    /// The position at which it begins, as editors show it.
    public var position: Position
    /// What is wrong, without a full stop.
    public var message: String
    /// What could be there instead.
    public var expectation: String?
    /// The word that was probably meant.
    public var nearMiss: String?
    /// What to do about it, as a verb phrase.
    public var remedy: String

    /// The problem in one line: "1:16: '===' isn't a predicate operator, did you mean '=='".
    public var summary: String {
      PredicateSyntaxWords.summary(
        message, at: position, expectation: expectation, nearMiss: nearMiss)
    }
  }
}
