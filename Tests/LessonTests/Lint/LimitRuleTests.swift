import Findings
@testable import LessonChecks
import LessonModel
import TestSupport
import Testing

/// Limits on length and on steps without anything to do, for parts of a course that ask for them.
@Suite struct LimitRuleTests {
  private let limited = CourseFacts(lessons: [], limited: ["first"])

  @Test(arguments: [
    LintCase(
      "too many minutes", "Lesson takes 16 minutes, more than 15",
      remedy: "move a part of it to another lesson", in: text(words: 3100, lines: 1)),
    LintCase(
      "too many lines", "Lesson has 302 new lines, more than 300",
      remedy: "cut it, or move a part of it to another lesson", in: text(words: 302, lines: 302)),
    LintCase("as much as may be", fine: text(words: 2990, lines: 70)),
  ])
  func lessonIsReadInOneSitting(_ example: LintCase) throws {
    try example.check(LengthRule(), of: .style, in: limited)
    try LintCase("without limits", fine: MarkedText(example.input).text)
      .check(LengthRule(), of: .style, in: CourseFacts(lessons: []))
  }

  @Test(arguments: [
    LintCase(
      "81 lines", "Step has 81 new lines, more than two screens of 40",
      remedy: "make two steps of it, or hide code that isn't its point",
      in: step("```swift\n" + code(lines: 80) + "```\n\nText.")),
    LintCase("80 lines", fine: step("```swift\n" + code(lines: 79) + "```\n\nText.")),
    LintCase("hidden code", fine: step("```swift hidden\n" + code(lines: 99) + "```\n\nText.")),
  ])
  func stepFitsOnTwoScreens(_ example: LintCase) throws {
    try example.check(LengthRule(), of: .style, in: limited)
  }

  @Test(arguments: [
    LintCase(
      "three steps", "Nothing to do in 3 steps, of which this is the last",
      remedy: "ask a question, let the reader change a line, or add an exercise",
      in: "\(steps(["", ""]))1️⃣## Step 3 {#s3}2️⃣\n\nText.\n"),
    LintCase("a question in the second", fine: steps(["", "Which?\n\n- [x] a\n- [ ] b\n", ""])),
    LintCase("two steps and a recap", fine: steps(["", ""]) + "## In three lines {#recap}\n"),
  ])
  func oneOfThreeStepsHasSomethingToDo(_ example: LintCase) throws {
    try example.check(IdleStepsRule(), of: .style, in: limited)
    try LintCase("without limits", fine: MarkedText(example.input).text)
      .check(IdleStepsRule(), of: .style, in: CourseFacts(lessons: []))
  }

  @Test(arguments: [
    LintCase(
      "no scene", "Step has no timeline to look at",
      remedy: "add a scene to the step, or name the step that has the timeline",
      in: lintedLesson("1️⃣Look at the timeline.2️⃣\n\n```swift\nprint(1)\n```")),
    LintCase(
      "a scene", fine: lintedLesson("The timeline shows it.\n\n```swift scene\nprint(1)\n```")),
    LintCase("another timeline", fine: lintedLesson("A widget's timeline has entries.")),
  ])
  func timelineIsThereToLookAt(_ example: LintCase) throws {
    try example.check(TimelineRule(), of: .style, in: CourseFacts(lessons: []))
  }

  @Test(arguments: [
    LintCase(
      "shown above", "Solution is shown in the lesson, at line 13",
      remedy: "ask for something that the reader hasn't seen yet",
      in: exercise(above: "let a = 1", solution: "let  a = 1", mark: true)),
    LintCase("not quite", fine: exercise(above: "let a = 1", solution: "let a = 2", mark: false)),
  ])
  func solutionIsNotShownAbove(_ example: LintCase) throws {
    try example.check(ShownSolutionRule(), of: .style, in: CourseFacts(lessons: []))
  }

  private static func text(words: Int, lines: Int) -> String {
    let each = words / lines
    let rest = words - each * (lines - 1)
    let text = (0..<lines).map { line in
      Array(repeating: "word", count: line == 0 ? rest : each).joined(separator: " ")
    }
    let steps = stride(from: 0, to: lines, by: 75).enumerated().map { index, first in
      "## Step \(index) {#t\(index)}\n\n"
        + text[first..<min(first + 75, lines)].joined(separator: "\n")
    }
    return """
      ---
      format: 1
      id: 1️⃣first2️⃣
      title: First
      ---

      \(steps.joined(separator: "\n\n"))

      """
  }

  private static func step(_ markdown: String) -> String {
    """
    ---
    format: 1
    id: first
    title: First
    ---

    1️⃣## Step2️⃣

    \(markdown)

    """
  }

  private static func steps(_ texts: [String]) -> String {
    "---\nformat: 1\nid: first\ntitle: First\n---\n\n"
      + texts.enumerated().map { "## Step \($0 + 1) {#s\($0 + 1)}\n\nText.\n\n\($1)\n" }.joined()
  }

  private static func code(lines: Int) -> String {
    (1...lines).map { "let a\($0) = 1\n" }.joined()
  }

  private static func exercise(above: String, solution: String, mark: Bool) -> String {
    let fence = "swift file=A.swift target=Share"
    return lintedLesson(
      """
      ```\(fence)
      \(above)
      ```

      ## Write it

      ```\(fence) starter
      let a = 0
      ```

      ### Check

      ```swift scene
      ```

      | seen | verdict |
      |---|---|
      | otherwise | Count again. |

      ### Hints

      1. Look.
      2. Look again.

      ### Solution

      One.

      ```\(mark ? "1️⃣" : "")\(fence)\(mark ? "2️⃣" : "")
      \(solution)
      ```

      ### Accepted

      #### Typed

      ```\(fence)
      let a: Int = 1
      ```

      #### Binary

      ```\(fence)
      let a = 0b1
      ```

      ### Rejected

      #### Two

      > Count again.

      ```\(fence)
      let a = 20
      ```

      #### Three

      > Count again.

      ```\(fence)
      let a = 3
      ```
      """)
  }
}
