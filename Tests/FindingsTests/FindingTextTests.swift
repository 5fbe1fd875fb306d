import Findings
import TestSupport
import Testing

/// The text of a finding, as people read it.
@Suite struct FindingTextTests {
  @Test func headlineExcerptRemedyAndNotesStandBelowEachOther() throws {
    let marked = MarkedText("2️⃣one3️⃣\n\n\n\n\n\n\n\n\n```swift 1️⃣hiden4️⃣\n")
    let finding = Finding(
      .unknownFenceWord, "Unknown word 'hiden', did you mean 'hidden'", file: "a/lesson.md",
      range: try marked.range("1️⃣", "4️⃣"), remedy: "write 'hidden'",
      notes: [
        Finding.Note("format 1 knows 12 words"),
        Finding.Note("the step begins here", range: try marked.range("2️⃣", "3️⃣")),
        Finding.Note("the course lists it here", file: "course.yml"),
      ])
    let lines = SourceLines(marked.text)
    let text = finding.text { $0 == "a/lesson.md" ? lines : nil }
    #expect(
      text == """
        a/lesson.md:10:10: error: Unknown word 'hiden', did you mean 'hidden'
        10 | ```swift hiden
           |          ^~~~~
           = help: write 'hidden'
           = note: format 1 knows 12 words
        a/lesson.md:1:1: note: the step begins here
         1 | one
           | ^~~
        course.yml: note: the course lists it here

        """)
  }

  @Test func findingOnAWholeFileHasNoPlace() {
    let finding = Finding(.unreadableFile, severity: .warning, "No such file", file: "x.md")
    #expect(finding.text() == "x.md: warning: No such file\n")
  }

  @Test func placeThatTheFileLacksIsGivenWithoutAnExcerpt() {
    let finding = Finding(
      .noStep, "No step", file: "x.md", range: SourceRange(line: 9, column: 1))
    #expect(finding.text { _ in SourceLines("one line") } == "x.md:9:1: error: No step\n")
  }

  @Test func piecesSayWhatTheyAre() {
    let finding = Finding(
      .noStep, "No step", file: "x.md", range: SourceRange(line: 1, column: 1, length: 2),
      remedy: "add one")
    let styled = finding.styledText { _ in SourceLines("abc") }
    #expect(
      styled.lines == [
        [
          StyledText.Span("x.md:1:1: ", .location),
          StyledText.Span("error: ", .severity(.error)),
          StyledText.Span("No step", .message),
        ],
        [StyledText.Span("1 | ", .margin), StyledText.Span("abc", .excerpt)],
        [StyledText.Span("  | ", .margin), StyledText.Span("^~", .caret(.error))],
        [StyledText.Span("  = help: ", .margin), StyledText.Span("add one", .remedy)],
      ])
  }

  @Test func escapeSequencesOfAFileNeverReachTheTerminal() {
    let finding = Finding(
      .noStep, "Step '\u{1B}[31m\u{202E}x'\n", file: "\u{7}.md",
      range: SourceRange(line: 1, column: 1))
    let text = finding.text { _ in SourceLines("\u{1B}]0;x\u{9C}") }
    #expect(
      text == """
        �.md:1:1: error: Step '�[31m�x'�
        1 | �]0;x�
          | ^

        """)
  }
}
