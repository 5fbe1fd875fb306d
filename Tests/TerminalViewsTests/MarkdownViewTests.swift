import CommonMark
import Findings
import TerminalViews
import Testing

/// How blocks of Markdown are laid out.
@Suite struct MarkdownViewTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var markdown: String
    var text: String
    var style = TerminalStyle(width: 40)
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a paragraph is wrapped between words",
      markdown: "The quick brown *fox* jumps over **the** lazy dog and back.",
      text: "The quick brown fox jumps over the lazy\ndog and back.\n"),
    Case(
      testDescription: "a word that is too long is broken",
      markdown: String(repeating: "x", count: 50),
      text: String(repeating: "x", count: 40) + "\n" + String(repeating: "x", count: 10) + "\n"),
    Case(
      testDescription: "wide characters take two columns and need no spaces",
      markdown: String(repeating: "漢", count: 25),
      text: String(repeating: "漢", count: 20) + "\n" + String(repeating: "漢", count: 5) + "\n"),
    Case(
      testDescription: "a hard break breaks", markdown: "one\\\ntwo", text: "one\ntwo\n"),
    Case(
      testDescription: "code keeps its backticks where there is no colour",
      markdown: "Call `load()`.", text: "Call `load()`.\n"),
    Case(
      testDescription: "lists", markdown: "- a\n- b\n  1. c\n  2. d\n\n  e",
      text: "• a\n\n• b\n\n  1. c\n  2. d\n\n  e\n"),
    Case(
      testDescription: "numbers go on from the first",
      markdown: "9) a\n10) b", text: "9) a\n10) b\n"),
    Case(
      testDescription: "an item without text", markdown: "- \n- b", text: "•\n• b\n"),
    Case(
      testDescription: "a quote with two paragraphs", markdown: "> a\n>\n> > b\n\nc",
      text: "│ a\n│\n│ │ b\n\nc\n"),
    Case(
      testDescription: "headings are underlined", markdown: "### Title\ntext",
      text: "Title\n─────\n\ntext\n"),
    Case(
      testDescription: "a link shows its address once",
      markdown: "[a](https://b.example) <https://c.example> [d](other.md) [e](javascript:f)",
      text: "a [1] https://c.example d e\n  [1] https://b.example\n"),
    Case(
      testDescription: "addresses below a list and a table, each once",
      markdown:
        "- [a](https://b.example)\n- [c](https://d.example), [a](https://b.example)\n\n"
        + "| x |\n|---|\n| [e](https://f.example) |",
      text: """
        • a [1]
        • c [2], a [1]
          [1] https://b.example
          [2] https://d.example

        x
        ─────
        e [3]
          [3] https://f.example

        """),
    Case(
      testDescription: "an image shows its description",
      markdown: "![sheet](https://b.example/a.png)",
      text: "[image: sheet] [1]\n  [1] https://b.example/a.png\n"),
    Case(
      testDescription: "raw HTML is text", markdown: "<b>\n\na <i>b</i>",
      text: "<b>\n\na <i>b</i>\n"),
    Case(
      testDescription: "a table", markdown: "| a | long |\n|--:|---|\n| 100 | `x` |",
      text: "  a │ long\n────┼─────\n100 │ `x`\n"),
    Case(
      testDescription: "a table with too little room wraps its widest column",
      markdown: "| a | b |\n|---|---|\n| one | two three four five six seven eight |",
      text: """
        a   │ b
        ────┼───────────────────────────────────
        one │ two three four five six seven
            │ eight

        """),
    Case(
      testDescription: "a table with no room becomes records",
      markdown: "| a | b | c | d | e | f |\n|-|-|-|-|-|-|\n| 1 | 2 | 3 | 4 | 5 | 6 |",
      text: "a: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: 6\n"),
    Case(
      testDescription: "code is kept, and folded behind a sign",
      markdown: "```text\nlet  a\n\(String(repeating: "-", count: 40))\n```",
      text: "    let  a\n    \(String(repeating: "-", count: 36))\n  ↪ ----\n"),
    Case(
      testDescription: "ASCII alone", markdown: "> “é” → — • 漢\n\n- a\n\n***",
      text: "| \"?\" -> -- * ?\n\n* a\n\n------------------------\n",
      style: TerminalStyle(width: 40, usesUnicode: false)),
    Case(
      testDescription: "colours", markdown: "*a* **b** `c`",
      text: "\u{1B}[3ma\u{1B}[0m \u{1B}[1mb\u{1B}[0m \u{1B}[36mc\u{1B}[0m\n",
      style: TerminalStyle(width: 40, usesColor: true)),
    Case(
      testDescription: "clickable links", markdown: "[a](https://b.example) [c](javascript:d)",
      text: "\u{1B}]8;;https://b.example\u{1B}\\a\u{1B}]8;;\u{1B}\\ c\n",
      style: TerminalStyle(width: 40, usesHyperlinks: true)),
  ]

  @Test(arguments: cases) func blocksAreLaidOut(_ example: Case) {
    let document = Document(parsing: example.markdown)
    #expect(MarkdownView.render(document, style: example.style) == example.text)
  }

  @Test func fifteenThousandQuotesAreNoMatter() {
    let document = Document(parsing: String(repeating: ">", count: 15_000) + " a")
    let text = MarkdownView.render(document, style: TerminalStyle(width: 40))
    #expect(text == String(repeating: "│ ", count: 10) + "a\n")
  }

  @Test func aTableOfAThousandColumnsIsNoMatter() {
    let row = String(repeating: "| a ", count: 1_000) + "|\n"
    let rule = String(repeating: "|---", count: 1_000) + "|\n"
    let text = MarkdownView.render(
      Document(parsing: row + rule + row), style: TerminalStyle(width: 80))
    #expect(text == String(repeating: "a: a\n", count: 1_000))
  }
}
