import Testing

@testable import ActivationRules

/// What each construct of regular expressions matches, and what it doesn't.
@Suite struct PatternSyntaxTests {
  static let structure: [PatternCase] = [
    PatternCase("", matches: [""], not: ["a"]),
    PatternCase("abc", matches: ["abc"], not: ["", "ab", "abcd", "xabc", "ABC"]),
    PatternCase("a|bc|", matches: ["a", "bc", ""], not: ["abc", "b"]),
    PatternCase("(a|b)c", matches: ["ac", "bc"], not: ["a", "abc", "c"]),
    PatternCase("(?:a|b)|c", matches: ["a", "b", "c"], not: ["ac"]),
    PatternCase("(?<name>a)b", matches: ["ab"], not: ["a"]),
    PatternCase("(|a)+", matches: ["", "a", "aaa"], not: ["b"]),
    PatternCase("a(?#any text: *+)*", matches: ["", "a", "aaa"], not: ["b"]),
    PatternCase("()", matches: [""], not: [" "]),
  ]

  static let repetition: [PatternCase] = [
    PatternCase("a*", matches: ["", "a", "aaaa"], not: ["b", "aab"]),
    PatternCase("a+", matches: ["a", "aaaa"], not: ["", "b"]),
    PatternCase("a?", matches: ["", "a"], not: ["aa"]),
    PatternCase("a*?b+?c??", matches: ["b", "aabbc"], not: ["a", "ac", "bcc"]),
    PatternCase("a{2}", matches: ["aa"], not: ["", "a", "aaa"]),
    PatternCase("a{2,}", matches: ["aa", "aaaaa"], not: ["a"]),
    PatternCase("a{0,}", matches: ["", "aaaaa"], not: ["b"]),
    PatternCase("a{2,3}?", matches: ["aa", "aaa"], not: ["a", "aaaa"]),
    PatternCase("a{0}b", matches: ["b"], not: ["ab"]),
    PatternCase("a{0,2}", matches: ["", "a", "aa"], not: ["aaa"]),
    PatternCase("(ab?){2}", matches: ["aa", "aba", "abab"], not: ["a", "aaa"]),
    PatternCase("(a*)*b", matches: ["b", "aab"], not: ["a", "bb"]),
    PatternCase("(?:a|b{2})*", matches: ["", "abba", "bbbb"], not: ["ab", "bbb"]),
    PatternCase("^*a", matches: ["a"], not: [""]),
    PatternCase("a^+", matches: [], not: ["a"]),
  ]

  static let dotsAndLines: [PatternCase] = [
    PatternCase(
      "a.b", matches: ["axb", "a😀b", "aéb"],
      not: ["ab", "a\nb", "a\rb", "a\u{85}b", "a\u{2028}b", "a\u{2029}b", "a\u{B}b", "a\u{C}b"]),
    PatternCase("(?s)a.b", matches: ["a\nb", "a\r\nb"], not: ["ab", "a\n\nb"]),
    PatternCase("(?s)a..b", matches: ["a\n\rb"], not: ["a\r\nb"]),
    PatternCase("(?d)a.b", matches: ["a\rb", "a\u{2028}b"], not: ["a\nb"]),
    PatternCase("\\R", matches: ["\n", "\r", "\r\n", "\u{2029}"], not: ["\n\r", "n"]),
    PatternCase("\\R\\n", matches: ["\r\n\n", "\n\n"], not: ["\r\n"]),
  ]

  static let assertions: [PatternCase] = [
    PatternCase("^ab$", matches: ["ab"], not: ["ab\n"]),
    PatternCase("a^b|a$b", matches: [], not: ["ab", "a"]),
    PatternCase("a$\\R", matches: ["a\n", "a\r\n", "a\u{2028}"], not: ["a", "a\n\n"]),
    PatternCase("a\\r$\\n", matches: [], not: ["a\r\n"]),
    PatternCase("a\\Z\\n?", matches: ["a", "a\n"], not: ["a\n\n"]),
    PatternCase("a\\z\\n?", matches: ["a"], not: ["a\n"]),
    PatternCase("\\A\\Ga", matches: ["a"], not: [" a"]),
    PatternCase("(?m)a$\\R^b", matches: ["a\nb", "a\r\nb"], not: ["ab"]),
    PatternCase("(?m)a\\n^", matches: [], not: ["a\n"]),
    PatternCase("(?m)a\\r^\\nb", matches: ["a\r\nb"], not: ["a\nb"]),
    PatternCase("(?m)a\\r$\\nb", matches: [], not: ["a\r\nb"]),
    PatternCase("(?md)a\\r$\\n^b", matches: ["a\r\nb"], not: ["a\rb"]),
    PatternCase("(?d)a$\\r?\\n", matches: ["a\n"], not: ["a\r\n"]),
    PatternCase("a\\b.b", matches: ["a b", "a-b"], not: ["aab", "a\u{301}b", "a\u{AD}b"]),
    PatternCase("a\\B.b", matches: ["aab", "a\u{301}b"], not: ["a b"]),
    PatternCase(".\\u0301\\b.", matches: ["a\u{301} ", " \u{301}a"], not: ["a\u{301}a"]),
    PatternCase("\\b\\b|a", matches: ["a"], not: ["", " "]),
  ]

  static let classes: [PatternCase] = [
    PatternCase("\\d", matches: ["0", "٣", "९"], not: ["a", "²", "Ⅷ"]),
    PatternCase("\\D", matches: ["a", "²"], not: ["0", "٣"]),
    PatternCase(
      "\\w", matches: ["a", "é", "_", "5", "漢", "\u{301}", "\u{200D}"], not: ["-", "²"]),
    PatternCase("\\W", matches: ["-", " "], not: ["a", "_"]),
    PatternCase("\\s", matches: [" ", "\t", "\u{B}", "\u{85}", "\u{A0}"], not: ["a", "\u{200B}"]),
    PatternCase("\\S", matches: ["a"], not: [" "]),
    PatternCase("\\h", matches: [" ", "\t", "\u{A0}"], not: ["\n", "\u{2028}"]),
    PatternCase("\\H", matches: ["a", "\n"], not: ["\t"]),
    PatternCase("\\v", matches: ["\n", "\u{B}", "\r", "\u{2029}"], not: ["\t", "\r\n"]),
    PatternCase("\\V", matches: ["v"], not: ["\n"]),
    PatternCase("\\p{L}", matches: ["a", "é", "漢"], not: ["1", "_"]),
    PatternCase("\\p{ gc = Uppercase_Letter }", matches: ["A", "É"], not: ["a", "ǅ"]),
    PatternCase("\\P{IsLu}", matches: ["a"], not: ["A"]),
    PatternCase("\\p{Alphabetic}\\p{word}", matches: ["aa", "a_"], not: ["_a"]),
    PatternCase("(?i)\\p{Lu}\\P{Lu}", matches: ["a1", "A-"], not: ["aa", "1a"]),
  ]

  @Test(arguments: structure + repetition + dotsAndLines + assertions + classes)
  func matchesAsDocumented(_ example: PatternCase) throws {
    try example.check(Pattern.compile(example.pattern))
  }

  /// ICU judges the table, too, not only random patterns.
  @Test(arguments: structure + repetition + dotsAndLines + assertions + classes)
  func agreesWithICU(_ example: PatternCase) {
    let verdicts = ICU.matches(example.pattern, example.matching + example.others)
    let expected = example.matching.map { _ in true } + example.others.map { _ in false }
    #expect(verdicts == expected)
  }
}
