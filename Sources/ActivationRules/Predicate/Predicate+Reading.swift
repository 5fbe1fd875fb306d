extension Predicate {
  /// What became of a text that should be a predicate.
  public struct Reading: Hashable, Sendable {
    /// The predicate; `nil` when something is wrong with the text.
    public var predicate: Predicate?
    /// What is wrong, in the order of the text.
    public var problems: [Problem]
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
