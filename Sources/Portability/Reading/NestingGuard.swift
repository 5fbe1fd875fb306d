/// Keeps from the parser any text that would exhaust its stack or its time.
///
/// The parser itself limits most nesting, but not all: a hundred thousand `try` in a row, or as
/// many `[`, end the process. Here the text is read token by token, which needs no stack, and is
/// refused when something nests or repeats more than in any real program.
package struct NestingGuard {
  /// The maximum nesting, or number of repetitions in a row.
  private static let limit = 100
  /// The maximum nesting of `[`; the parser's time doubles with each.
  private static let squareLimit = 12
  /// The maximum number of `<` and `->`; they also occur in long lists, side by side instead of
  /// nested.
  private static let typeSignLimit = 300

  private var brackets = 0
  private var squares = 0
  private var conditions = 0
  /// `<` and `->` since the last brace, `;` or `=`.
  private var typeSigns = 0
  private var wordsInARow = 0
  private var sameSigns = 0
  private var lastSign: UInt8 = 0

  /// Whether a text can be given to the parser.
  package static func admits(_ bytes: [UInt8]) -> Bool {
    var text = TokenSkimmer(bytes)
    var state = NestingGuard()
    while let token = text.next() {
      state.take(token)
      guard state.isWithinLimits else { return false }
    }
    return true
  }

  private var isWithinLimits: Bool {
    max(brackets, conditions, wordsInARow, sameSigns) <= Self.limit
      && squares <= Self.squareLimit && typeSigns <= Self.typeSignLimit
  }

  private mutating func take(_ token: TokenSkimmer.Token) {
    switch token {
    case .word:
      wordsInARow += 1
      sameSigns = 0
      lastSign = 0
    case .condition(let opens):
      conditions = max(conditions + (opens ? 1 : -1), 0)
      wordsInARow = 0
    case .literal:
      wordsInARow = 0
      lastSign = 0
    case .sign(let sign):
      take(sign)
    }
  }

  private mutating func take(_ sign: UInt8) {
    wordsInARow = 0
    sameSigns = sign == lastSign ? sameSigns + 1 : 0
    let isArrow = sign == UInt8(ascii: ">") && lastSign == UInt8(ascii: "-")
    if isArrow || sign == UInt8(ascii: "<") { typeSigns += 1 }
    lastSign = sign
    switch sign {
    case UInt8(ascii: "["):
      squares += 1
    case UInt8(ascii: "]"):
      squares = max(squares - 1, 0)
    case UInt8(ascii: "("):
      brackets += 1
    case UInt8(ascii: "{"):
      brackets += 1
      typeSigns = 0
    case UInt8(ascii: ")"):
      brackets = max(brackets - 1, 0)
    case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="):
      if sign == UInt8(ascii: "}") { brackets = max(brackets - 1, 0) }
      typeSigns = 0
    default:
      break
    }
  }
}
