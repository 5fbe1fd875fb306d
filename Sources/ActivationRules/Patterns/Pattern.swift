/// A regular expression or a wildcard, ready to be matched against whole texts.
///
/// The operators `MATCHES` and `LIKE` of a predicate compare with it. Both become a small program
/// of ``Instruction``s, and all paths through the program are followed in parallel. So time is
/// linear in the length of the text times the size of the program, whatever the pattern is, and
/// memory is linear in the size of the program. The price is that what needs backtracking
/// (look-around, back-references, atomic groups and possessive quantifiers) gives a ``Problem``.
///
/// Apple documents that `MATCHES` takes the regular expressions of ICU. Their syntax is read as ICU
/// reads it, quirks included. What differs:
///
/// - Character properties are those of the Swift runtime, whose version of Unicode may differ.
/// - Ignoring case compares character by character: "ß" is "ẞ", but never "SS", which ICU treats as
///   equal in literal text.
/// - `\p{…}` knows general categories and the classes of POSIX, but not scripts, blocks and the
///   rest.
/// - `\X`, `\N{…}` and the flag `w` need tables that aren't here.
/// - ICU loses some matches if a group that may be empty is repeated lazily, as in `(?:()*?x|)`;
///   here none are lost.
/// - A lone half of a surrogate pair can't be searched for: Swift's strings contain none.
struct Pattern: Hashable, Sendable {
  /// The program that decides whether a text matches.
  let program: PatternProgram
  /// Whether texts lose their diacritics before they are matched.
  let ignoresDiacritics: Bool

  /// Makes a pattern from a regular expression in ICU's syntax.
  ///
  /// Ignoring diacritics by removing them from both the text and the characters of the pattern is
  /// our interpretation; Apple doesn't document what `MATCHES[d]` does.
  static func compile(
    _ text: String, ignoringCase: Bool = false, ignoringDiacritics: Bool = false
  ) -> Result<Pattern, Problem> {
    do throws(Problem) {
      try checkLength(of: text)
      var parser = PatternParser(
        text, ignoringCase: ignoringCase, ignoringDiacritics: ignoringDiacritics)
      let program = try parser.parse()
      return .success(Pattern(program: program, ignoresDiacritics: ignoringDiacritics))
    } catch {
      return .failure(error)
    }
  }

  /// Makes a pattern from a wildcard: `?` is any one character, `*` any number of them, and `\`
  /// makes the next character an ordinary one.
  ///
  /// Apple documents `?`, `*` and the backslash before them. It is our decision that a character is
  /// a Unicode scalar, that line ends count as characters, and that a backslash at the end stands
  /// for itself.
  static func wildcard(
    _ text: String, ignoringCase: Bool = false, ignoringDiacritics: Bool = false
  ) -> Result<Pattern, Problem> {
    do throws(Problem) {
      try checkLength(of: text)
      let program = try Wildcard.program(
        for: text, ignoringCase: ignoringCase, ignoringDiacritics: ignoringDiacritics)
      return .success(Pattern(program: program, ignoresDiacritics: ignoringDiacritics))
    } catch {
      return .failure(error)
    }
  }

  /// Whether the pattern matches the text from its first character to its last.
  func matches(_ text: String) -> Bool {
    var matcher = PatternMatcher(program)
    return matcher.matches(
      ignoresDiacritics
        ? TextFolding.folded(text, ignoringCase: false, ignoringDiacritics: true) : text)
  }
}

extension Pattern {
  /// The maximum number of bytes of a pattern.
  static let maximumLength = 32_768

  private static func checkLength(of text: String) throws(Problem) {
    guard text.utf8.count > maximumLength else { return }
    throw Problem(
      maximumLength..<text.utf8.count,
      PatternWords.tooLong(text.utf8.count, most: maximumLength),
      remedy: PatternWords.tooLongRemedy)
  }
}
