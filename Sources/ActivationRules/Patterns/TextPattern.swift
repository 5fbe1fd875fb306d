/// A pattern of `LIKE` or `MATCHES`, for code that evaluates predicates over other things than
/// shares.
package struct TextPattern {
  private let pattern: Pattern

  /// The reason why a text can't be used as a pattern here.
  package struct Failure: Error {
    /// What is wrong, without a full stop.
    package var message: String
  }

  /// Makes the pattern of `LIKE`.
  package static func wildcard(
    _ text: String, _ ignoringCase: Bool, _ ignoringDiacritics: Bool
  ) -> Result<TextPattern, Failure> {
    made(
      Pattern.wildcard(text, ignoringCase: ignoringCase, ignoringDiacritics: ignoringDiacritics))
  }

  /// Makes the pattern of `MATCHES`; one that needs backtracking is refused.
  package static func regularExpression(
    _ text: String, _ ignoringCase: Bool, _ ignoringDiacritics: Bool
  ) -> Result<TextPattern, Failure> {
    made(
      Pattern.compile(text, ignoringCase: ignoringCase, ignoringDiacritics: ignoringDiacritics))
  }

  /// Whether the pattern matches the text from its first character to its last.
  package func matches(_ text: String) -> Bool { pattern.matches(text) }

  private static func made(
    _ result: Result<Pattern, Pattern.Problem>
  ) -> Result<TextPattern, Failure> {
    result.map { TextPattern(pattern: $0) }.mapError { Failure(message: $0.message) }
  }
}
