import CommonMark
import Findings
import LessonModel
import TestSupport
import Testing

/// Quizzes and predictions.
@Suite struct QuizTests {
  @Test func questionsAreRead() throws {
    let source = lesson(
      """
      ```swift
      print(1)
      ```

      ### Quiz

      <!-- Easy. -->
      Which *one*?

      ```swift shown
      let a
      ```

      - [ ] A `b — c`
        and d
        — it is *so* — really
      - [X] E—f — g

        H

        > i
      * [x] J
      """.replacing("* [x] J", with: "- [x] J\n\n  K") + "\n\n### Prediction\n\nWhat?\n\n"
        + "- [ ] `1` — a\n- [ ] `2`, no —\n  b\n\n### More\n\nText.\n\n### Quiz\n\nAgain?\n\n"
        + "- [ ] *a* — b\n- [x] [c](d) — e")
    let parsed = LessonParser.parse(source, file: "lesson.md")
    #expect(parsed.findings == [])
    let lesson = try #require(parsed.lesson)
    let dump = lesson.steps[0].quizzes.map { $0.dump(in: lesson.document) }.joined()
    let diff = LineDiff(
      expected: """
        quiz Which one?; swift @22
          wrong ["A " <b — c> " " "and d"]
            ["it is " <so> " — really"] and 0: "it is so — really"
          right ["E—f"]
            ["g"] and 2: "g\\nH\\ni"
          right ["J"]
            [] and 1: "K"
        prediction What?
          open [<1>] prints "1"
            ["a"] and 0: "a"
          open [<2> ", no"] prints "2"
            ["b"] and 0: "b"
        quiz Again?
          wrong [<a>]
            ["b"] and 0: "b"
          right [<c>]
            ["e"] and 0: "e"

        """, actual: dump)
    #expect(diff.isEmpty, "\(diff)")
    let shown = "only-step\n  program @13\n  prose\n  prose\n  [0] alone main@13\n"
    #expect(lesson.dump() == shown)
  }

  @Test func questionKnowsItsPlace() throws {
    let marked = MarkedText(lesson("1️⃣### Quiz2️⃣\n\nWhy?\n\n- 3️⃣[x] a — b4️⃣\n- [ ] c — d"))
    let parsed = LessonParser.parse(marked.text, file: "lesson.md")
    let quiz = try #require(parsed.lesson?.steps.first?.quizzes.first)
    #expect(quiz.range == (try marked.range("1️⃣", "2️⃣")))
    #expect(quiz.answers.first?.range == (try marked.range("3️⃣", "4️⃣")))
  }

  @Test(arguments: quizzes + answers + predictions)
  func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  private static let right = "- [x] a — b"
  private static let wrong = "- [ ] c — d"

  static let quizzes = [
    FindingCase(
      "no answers", .section, "Section 'Quiz' has no answers",
      remedy: "add a list of answers: '- [ ] answer — explanation'",
      in: lesson("1️⃣### Quiz2️⃣\n\nWhy?")),
    FindingCase(
      "no question", .section, "Section 'Quiz' has no question",
      remedy: "write the question before the answers",
      in: lesson("1️⃣### Quiz2️⃣\n\n\(right)\n\(wrong)")),
    FindingCase(
      "one answer", .section, "Section 'Quiz' has only 1 answer, at least 2 are needed",
      remedy: "add another one, or remove the section",
      in: lesson("1️⃣### Quiz2️⃣\n\nWhy?\n\n\(right)")),
    FindingCase(
      "no right answer", .section, "Quiz has no right answer",
      remedy: "mark one with '[x]', or make the section a 'Prediction'",
      in: lesson("1️⃣### Quiz2️⃣\n\nWhy?\n\n\(wrong)\n- [ ] e — f")),
    FindingCase(
      "numbers", .section, "Answers are in a numbered list", remedy: "start each of them with '-'",
      in: lesson("### Quiz\n\nWhy?\n\n1️⃣1. [x] a — b\n2. [ ] c — d2️⃣")),
    FindingCase(
      "text behind the answers", .section, "Text does not belong in section 'Quiz'",
      remedy: "move it out of the section, which holds a question and one list of answers",
      in: lesson("### Quiz\n\nWhy?\n\n\(right)\n\(wrong)\n\n1️⃣And so on.2️⃣")),
    FindingCase(
      "a program", .section, "Code in section 'Quiz' does not run",
      remedy: "add 'shown', or move it before the section",
      in: lesson("### Quiz\n\nWhy?\n\n```1️⃣swift2️⃣\n```\n\(right)\n\(wrong)")),
    FindingCase(
      "expected text", .section, "Expected text does not belong in section 'Quiz'",
      remedy: "move it out of the section, which holds a question and one list of answers",
      in: lesson("### Quiz\n\nWhy?\n\n```1️⃣text output2️⃣\n```\n\(right)\n\(wrong)")),
  ]

