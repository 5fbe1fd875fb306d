import Findings
import TestSupport
import Testing

/// An excerpt: a line with markers around the part that is meant, and what is shown of it.
struct ExcerptCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var line: String
  var shown: String
  var marks: String

  init(_ name: String, _ line: String, shows shown: String, _ marks: String) {
    testDescription = name
    self.line = line
    self.shown = shown
    self.marks = marks
  }
}

/// How excerpts and carets are drawn.
@Suite struct ExcerptTests {
  @Test(arguments: [
    ExcerptCase("a word", "a 1️⃣bc2️⃣ d", shows: "a bc d", "  ^~"),
    ExcerptCase("nothing", "a 1️⃣2️⃣bc", shows: "a bc", "  ^"),
    ExcerptCase("the end of a line", "abc1️⃣2️⃣", shows: "abc", "   ^"),
    ExcerptCase("an empty line", "1️⃣2️⃣", shows: "", "^"),
    ExcerptCase("tabs", "\ta\t1️⃣b\tc2️⃣", shows: "    a   b   c", "        ^~~~~"),
    ExcerptCase("accents of two bytes", "äö1️⃣ü2️⃣", shows: "äöü", "  ^"),
    ExcerptCase("an accent of its own", "e\u{301}1️⃣x2️⃣", shows: "e\u{301}x", " ^"),
    ExcerptCase("wide characters", "漢1️⃣字2️⃣.", shows: "漢字.", "  ^~"),
    ExcerptCase("a family of several scalars", "👩‍👧1️⃣x2️⃣", shows: "👩‍👧x", "  ^"),
  ])
  func caretStandsBelowWhatIsMeant(_ example: ExcerptCase) throws {
    let marked = MarkedText(example.line)
    let range = try marked.range("1️⃣", "2️⃣")
    #expect(excerpt(of: range, in: marked.text) == [example.shown, example.marks])
  }

  @Test func rangeOverSeveralLinesIsMarkedToTheEndOfItsFirst() throws {
    let marked = MarkedText("ab1️⃣cd\nef2️⃣")
    #expect(try excerpt(of: marked.range("1️⃣", "2️⃣"), in: marked.text) == ["abcd", "  ^~"])
  }

  @Test func columnInsideACharacterMeansTheCharacter() {
    let range = SourceRange(line: 1, column: 3, length: 1)
    #expect(excerpt(of: range, in: "a漢b") == ["a漢b", " ^"])
  }

  @Test func columnBehindTheLineMeansItsEnd() {
    let range = SourceRange(line: 1, column: 99, length: 7)
    #expect(excerpt(of: range, in: "abc") == ["abc", "   ^"])
  }

  @Test func hugeLineIsCroppedAroundTheCaret() {
    let before = String(repeating: "x", count: 1_000_000)
    let line = before + "HERE" + before
    let range = SourceRange(line: 1, column: before.utf8.count + 1, length: 4)
    let xs = { String(repeating: "x", count: $0) }
    #expect(
      excerpt(of: range, in: line) == [
        "…" + xs(32) + "HERE" + xs(60) + "…",
        String(repeating: " ", count: 33) + "^~~~",
      ])
  }

  @Test func hugeRangeIsMarkedAsFarAsItIsShown() {
    let line = String(repeating: "x", count: 1_000_000)
    let range = SourceRange(line: 1, column: 1, length: line.utf8.count)
    let xs = String(repeating: "x", count: 96)
    let tildes = String(repeating: "~", count: 95)
    #expect(excerpt(of: range, in: line) == [xs + "…", "^" + tildes])
  }

  /// The line and the marks, without the margin.
  private func excerpt(of range: SourceRange, in text: String) -> [String] {
    let finding = Finding(.noStep, "No step", file: "x.md", range: range)
    let styled = finding.styledText { _ in SourceLines(text) }
    return styled.lines.dropFirst().map { $0.dropFirst().map(\.text).joined() }
  }
}
