/// Random patterns and texts, the same in every run.
struct RandomPatterns {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A pattern that uses the whole grammar that ICU and we share.
  mutating func pattern() -> String {
    alternatives(depth: 3)
  }

  /// A text that the patterns have a chance of matching.
  mutating func text() -> String {
    (0..<number(below: 7)).map { _ in one(of: Self.characters) }.joined()
  }

  /// A random string of characters that are special in patterns.
  mutating func noise() -> String {
    (0..<1 + number(below: 12)).map { _ in one(of: Self.syntax) }.joined()
  }

  /// A bracketed set: a random string of characters that are special in sets.
  mutating func noisySet() -> String {
    "[" + (0..<1 + number(below: 9)).map { _ in one(of: Self.setSyntax) }.joined() + "]"
  }
}

extension RandomPatterns {
  private static let characters = [
    "a", "b", "c", "A", "B", "K", "k", "0", "5", "_", "-", " ", "\n", "\r", "\r\n", "\u{2028}", "é",
    "É", "e\u{301}", "\u{301}", "σ", "ς", "😀", "\u{212A}", "٣", "&", "]", "[", "^", "\u{AD}", "\t",
    "\\", ":", ".", "ſ", "s",
  ]
  private static let syntax = [
    "a", "b", "A", "1", "(", ")", "[", "]", "{", "}", "*", "+", "?", "|", "^", "$", ".", "\\", "-",
    "&", ":", ",", "2", "\\d", "\\Q", "\\E", "(?:", "(?i)", "(?x)", "(?", "#", " ", "\n", "\\b",
    "é",
    "\\p{L}", "[a-c]", "{2}", "(?#", "\\0", "\\x4", "\\u", "<", "=",
  ]
  private static let setSyntax = [
    "a", "b", "c", "k", "z", "[", "]", "-", "-", "--", "&", "&&", "^", "\\", "\\d", "\\w",
    "\\p{Lu}",
    "[a-c]", "[^b]", ":", "[:alpha:]", "\\-", "\\]", "5", "é", "\\Q", "\\E", " ", "{", "\\x41",
    "[:^digit:]", "\\b", "K", "#",
  ]
  private static let escapes = [
    "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\h", "\\H", "\\v", "\\V", "\\R", "\\p{L}",
    "\\P{Lu}",
    "\\p{gc=Mn}", "\\x41", "\\x{1F600}", "\\u0061", "\\U00000062", "\\0101", "\\cA", "\\n", "\\r",
    "\\t", "\\-", "\\.", "\\\\", "\\Qa-b\\E", "\\e", "[[:alpha:]]", "[[:^punct:]]", "\\ ",
  ]
  private static let assertions = ["^", "$", "\\A", "\\z", "\\Z", "\\b", "\\B", "\\G"]
  private static let quantifiers = [
    "*", "+", "?", "{0}", "{1}", "{2}", "{0,1}", "{1,2}", "{2,}", "{0,}", "{1,3}",
  ]
  private static let openings = [
    "(", "(?:", "(?i:", "(?s:", "(?m:", "(?-i:", "(?ms-i:", "(?d:", "(?x: ", "(?dm:",
  ]

  private mutating func alternatives(depth: Int) -> String {
    (0..<(number(below: 3) == 0 ? 2 : 1)).map { _ in sequence(depth: depth) }.joined(separator: "|")
  }

  private mutating func sequence(depth: Int) -> String {
    (0..<number(below: 4)).map { _ in item(depth: depth) }.joined()
  }

  private mutating func item(depth: Int) -> String {
    switch number(below: 12) {
    case 0: return one(of: Self.assertions)
    case 1: return one(of: ["(?i)", "(?s)", "(?m)", "(?-i)", "(?d)", "(?#c)", "(?x)", "(?-x)"])
    default: break
    }
    // Lazily repeated groups that may match nothing are left out: ICU loses matches with them.
    if number(below: depth > 0 ? 4 : 1) == 3 {
      return one(of: Self.openings) + alternatives(depth: depth - 1) + ")" + quantifier()
    }
    let quantifier = quantifier()
    return atom() + quantifier + (quantifier.isEmpty || number(below: 3) > 0 ? "" : "?")
  }

  private mutating func quantifier() -> String {
    number(below: 3) == 0 ? one(of: Self.quantifiers) : ""
  }

  private mutating func atom() -> String {
    switch number(below: 6) {
    case 0, 1:
      one(of: ["a", "b", "c", "K", "k", "A", "-", "\u{E9}", "σ", "5", "\n", " ", "\r", "s"])
    case 2: "."
    case 3: one(of: Self.escapes)
    default: set(depth: 2)
    }
  }

  private mutating func set(depth: Int) -> String {
    let negation = number(below: 3) == 0 ? "^" : ""
    let members = (0..<1 + number(below: 4)).map { _ in member(depth: depth) }.joined()
    return "[\(negation)\(members)]"
  }

  private mutating func member(depth: Int) -> String {
    switch number(below: depth > 0 ? 9 : 6) {
    case 0, 1: one(of: ["a", "b", "k", "K", "5", "\u{E9}", "Σ", "é", "😀", "_"])
    case 2: one(of: ["a-c", "A-Z", "0-9", "à-ÿ", "b-b", "\\x41-\\x43"])
    case 3: one(of: ["\\d", "\\w", "\\S", "\\p{Lu}", "\\P{L}", "[:alpha:]", "[:^space:]", "\\h"])
    case 4: one(of: ["\\-", "\\]", "\\n", "&", " ", "^", "."])
    case 5: one(of: ["b--b", "a-z&&b", "a-c--c", "\\w&&a"])
    case 6: set(depth: depth - 1)
    case 7: "&&" + set(depth: depth - 1)
    default: "--" + set(depth: depth - 1)
    }
  }

  private mutating func one(of choices: some RandomAccessCollection<String>) -> String {
    choices[choices.index(choices.startIndex, offsetBy: number(below: choices.count))]
  }

  /// The next number of a linear congruential generator; its high bits are the random ones.
  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
