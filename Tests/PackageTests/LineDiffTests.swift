import TestSupport
import Testing

@Suite struct LineDiffTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: String
    var actual: String
    var diff: String

    init(_ name: String, _ expected: String, _ actual: String, _ diff: String) {
      testDescription = name
      self.expected = expected
      self.actual = actual
      self.diff = diff
    }
  }

  @Test(arguments: [
    Case("the same", "a\nb\n", "a\nb\n", ""),
    Case("both empty", "", "", ""),
    Case("a changed line", "a\nb\nc\n", "a\nB\nc\n", "@@ line 1 @@\n  a\n- b\n+ B\n  c"),
    Case("an added line", "a\n", "a\nb\n", "@@ line 1 @@\n  a\n+ b"),
    Case("a line at the top", "b\n", "a\nb\n", "@@ line 1 @@\n+ a\n  b"),
    Case("all removed", "a\nb\n", "", "@@ line 1 @@\n- a\n- b"),
    Case("no line end", "a\n", "a", "@@ line 1 @@\n- a\n+ a  (no line end here)"),
    Case("trailing spaces", "a\n", "a  \n", "@@ line 1 @@\n- a\n+ a··"),
    Case("a tab", "a b\n", "a\tb\n", "@@ line 1 @@\n- a b\n+ a\\tb"),
    Case("a carriage return", "a\n", "a\r\n", "@@ line 1 @@\n- a\n+ a\\r"),
    Case("a joiner", "ab\n", "a\u{200D}b\n", "@@ line 1 @@\n- ab\n+ a\\u{200D}b"),
    Case(
      "two spellings of one letter", "\u{E9}\n", "e\u{301}\n",
      "@@ line 1 @@\n- \u{E9}\n+ e\u{301}"),
    Case("an empty line more", "a\n\nb", "a\nb", "@@ line 1 @@\n  a\n- \n  b"),
  ])
  func theDifferenceIsShown(testCase: Case) {
    let diff = LineDiff(expected: testCase.expected, actual: testCase.actual)
    // Compare scalars, since strings that only look the same are equal.
    #expect(Array(diff.description.unicodeScalars) == Array(testCase.diff.unicodeScalars))
    #expect(diff.isEmpty == testCase.diff.isEmpty)
  }

  @Test func farChangesAreShownApart() {
    let lines = (1...20).map(String.init)
    var changed = lines
    changed[2] = "three"
    changed[17] = "eighteen"
    let diff = LineDiff(
      expected: lines.joined(separator: "\n"), actual: changed.joined(separator: "\n"), context: 1)
    #expect(
      diff.description == """
        @@ line 2 @@
          2
        - 3
        + three
          4
        @@ line 17 @@
          17
        - 18
        + eighteen
          19
        """)
  }
}
