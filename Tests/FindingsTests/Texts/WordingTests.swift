import Findings
import Testing

/// The parts of messages: quotations, lists and counts.
@Suite struct WordingTests {
  @Test(arguments: [
    ([], ""), (["a"], "'a'"), (["a", "b"], "'a' or 'b'"), (["a", "b", "c"], "'a', 'b' or 'c'"),
  ])
  func namesAreListed(_ names: [String], _ list: String) {
    #expect(quotedList(names) == list)
  }

  @Test(arguments: [
    (5, "a, a, a, a and a"), (6, "a, a, a, a and 2 more"), (40, "a, a, a, a and 36 more"),
  ])
  func whatIsTooMuchForAListIsCounted(_ count: Int, _ list: String) {
    #expect(listed(Array(repeating: "a", count: count), "and", atMost: 5) == list)
  }

  @Test func quotedTextIsCroppedAndHarmless() {
    let ninety = String(repeating: "ä", count: 90)
    #expect(quoted(ninety) == "'\(ninety)'")
    #expect(quoted(ninety + "x") == "'\(ninety)…'")
    #expect(quoted("a\u{1B}b\nc\td\u{202E}") == "'a\u{FFFD}b\\nc\\td\u{FFFD}'")
  }

  @Test(arguments: [(0, "0 items"), (1, "1 item"), (2, "2 items")])
  func nounGoesWithItsNumber(_ count: Int, _ words: String) {
    #expect(counted(count, "item") == words)
  }

  @Test(arguments: [
    ("", ""), (" \r\n\t", ""), (" a b\u{A0}\n", "a b"), ("\u{301} a", "\u{301} a"),
  ])
  func textIsTrimmed(_ text: String, _ trimmed: String) {
    #expect(text.trimmed == trimmed)
  }
}
