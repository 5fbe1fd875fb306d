import CommonMark
import Testing

/// A document and its whole tree with ranges.
struct TreeCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let tree: String

  init(_ description: String, _ source: String, _ tree: String) {
    testDescription = description
    self.source = source
    self.tree = tree + "\n"
  }
}

struct RangeTests {
  @Test(arguments: Self.blocks)
  func givesEveryBlockItsRange(treeCase: TreeCase) {
    #expect(Document(parsing: treeCase.source).dump() == treeCase.tree)
  }

  @Test(arguments: Self.inlines)
  func givesEveryInlineNodeItsRange(treeCase: TreeCase) {
    #expect(Document(parsing: treeCase.source).dump() == treeCase.tree)
  }

  @Test func givesAnEmptyDocumentNoRange() {
    #expect(Document(parsing: "").dump() == "document ?\n")
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func countsLinesWhateverEndsThem(lineEnding: String) {
    let document = Document(parsing: ["a", "*b*", "", "c"].joined(separator: lineEnding))
    #expect(
      document.dump() == """
        document 1:1-4:2
          paragraph 1:1-2:4
            text 1:1-1:2 "a"
            softBreak 1:2-1:3
            emphasis 2:1-2:4
              text 2:2-2:3 "b"
          paragraph 4:1-4:2
            text 4:1-4:2 "c"

        """)
  }
}

extension RangeTests {
  static let blocks = [
    TreeCase(
      "item that ends with a blank line", "- a\n\n- b\n",
      """
      document 1:1-3:4
        list 1:1-3:4 bullet loose
          item 1:1-2:1
            paragraph 1:3-1:4
              text 1:3-1:4 "a"
          item 3:1-3:4
            paragraph 3:3-3:4
              text 3:3-3:4 "b"
      """),
    TreeCase(
      "underlined heading with text behind it", "> Foo\n> bar\n> ---\nhey",
      """
      document 1:1-4:4
        blockQuote 1:1-3:6
          heading 1:3-3:6 level 2
            text 1:3-1:6 "Foo"
            softBreak 1:6-1:7
            text 2:3-2:6 "bar"
        paragraph 4:1-4:4
          text 4:1-4:4 "hey"
      """),
    TreeCase(
      "underlined heading at the end", "a\n===",
      """
      document 1:1-2:4
        heading 1:1-2:4 level 1
          text 1:1-1:2 "a"
      """),
    TreeCase(
      "HTML that ends where it starts", "<!-- a -->\nb\n\n***\n\n\n<?\n\n?>\nc",
      """
      document 1:1-10:2
        htmlBlock 1:1-1:11 "<!-- a -->\\n"
        paragraph 2:1-2:2
          text 2:1-2:2 "b"
        thematicBreak 4:1-4:4
        htmlBlock 7:1-9:3 "<?\\n\\n?>\\n"
        paragraph 10:1-10:2
          text 10:1-10:2 "c"
      """),
    TreeCase(
      "ordered list, HTML, rule, indented code", "3) a\n\n<p>\n\n***\n\n    x\n",
      """
      document 1:1-7:6
        list 1:1-2:1 ordered from 3 tight
          item 1:1-2:1
            paragraph 1:4-1:5
              text 1:4-1:5 "a"
        htmlBlock 3:1-3:4 "<p>\\n"
        thematicBreak 5:1-5:4
        codeBlock 7:5-7:6 indented "x\\n"
      """),
  ]
}
