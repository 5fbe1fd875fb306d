import Testing

@testable import ActivationRules

/// Searching for one text in another.
@Suite struct TextSearchTests {
  @Test(arguments: [
    ("", ""), ("abc", ""), ("abc", "abc"), ("xabcx", "abc"), ("aab", "ab"), ("ababac", "abac"),
    ("né", "é"), ("a😀b", "😀"), ("aaaaab", "aaab"),
  ])
  func partsAreFound(_ text: String, _ part: String) {
    #expect(TextSearch.contains(text, part))
  }

  @Test(arguments: [
    ("", "a"), ("ab", "abc"), ("ababab", "abac"), ("abc", "B"), ("e\u{301}", "é"), ("é", "e"),
    ("😀", "😁"),
  ])
  func whatIsntThereIsntFound(_ text: String, _ part: String) {
    #expect(!TextSearch.contains(text, part))
  }

  @Test func endsAreCompared() {
    #expect(TextSearch.hasPrefix("abc", "ab") && TextSearch.hasPrefix("abc", ""))
    #expect(!TextSearch.hasPrefix("abc", "bc") && !TextSearch.hasPrefix("ab", "abc"))
    #expect(!TextSearch.hasPrefix("é", "e"))
    #expect(TextSearch.hasSuffix("abc", "bc") && TextSearch.hasSuffix("abc", ""))
    #expect(!TextSearch.hasSuffix("abc", "ab") && !TextSearch.hasSuffix("bc", "abc"))
    // Compared character by character, a text ends with its accent, whatever the accent is on.
    #expect(TextSearch.hasSuffix("e\u{301}", "\u{301}"))
  }

  @Test func agreesWithLookingEverywhere() {
    var random = RandomPatterns(seed: 7)
    for _ in 0..<2_000 {
      let text = random.text() + random.text()
      let part = String(random.text().unicodeScalars.prefix(2))
      let all = Array(text.unicodeScalars)
      let some = Array(part.unicodeScalars)
      let isThere = (0...all.count).contains { all.dropFirst($0).starts(with: some) }
      #expect(TextSearch.contains(text, part) == isThere, "\(text.debugDescription) \(part)")
    }
  }

  @Test(.timeLimit(.minutes(40)))
  func longTextsAreSearchedInLinearTime() {
    let text = String(repeating: "a", count: 200_000)
    #expect(!TextSearch.contains(text, String(repeating: "a", count: 100_000) + "b"))
    #expect(TextSearch.contains(text + "b", String(repeating: "a", count: 100_000) + "b"))
  }
}
