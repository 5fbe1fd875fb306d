import Findings
import Testing

/// A text and the lines that it has.
struct LinesCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var lines: [Substring]

  init(_ name: String, _ text: String, _ lines: [Substring]) {
    testDescription = name
    self.text = text
    self.lines = lines
  }
}

/// Lines as CommonMark counts them.
@Suite struct SourceLinesTests {
  @Test(arguments: [
    LinesCase("no text", "", [""]),
    LinesCase("no end", "a", ["a"]),
    LinesCase("line feeds", "a\n\nb\n", ["a", "", "b", ""]),
    LinesCase("Windows", "a\r\n\r\nb\r\n", ["a", "", "b", ""]),
    LinesCase("carriage returns", "a\r\rb", ["a", "", "b"]),
    LinesCase("all of them", "a\n\r\nb\rc\r\n", ["a", "", "b", "c", ""]),
    LinesCase("a byte order mark", "\u{FEFF}a\nb", ["a", "b"]),
    LinesCase("only a byte order mark", "\u{FEFF}", [""]),
  ])
  func linesAreCut(_ example: LinesCase) {
    let lines = SourceLines(example.text)
    let found = (1...lines.count).map { lines[$0] }
    #expect(found == example.lines)
    #expect(lines[0] == nil)
    #expect(lines[lines.count + 1] == nil)
  }

  @Test func columnsCutALineByBytes() {
    let lines = SourceLines("x\naäb\n")
    #expect(lines[line: 2, from: 2, to: 4] == "ä")
    #expect(lines[line: 2, from: 4, to: .max] == "b")
    #expect(lines[line: 2, from: 3, to: 4] == "ä", "the middle of a letter is moved to its start")
    #expect(lines[line: 2, from: 9, to: 2] == "")
    #expect(lines[line: 9, from: 1, to: 2] == nil)
    #expect(lines.length(ofLine: 2) == 4)
    #expect(lines.length(ofLine: 9) == 0)
  }
}
