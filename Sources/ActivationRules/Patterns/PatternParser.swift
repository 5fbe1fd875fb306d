/// Reads a regular expression in ICU's syntax and writes the program for it, in one pass.
///
/// There is no recursion: open groups and sets are kept in a list, nested no more deeply than ICU
/// allows.
struct PatternParser {
  /// The maximum nesting of groups and sets, as in ICU.
  static let maximumDepth = 99

  var scanner: PatternScanner
  var builder = ProgramBuilder()
  var modes: Modes
  let ignoresDiacritics: Bool
  /// The start of the piece that a quantifier would repeat, if there is one.
  var piece: Int?
  /// The open groups; the first is the whole pattern.
  var groups: [Group]
  /// The names that groups have.
  var names: Set<String> = []

  init(_ text: String, ignoringCase: Bool, ignoringDiacritics: Bool) {
    scanner = PatternScanner(text)
    modes = Modes(ignoresCase: ignoringCase)
    ignoresDiacritics = ignoringDiacritics
    groups = [Group(range: 0..<0, modes: modes, start: 0)]
  }

  /// Reads the whole pattern.
  mutating func parse() throws(Pattern.Problem) -> PatternProgram {
    try scanner.advance()
    while let scalar = scanner.token.scalar {
      if scanner.token.isQuoted {
        try readLiteral(scalar)
      } else {
        try readItem(scalar)
      }
    }
    if groups.count > 1 {
      throw Pattern.Problem(
        groups[groups.count - 1].range, PatternWords.unclosedGroup,
        remedy: PatternWords.unclosedGroupRemedy)
    }
    endAlternatives()
    return builder.program()
  }

  /// Reads what begins with an unquoted character.
  private mutating func readItem(_ scalar: Unicode.Scalar) throws(Pattern.Problem) {
    switch scalar {
    case "(": try openGroup()
    case ")": try closeGroup()
    case "|": try beginAlternative()
    case "*", "+", "?", "{": try readQuantifier()
    case "[": try readSet()
    case "\\": try readEscape()
    case ".": try readDot()
    case "^": try readAssertion(modes.lineStart, isRepeatable: true)
    case "$": try readAssertion(modes.lineEnd, isRepeatable: true)
    case "}":
      throw Pattern.Problem(
        scanner.token.range, PatternWords.strayBrace, remedy: PatternWords.strayBraceRemedy)
    default: try readLiteral(scalar)
    }
  }
}

extension PatternParser {
  /// The modes that flags in a pattern switch on.
  struct Modes {
    /// `i`: case is ignored.
    var ignoresCase = false
    /// `s`: a dot matches any character, including line ends.
    var matchesLineEnds = false
    /// `m`: `^` and `$` hold at every line.
    var isMultiLine = false
    /// `x`: white space and comments are skipped.
    var skipsSpace = false
    /// `d`: only line feeds end lines.
    var hasOnlyLineFeeds = false

    /// The meaning of `^`.
    var lineStart: PatternProgram.Assertion {
      isMultiLine ? hasOnlyLineFeeds ? .afterLineFeed : .lineStart : .textStart
    }

    /// The meaning of `$`.
    var lineEnd: PatternProgram.Assertion {
      if isMultiLine { return hasOnlyLineFeeds ? .beforeLineFeed : .lineEnd }
      return hasOnlyLineFeeds ? .beforeLastLineFeed : .beforeLastLineEnd
    }
  }

  /// An open group.
  struct Group {
    /// The place of its opening.
    var range: Range<Int>
    /// The modes around it.
    var modes: Modes
    /// Its first instruction.
    var start: Int
    /// The first instruction of its last alternative.
    var alternative: Int
    /// The jumps from the ends of its other alternatives to its end.
    var exits: [Int] = []

    init(range: Range<Int>, modes: Modes, start: Int) {
      self.range = range
      self.modes = modes
      self.start = start
      alternative = start
    }
  }
}
