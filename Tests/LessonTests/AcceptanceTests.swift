import DeviceEvents
import Findings
import LessonChecks
import LessonModel
import Outcomes
import TestSupport
import Testing

/// Accepting rewrites the blocks that differ, and not a byte more.
@Suite struct AcceptanceTests {
  @Test(arguments: TheCourse.cases)
  func aStepThatIsRightIsLeftAsItIs(_ test: LessonCase) async throws {
    let source = try Repository.read(test.lesson.file)
    let result = try await TheCourse.result(of: test)
    try result.orSkip()
    let acceptance = Acceptance(
      source: source, step: test.step, outcomes: result.outcomes, file: test.lesson.file)
    #expect(acceptance.text == source)
    #expect(acceptance.writtenLines.isEmpty)
    #expect(acceptance.findings.isEmpty)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: String
    var printed: String
    /// What is between the fences afterwards.
    var written: String
    var ending = "\n"
    var finding: String?
  }

  @Test(arguments: [
    Case(testDescription: "another line", expected: "a\n", printed: "b\n", written: "b\n"),
    Case(testDescription: "more lines", expected: "a\n", printed: "a\nb\n", written: "a\nb\n"),
    Case(testDescription: "fewer lines", expected: "a\nb\nc\n", printed: "c", written: "c\n"),
    Case(testDescription: "nothing any more", expected: "a\n", printed: "", written: ""),
    Case(
      testDescription: "something for the first time", expected: "", printed: "a\n", written: "a\n"),
    Case(
      testDescription: "an empty line inside", expected: "a\n", printed: "a\n\nb\n",
      written: "a\n\nb\n"),
    Case(
      testDescription: "Windows line ends", expected: "a\r\n", printed: "b\n", written: "b\r\n",
      ending: "\r\n"),
    Case(
      testDescription: "a block with an ellipsis is its author's", expected: "a …\n",
      printed: "b\n", written: "a …\n",
      finding: "The block contains '…', and only its author knows what may vary"),
    Case(
      testDescription: "a fence can't be written", expected: "a\n", printed: "```\n",
      written: "a\n", finding: "The output contains a fence, which would close the block"),
  ])
  func aBlockThatDiffersIsWritten(_ test: Case) throws {
    func lesson(_ block: String) -> String {
      """
      ---
      format: 1
      id: sample
      title: Sample  \u{20}
      ---
      ## Step

      ```swift
      print("é")
      ```
      ~~~

      ```text output
      BLOCK```

      *The*   end, without a line end
      """.replacing("~~~\n", with: "")
        .replacing("\n", with: test.ending).replacing("BLOCK", with: block)
    }
    let source = lesson(test.expected)
    let step = try #require(LessonParser.parse(source, file: "lesson.md").lesson?.steps.first)
    let outcome = Outcome(events: [
      Event(sequence: 1, process: "Program", action: .launched(.program)),
      Event(sequence: 2, process: "Program", action: .printed(.output, text: test.printed)),
    ])
    let acceptance = Acceptance(
      source: source, step: step, outcomes: [outcome], file: "lesson.md")
    #expect(acceptance.text == lesson(test.written))
    #expect(acceptance.findings.map(\.message) == (test.finding.map { [$0] } ?? []))
    #expect(acceptance.writtenLines.isEmpty == (test.written == test.expected))
  }
}
