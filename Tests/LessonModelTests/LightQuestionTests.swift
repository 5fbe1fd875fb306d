import Findings
import LessonModel
import TestSupport
import Testing

/// Questions among a step's text, and files that count once.
@Suite struct LightQuestionTests {
  @Test func questionIsAParagraphWithMarkedAnswers() throws {
    let step = try step(
      """
      Before.

      Which?

      - [ ] `a` — no.
      - [x] Two

        It is the second.

      After.
      """)
    #expect(step.blocks.count == 3)
    guard case .question(0) = step.blocks[1] else {
      Issue.record("the second block is no question")
      return
    }
    let quiz = try #require(step.quizzes.first)
    #expect(quiz.kind == .quiz)
    #expect(quiz.isLight)
    #expect(quiz.question.count == 1)
    #expect(quiz.answers.map(\.text.plainText) == ["a", "Two"])
    #expect(quiz.answers.map(\.isRight) == [false, true])
    #expect(quiz.answers.map(\.explanation.plainText) == ["no.", "It is the second."])
  }

  @Test func questionWithoutARightAnswerIsAPrediction() throws {
    let step = try step("```swift\nprint(1)\n```\n\nWhich?\n\n- [ ] `1`\n- [ ] `2`")
    #expect(step.quizzes.map(\.kind) == [.prediction])
    #expect(step.quizzes.first?.answers.map(\.line) == ["1", "2"])
    #expect(step.quizzes.first?.answers.map(\.explanation.plainText) == ["", ""])
    #expect(step.lastBlocks == [0: 1])
  }

  @Test func sectionsFollowTheQuestionsInTheText() throws {
    let step = try step(
      "Which?\n\n- [x] a\n- [ ] b\n\n### Quiz\n\nWhat?\n\n- [x] c — yes.\n- [ ] d — no.")
    #expect(step.quizzes.map(\.isLight) == [true, false])
    #expect(step.quizzes.map { $0.answers.map(\.text.plainText) } == [["a", "b"], ["c", "d"]])
  }

  @Test(arguments: ["- [x] a\n- b", "1. a\n2. b", "- a\n- b"])
  func otherListIsText(_ list: String) throws {
    let step = try step("Which?\n\n" + list)
    #expect(step.quizzes.isEmpty)
    #expect(step.blocks.count == 2)
  }

  @Test(arguments: mistakes) func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  static let mistakes = [
    FindingCase(
      "a prediction where nothing runs", .section, "Prediction in a step that runs no code",
      remedy: "add a 'swift' or 'swift scene' block to the step",
      in: lesson("1️⃣Which?2️⃣\n\n- [ ] `a`\n- [ ] `b`")),
    FindingCase(
      "an answer that can't be printed", .section,
      "Answer to a prediction does not start with code",
      remedy: "start it with a line that may be printed, between '`'",
      in: lesson("```swift\n```\n\nWhich?\n\n- [ ] `a`\n- [ ] `c`\n- 1️⃣[ ] b2️⃣")),
    FindingCase(
      "no question", .section, "Answers have no question above them",
      remedy: "write the question before the answers",
      in: lesson("```swift\n```\n\n1️⃣- [x] a\n- [ ] b2️⃣")),
  ]

  @Test func fileThatCountsOnceIsForItsStepAndTheLastScene() throws {
    let text = lesson(
      """
      ```swift file=A.swift target=Share
      let a = 1
      ```

      ```swift scene
      print(1)
      ```

      ## Once

      ```swift file=A.swift target=Share part once
      let a = 2
      ```

      ## After

      ```swift scene
      print(2)
      ```

      ## Once more

      ```swift file=A.swift target=Share once
      let a = 3
      ```
      """)
    let parsed = LessonParser.parse(text, file: "lesson.md")
    #expect(parsed.findings == [], "\(parsed.findings.text(of: text))")
    let programs = try #require(parsed.lesson?.steps.map(\.programs))
    #expect(programs.map { $0.count } == [1, 1, 1, 1])
    #expect(
      programs.flatMap(\.self).flatMap(\.targets).flatMap(\.files).map(\.text)
        == ["let a = 1\n", "let a = 2\n", "let a = 1\n", "let a = 3\n"])
    #expect(
      programs.flatMap(\.self).map { $0.main?.text }
        == ["print(1)\n", "print(1)\n", "print(2)\n", "print(2)\n"])
  }

  private func step(_ markdown: String) throws -> Step {
    let text = lesson(markdown)
    let parsed = LessonParser.parse(text, file: "lesson.md")
    #expect(parsed.findings == [], "\(parsed.findings.text(of: text))")
    return try #require(parsed.lesson?.steps.first)
  }
}
