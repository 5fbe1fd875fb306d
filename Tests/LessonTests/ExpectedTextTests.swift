import Testing

@testable import LessonChecks

/// Expected text, line by line, with `…` for what varies.
@Suite struct ExpectedTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var expected: String
    var found: String
    /// The first difference: line, expected, found.
    var difference: ExpectedText.Difference?

    var testDescription: String { "'\(expected)' for '\(found)'".replacing("\n", with: "⏎") }
  }

  @Test(arguments: [
    Case(expected: "", found: ""),
    Case(expected: "a\nb", found: "a\nb\n"),
    Case(expected: "a  \nb", found: "a\nb"),
    Case(
      expected: "a", found: "b",
      difference: .init(line: 0, expected: "a", found: "b", isOpen: false)),
    Case(
      expected: "a\nb", found: "a",
      difference: .init(line: 1, expected: "b", found: nil, isOpen: false)),
    Case(
      expected: "a", found: "a\nb",
      difference: .init(line: 0, expected: nil, found: "b", isOpen: false)),
    Case(
      expected: "", found: "b",
      difference: .init(line: 0, expected: nil, found: "b", isOpen: false)),
    Case(expected: "…", found: ""),
    Case(expected: "…", found: "a\nb"),
    Case(expected: "…\nb\n…", found: "a\nb\nc"),
    Case(expected: "…\na\nb", found: "a\na\nb"),
    Case(
      expected: "…\nx\n…", found: "a\nb",
      difference: .init(line: 1, expected: "x", found: nil, isOpen: true)),
    Case(expected: "a … c", found: "a b c"),
    Case(expected: "a…", found: "a"),
    Case(expected: "…:…:…", found: "1:2:3"),
    Case(
      expected: "a…a", found: "a",
      difference: .init(line: 0, expected: "a…a", found: "a", isOpen: false)),
  ])
  func textIsComparedLineByLine(_ test: Case) {
    #expect(ExpectedText(test.expected).difference(from: test.found) == test.difference)
  }

  @Test func manyEllipsesStayQuick() {
    let pattern = String(repeating: "…\na\n", count: 300)
    let text = String(repeating: "a\n", count: 5_000) + "b"
    #expect(ExpectedText(pattern).difference(from: text) != nil)
  }
}