  static let answers = [
    FindingCase(
      "no brackets", .section, "Answer has no '[ ]' or '[x]'",
      remedy: "start it with '[x]' if it is right, otherwise with '[ ]'",
      in: lesson("### Quiz\n\nWhy?\n\n\(right)\n- 1️⃣c — d2️⃣")),
    FindingCase(
      "closed brackets", .section, "Answer has no '[ ]' or '[x]'",
      remedy: "start it with '[x]' if it is right, otherwise with '[ ]'",
      in: lesson("### Quiz\n\nWhy?\n\n\(right)\n- 1️⃣[] c — d2️⃣")),
    FindingCase(
      "no space behind the brackets", .section, "Answer has no '[ ]' or '[x]'",
      remedy: "start it with '[x]' if it is right, otherwise with '[ ]'",
      in: lesson("### Quiz\n\nWhy?\n\n\(right)\n- 1️⃣[ ]c — d2️⃣")),
    FindingCase(
      "nothing behind the brackets", .section, "Answer is empty",
      remedy: "write the answer after the brackets",
      in: lesson("### Quiz\n\nWhy?\n\n\(right)\n- 1️⃣[ ]  — d2️⃣")),
    FindingCase(
      "no explanation", .section, "Answer has no explanation",
      remedy: "say why it is right or wrong, after ' — ' or in a paragraph below it",
      in: lesson("### Quiz\n\nWhy?\n\n\(right)\n- 1️⃣[ ] c—d2️⃣")),
    FindingCase(
      "one answer twice", .section, "Answer 'a' appears twice", remedy: "remove one of them",
      note: "the first one is here",
      in: lesson("### Quiz\n\nWhy?\n\n- 3️⃣[x] a — b4️⃣\n- 1️⃣[ ] a — d2️⃣\n\(wrong)")),
  ]

  static let predictions = [
    FindingCase(
      "a step that runs nothing", .section, "Prediction in a step that runs no code",
      remedy: "add a 'swift' or 'swift scene' block to the step",
      in: lesson("1️⃣### Prediction2️⃣\n\nWhat?\n\n- [ ] `1` — a\n- [ ] `2` — b")),
    FindingCase(
      "a step that must not compile", .section, "Prediction in a step that runs no code",
      remedy: "add a 'swift' or 'swift scene' block to the step",
      in: lesson(
        "```swift fails=x\n```\n1️⃣### Prediction2️⃣\n\nWhat?\n\n- [ ] `1` — a\n- [ ] `2` — b")),
    FindingCase(
      "an answer given away", .section, "Answer to a prediction is marked as right",
      remedy: "write '[ ]': running the step shows which answers are right",
      in: lesson("```swift\n```\n### Prediction\n\nWhat?\n\n- 1️⃣[x] `1` — a2️⃣\n- [ ] `2` — b")),
    FindingCase(
      "no line", .section, "Answer to a prediction does not start with code",
      remedy: "start it with a line that may be printed, between '`'",
      in: lesson("```swift\n```\n### Prediction\n\nWhat?\n\n- 1️⃣[ ] 1 — a2️⃣\n- [ ] `2` — b")),
    FindingCase(
      "one line twice", .section, "Answer '1' appears twice", remedy: "remove one of them",
      note: "the first one is here",
      in: lesson(
        "```swift\n```\n### Prediction\n\nWhat?\n\n- 3️⃣[ ] `1` — a4️⃣\n- 1️⃣[ ] `1`, too — b2️⃣")),
  ]
}
