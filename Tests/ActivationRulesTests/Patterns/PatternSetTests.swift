import Testing

@testable import ActivationRules

/// Sets in brackets, escapes for characters, and flags.
@Suite struct PatternSetTests {
  static let sets: [PatternCase] = [
    PatternCase("[abc]", matches: ["a", "c"], not: ["d", "ab", ""]),
    PatternCase("[a-cx-z]", matches: ["b", "y"], not: ["d", "-"]),
    PatternCase("[^a-c]", matches: ["d", "\n", "😀"], not: ["a", "b"]),
    PatternCase("[]a]", matches: ["]", "a"], not: ["b"]),
    PatternCase("[^]a]", matches: ["b"], not: ["]", "a"]),
    PatternCase("[-a-]", matches: ["-", "a"], not: ["b"]),
    PatternCase("[a-c-e]", matches: ["-", "e"], not: ["d"]),
    PatternCase("[a\\-z\\]]", matches: ["-", "a", "]"], not: ["b", "\\"]),
    PatternCase("[a^&.*$|(){}]", matches: ["^", "&", ".", "*", "{"], not: ["b"]),
    PatternCase("[\\d-z]", matches: ["5", "-", "z"], not: ["y"]),
    PatternCase("[\\x41-\\x43\\n]", matches: ["B", "\n"], not: ["D", "x"]),
    PatternCase("[\\Qa-b]\\E]", matches: ["a", "-", "]"], not: ["\\", "Q"]),
    PatternCase("[\\b\\R\\X]", matches: ["b", "R", "X"], not: ["\u{8}", "\n"]),
    PatternCase("[😀-😂]", matches: ["😁"], not: ["😃"]),
  ]

  static let operations: [PatternCase] = [
    PatternCase("[a[x-z]]", matches: ["a", "y"], not: ["b", "["]),
    PatternCase("[a-z&&[^aeiou]]", matches: ["b"], not: ["a", "&"]),
    PatternCase("[[a-z]--[aeiou]]", matches: ["b"], not: ["a", "-"]),
    PatternCase("[[a-z]-[aeiou]]", matches: ["b"], not: ["a", "-"]),
    PatternCase("[[a-c]&[bd]]", matches: ["b"], not: ["a", "d", "&"]),
    PatternCase("[\\w--\\d]", matches: ["a", "_"], not: ["5"]),
    PatternCase("[a-c&&b-d--c]", matches: ["b"], not: ["a", "c", "d"]),
    PatternCase("[^a-c&&b-d]", matches: ["a", "d"], not: ["b", "c"]),
    PatternCase("[^[^a]]", matches: ["a"], not: ["b"]),
    PatternCase("[[a-z]-[b]c]", matches: ["a", "c"], not: ["b"]),
    PatternCase("[[a-z5]-[b]\\d]", matches: ["a"], not: ["b", "5", "6"]),
    PatternCase("[[a-z5]-[b]\\p{Nd}]", matches: ["a"], not: ["b", "5", "6"]),
    PatternCase("[[a-z]-[b]5]", matches: ["a", "5"], not: ["b"]),
    PatternCase("[[a-z]-[b][:digit:]]", matches: ["a", "5"], not: ["b"]),
    PatternCase("[a-c&[b]]", matches: ["a", "&", "b"], not: ["d"]),
    PatternCase("[a&-c]", matches: ["a", "&", "b"], not: ["-"]),
    PatternCase("[a&&&b]", matches: [], not: ["a", "b", "&"]),
    PatternCase("[[:alpha:]_]", matches: ["a", "é", "_"], not: ["1", ":"]),
    PatternCase("[:^alpha:]", matches: ["1", ":"], not: ["a"]),
    PatternCase("[[:alpha]]", matches: [":", "a", "h"], not: ["b"]),
    PatternCase("[[:punct:][:xdigit:]]", matches: ["!", "f", "٣"], not: ["$", "g"]),
    PatternCase("[[:graph:]]", matches: ["a", "!"], not: [" ", "\u{7}"]),
    PatternCase("[[:print:]]", matches: ["a", " "], not: ["\t"]),
    PatternCase("[[:blank:][:cntrl:]]", matches: [" ", "\t", "\u{7}"], not: ["a"]),
    PatternCase("[[:alnum:]&&[:ascii:]]", matches: ["a", "1"], not: ["é", "-"]),
  ]

