import Findings
import TestSupport
import Testing

@Suite struct MarkedTextTests {
  @Test func markersAreTakenOutAndTheirPlacesKept() throws {
    let marked = MarkedText("one 1️⃣two2️⃣\n3️⃣three")
    #expect(marked.text == "one two\nthree")
    #expect(marked["1️⃣"] == SourcePosition(line: 1, column: 5))
    #expect(
      try marked.range("1️⃣", "2️⃣")
        == SourceRange(SourcePosition(line: 1, column: 5), SourcePosition(line: 1, column: 8)))
    #expect(try marked.position("3️⃣") == SourcePosition(line: 2, column: 1))
    #expect(try marked.offset("3️⃣") == 8)
  }

  @Test func columnsCountBytes() {
    let marked = MarkedText("é→👩‍👧1️⃣x")
    #expect(marked["1️⃣"]?.column == 2 + 3 + 11 + 1)
  }

  @Test(arguments: ["a\n1️⃣b", "a\r1️⃣b", "a\r\n1️⃣b"])
  func everyLineEndingCountsOnce(text: String) {
    #expect(MarkedText(text)["1️⃣"] == SourcePosition(line: 2, column: 1))
  }

  @Test func markersStandAnywhere() {
    // Between a letter and its accent, at both ends, side by side, and next to bare digits.
    let marked = MarkedText("1️⃣2️⃣e3️⃣\u{301}14️⃣\u{20E3}5️⃣")
    #expect(marked.text == "e\u{301}1\u{20E3}")
    #expect(marked["2️⃣"] == SourcePosition(line: 1, column: 1))
    #expect(marked["3️⃣"] == SourcePosition(line: 1, column: 2))
    #expect(marked["4️⃣"] == SourcePosition(line: 1, column: 5))
    #expect(marked["5️⃣"] == SourcePosition(line: 1, column: 8))
  }

  @Test func aMarkerThatIsMissingOrRepeatedIsAnError() {
    let marked = MarkedText("1️⃣a1️⃣")
    #expect(throws: MarkedText.Problem.repeated("1️⃣")) { try marked.position("1️⃣") }
    #expect(throws: MarkedText.Problem.missing("9️⃣")) { try marked.offset("9️⃣") }
    #expect(marked["1️⃣"] == nil)
  }
}
