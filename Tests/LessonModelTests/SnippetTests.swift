import CommonMark
import Findings
import LessonModel
import TestSupport
import Testing

/// A snippet's text and the places that point back into the Markdown.
@Suite struct SnippetTests {
  @Test func snippetIsWholeAndKnowsItsPlace() throws {
    let marked = MarkedText(
      lesson("  ```1️⃣Swift  file=A.swift  target=Share2️⃣\n  3️⃣let a = 1\n\n    let b = 2\n  ```"))
    let parsed = LessonParser.parse(marked.text, file: "lesson.md")
    let program = try #require(parsed.lesson?.steps.first?.programs.first)
    let expected = Snippet(
      text: "let a = 1\n\n  let b = 2\n", file: "lesson.md", start: try marked.position("3️⃣"),
      infoRange: try marked.range("1️⃣", "2️⃣"), role: .file(name: "A.swift", target: "Share"))
    #expect(program.targets.flatMap(\.files) == [expected])
    #expect(program.targets.map(\.target.name) == ["Share"])
    #expect(program.main == nil)
    #expect(program.languageMode == .v5)
  }

  @Test func emptyCodeBeginsOnTheLineBehindTheFence() throws {
    let marked = MarkedText(lesson("```1️⃣swift2️⃣\n3️⃣```"))
    let parsed = LessonParser.parse(marked.text, file: "lesson.md")
    let main = try #require(parsed.lesson?.steps.first?.programs.first?.main)
    #expect(
      main
        == Snippet(
          text: "", file: "lesson.md", start: try marked.position("3️⃣"),
          infoRange: try marked.range("1️⃣", "2️⃣"), role: .program))
  }

  @Test func expectationIsVerbatim() throws {
    let marked = MarkedText(
      lesson("```swift\n```\n```1️⃣text output2️⃣\n3️⃣ a  \n\n\\* &amp; …\n```"))
    let parsed = LessonParser.parse(marked.text, file: "lesson.md")
    guard case .expectation(let expectation) = parsed.lesson?.steps.first?.blocks.last else {
      Issue.record("the last block is no expectation")
      return
    }
    #expect(
      expectation
        == Expectation(
          .output(process: nil), text: " a  \n\n\\* &amp; …\n", start: try marked.position("3️⃣"),
          infoRange: try marked.range("1️⃣", "2️⃣"), program: 0))
  }

  @Test(arguments: ["\r\n", "\r", "\n"], ["", "\u{FEFF}"])
  func lineEndsAndByteOrderMarkChangeNothing(_ end: String, _ mark: String) {
    let source = lesson("```swift file=A.swift target=Share\nlet a = 1\n```\n\nText.")
    let plain = LessonParser.parse(source, file: "lesson.md")
    let other = LessonParser.parse(
      Array((mark + source.replacing("\n", with: end)).utf8), file: "lesson.md")
    #expect(other.findings == plain.findings)
    #expect(other.lesson?.dump() == plain.lesson?.dump())
    #expect(other.lesson?.steps.flatMap(\.programs) == plain.lesson?.steps.flatMap(\.programs))
  }

  @Test func introductionIsWhatStandsBeforeTheFirstStepWithoutTheTitle() throws {
    let source = "---\nformat: 1\nid: x\n---\nOne.\n\n# Title\n\nTwo.\n\n## Step\n\nThree.\n"
    let lesson = try #require(LessonParser.parse(source, file: "lesson.md").lesson)
    let texts = lesson.introduction.map(lesson.document.plainText)
    #expect(texts == ["One.", "Two."])
    #expect(lesson.title == "Title")
    #expect(lesson.dump() == "step\n  prose\n")
  }
}
