import Findings
import LessonModel
import TestSupport
import Testing

@testable import LessonChecks

/// Hints leave something to do.
@Suite struct HintRuleTests {
  @Test(arguments: tooMuch + fine)
  func hintHasNoSolution(_ example: LintCase) throws {
    try example.check(HintRule(), of: .style, in: CourseFacts(lessons: []))
  }

  private static let remedy = "leave the last step to the learner"

  static let tooMuch = [
    LintCase(
      "the one line that is added", "Hint gives away the whole solution", remedy: remedy,
      in: exercise("Nudge.", "1️⃣Write `save( link )` there.2️⃣", adding: "save(link)")),
    LintCase(
      "two lines with others between", "Hint gives away the whole solution", remedy: remedy,
      in: exercise(
        "1️⃣First\n   ```swift shown\n   save(link)\n   // then\n   done()\n   ```2️⃣", "Nearly.",
        adding: "save(link)\n  done()")),
  ]

  static let fine = [
    LintCase("no code", fine: exercise("Save it.", "Then say so.", adding: "save(link)")),
    LintCase(
      "one of two lines",
      fine: exercise("Nudge.", "Write `save(link)`.", adding: "save(link)\n  done()")),
    LintCase(
      "a part of the line", fine: exercise("Nudge.", "Call `save`.", adding: "save(link)")),
    LintCase(
      "a line that the learner has already",
      fine: exercise("Nudge.", "Look at `func load(link: Int) {`.", adding: "save(link)")),
    LintCase("a step without an exercise", fine: lintedLesson("1. save(link)")),
  ]

  @Test func aSolutionThatOnlyRemovesIsInNoHint() throws {
    try LintCase("", fine: Self.exercise("Nudge.", "Nearly.", adding: "{ }"))
      .check(HintRule(), of: .style, in: CourseFacts(lessons: []))
  }

  /// A lesson with an exercise; the solution adds lines to the starter.
  private static func exercise(_ first: String, _ second: String, adding lines: String) -> String {
    func file(_ lines: String, _ words: String = "") -> String {
      """
      ```swift file=A.swift target=Share\(words)
      func load(link: Int) {
        \(lines)
      }
      ```
      """
    }
    return lintedLesson(
      """
      \(file("// here", " starter"))

      ### Check

      ```swift scene
      import ExtensionHost
      ```

      ```text output
      ```

      | seen | verdict |
      |---|---|
      | otherwise | No. |

      ### Hints

      1. \(first)
      2. \(second)

      ### Solution

      Because.

      \(file(lines))

      ### Accepted

      #### One

      \(file("one()"))

      #### Two

      \(file("two()"))

      ### Rejected

      #### Three

      > No.

      \(file("three()"))

      #### Four

      > No.

      \(file("four()"))
      """)
  }
}
