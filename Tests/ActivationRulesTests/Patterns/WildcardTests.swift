import Testing

@testable import ActivationRules

/// The patterns of LIKE.
@Suite struct WildcardTests {
  static let cases: [PatternCase] = [
    PatternCase("", matches: [""], not: ["a"]),
    PatternCase("abc", matches: ["abc"], not: ["ABC", "abcd", "xabc", ""]),
    PatternCase("a?c", matches: ["abc", "a?c", "a😀c", "a\nc"], not: ["ac", "abbc"]),
    PatternCase("*", matches: ["", "a", "a\r\nb"], not: []),
    PatternCase("a*", matches: ["a", "ab", "a\n\n"], not: ["", "ba"]),
    PatternCase("*.png", matches: [".png", "a.png"], not: ["apng", "a.png "]),
    PatternCase("a**?c", matches: ["abc", "abbc"], not: ["ac"]),
    PatternCase("*a*b*", matches: ["ab", "xaybz"], not: ["ba", "b"]),
    PatternCase("\\*\\?\\\\\\a", matches: ["*?\\a"], not: ["a?\\a", "**\\a"]),
    PatternCase("a\\", matches: ["a\\"], not: ["a"]),
    PatternCase("[a]+(b|c)^$.", matches: ["[a]+(b|c)^$."], not: ["ab"]),
    PatternCase("??", matches: ["e\u{301}", "ab"], not: ["é", "a"]),
  ]

  @Test(arguments: cases)
  func matchesAsDocumented(_ example: PatternCase) throws {
    try example.check(Pattern.wildcard(example.pattern))
  }

  @Test func ignoresWhatItIsTold() throws {
    try PatternCase("É*ß", matches: ["é1ß", "É1ẞ"], not: ["e1ß", "é1ss"])
      .check(Pattern.wildcard("É*ß", ignoringCase: true))
    try PatternCase("É?e\u{301}", matches: ["E1é", "É1e", "E\u{301}1e"], not: ["e1e"])
      .check(Pattern.wildcard("É?e\u{301}", ignoringDiacritics: true))
  }

  @Test(.timeLimit(.minutes(40)))
  func effortIsLinear() throws {
    let pattern = try Pattern.wildcard(String(repeating: "*a", count: 500) + "b").get()
    let (isMatch, effort) = pattern.run(on: String(repeating: "a", count: 1_000))
    #expect(!isMatch)
    #expect(effort <= 2 * pattern.program.instructions.count * 1_001)
    #expect(try Pattern.wildcard(String(repeating: "*", count: 30_000)).get().matches("abc"))
  }
}