  static let escapes: [PatternCase] = [
    PatternCase("\\t\\n\\r\\f\\a\\e", matches: ["\t\n\r\u{C}\u{7}\u{1B}"], not: ["tnrfae"]),
    PatternCase("\\x41\\x4\\x{1F600}", matches: ["A\u{4}😀"], not: ["A4😀"]),
    PatternCase("\\u0041\\U0001F600\\uD83D\\uDE00", matches: ["A😀😀"], not: ["A😀"]),
    PatternCase("\\0101\\07777", matches: ["A?77"], not: ["A"]),
    PatternCase("\\cA\\c[", matches: ["\u{1}\u{1B}"], not: ["cAc["]),
    PatternCase("\\.\\*\\\\\\[\\{\\}\\é\\y", matches: [".*\\[{}éy"], not: ["a"]),
    PatternCase("\\Qa.b*\\E+", matches: ["a.b*", "a.b***"], not: ["axb*", "a.b"]),
    PatternCase("a\\Q\\E*\\Qx*", matches: ["x*", "aax*"], not: ["ax"]),
    PatternCase("]\\E", matches: ["]E"], not: ["]"]),
  ]

  static let flags: [PatternCase] = [
    PatternCase("(?i)aß[c-e]", matches: ["Aßd", "aẞE"], not: ["asd"]),
    PatternCase("(?i)σ[σ]k[k]", matches: ["ςΣ\u{212A}\u{212A}"], not: ["ssk"]),
    PatternCase("(?i)[^k]", matches: ["a"], not: ["k", "K", "\u{212A}"]),
    PatternCase("a((?i)b)c", matches: ["abc", "aBc"], not: ["Abc", "abC"]),
    PatternCase("(?i:a)b", matches: ["Ab"], not: ["AB"]),
    PatternCase("(?i)a(?-i:b)c", matches: ["AbC"], not: ["ABC"]),
    PatternCase("(?i)a|b", matches: ["A", "B"], not: ["c"]),
    PatternCase("(?x) a b # a comment\n [c d] \\ \\#", matches: ["abc #"], not: ["a b c"]),
    PatternCase("(?x)a * ? b { 2 }", matches: ["aabb"], not: ["ab"]),
    PatternCase("(?x:a b) c", matches: ["ab c"], not: ["abc"]),
    PatternCase("(?s-s)a(?u)(?-).", matches: ["ab"], not: ["a\n"]),
  ]

  @Test(arguments: sets + operations + escapes + flags)
  func matchesAsDocumented(_ example: PatternCase) throws {
    try example.check(Pattern.compile(example.pattern))
  }

  @Test(arguments: sets + operations + escapes + flags)
  func agreesWithICU(_ example: PatternCase) {
    let verdicts = ICU.matches(example.pattern, example.matching + example.others)
    let expected = example.matching.map { _ in true } + example.others.map { _ in false }
    #expect(verdicts == expected)
  }

  /// One of the differences that the documentation of ``Pattern`` names.
  @Test func oneCharacterIsNeverTwo() throws {
    #expect(try !Pattern.compile("(?i)ß").get().matches("SS"))
    #expect(ICU.matches("(?i)ß", ["SS"]) == [true])
  }

  /// Another: ICU loses the match after a lazy repetition that matches nothing.
  @Test func lazyRepetitionOfNothingLosesNothing() throws {
    #expect(try Pattern.compile("(?:()*?x|)").get().matches(""))
    #expect(ICU.matches("(?:()*?x|)", [""]) == [false])
  }

  @Test func optionsAreWhatFlagsAre() throws {
    try PatternCase("é[a-c]", matches: ["ÉB", "éc"], not: ["eb"])
      .check(Pattern.compile("é[a-c]", ignoringCase: true))
    try PatternCase(
      "é[à-]x", matches: ["eax", "É".lowercased() + "a\u{301}x"], not: ["Eax", "ea"]
    )
    .check(Pattern.compile("é[à-]x", ignoringDiacritics: true))
    try PatternCase("e\u{301}É", matches: ["ee", "Éé", "EÈ"], not: ["e"])
      .check(Pattern.compile("e\u{301}É", ignoringCase: true, ignoringDiacritics: true))
  }
}
