import Findings
import LessonModel
import TestSupport
import Testing

@testable import LessonChecks

/// Nobody reads the answer before the question.
@Suite struct SpoiledPredictionRuleTests {
  @Test(arguments: spoiled + unspoiled)
  func answerIsHeldBack(_ example: LintCase) throws {
    try example.check(SpoiledPredictionRule(), of: .style, in: CourseFacts(lessons: []))
  }

  private static let remedy = "put the results at the end of the step, with no text after them"

  private static func spoiled(_ name: String, _ place: String, _ markdown: String) -> LintCase {
    LintCase(
      name, "Prediction's answer is shown before it: \(place)", remedy: remedy,
      in: lintedLesson(markdown))
  }

  private static let program = """
    ```swift
    print(1 + 1)
    ```
    """
  private static let two = """
    ```text output
    2
    ```
    """
  private static let scene = """
    ```swift scene
    import ExtensionHost
    ```
    """
  private static let prediction = """
    1️⃣### Prediction2️⃣

    What is printed?

    - [ ] `2` — A sum.
    - [ ] `3` — No sum.
    """

  static let spoiled = [
    spoiled(
      "text after the output", "'2' below line 17",
      "\(program)\n\n\(two)\n\nTwo, of course.\n\n\(prediction)"),
    spoiled(
      "code after the output", "'2' below line 17",
      "\(program)\n\n\(two)\n\n```swift shown\n1 + 1\n```\n\n\(prediction)"),
    spoiled(
      "an event, and text after it", "'2' below line 17",
      """
      \(scene)

      ```text events
      …
      Scene: prints "2\\n"
      …
      ```

      Look.

      ```text output
      2
      ```

      \(prediction)
      """),
    spoiled(
      "an answer with a quotation mark", "'say \"2\"' below line 17",
      """
      \(scene)

      ```text events
      Scene: prints "say \\"2\\"\\n"
      ```

      Look.

      \(prediction.replacing("`2`", with: "`say \"2\"`"))
      """),
    spoiled(
      "output that no block states", "no block states what is printed, and text follows it",
      "\(scene)\n\n```text output=Reader\nhello\n```\n\nNothing else.\n\n\(prediction)"),
    spoiled(
      "a line with spaces before it", "'2' below line 17",
      "\(program)\n\n```text output\n  2\n```\n\nTwo.\n\n"
        + prediction.replacing("`2`", with: "`   2 `")),
    spoiled(
      "the same program in an earlier step", "'2' below line 17",
      "\(program)\n\n\(two)\n\nTwo.\n\n## Again\n\n\(program)\n\n\(two)\n\n\(prediction)"),
  ]

  static let unspoiled = [
    LintCase(
      "the output at the end",
      fine: lintedLesson("\(program)\n\nLook at it.\n\n\(two)\n\n\(prediction)")),
    LintCase(
      "output and events at the end",
      fine: lintedLesson(
        "\(scene)\n\n\(two)\n\n```text events\nScene: prints \"2\\n\"\n```\n\n\(prediction)")),
    LintCase(
      "another process's output above text",
      fine: lintedLesson(
        "\(scene)\n\n```text output=Reader\n2\n```\n\nLook.\n\n\(two)\n\n\(prediction)")),
    LintCase(
      "an event of another process above text",
      fine: lintedLesson(
        "\(scene)\n\n```text events\nReader: prints \"2\\n\"\n```\n\nLook.\n\n\(two)\n\n\(prediction)"
      )),
    LintCase(
      "another program's output above text",
      fine: lintedLesson(
        """
        ```swift
        print("first")
        ```

        ```text output
        first
        ```

        Now the other one.

        \(program)

        \(two)

        \(prediction)
        """)),
    LintCase(
      "output that no block states, at the end",
      fine: lintedLesson("Look.\n\n\(scene)\n\n\(prediction)")),
    LintCase(
      "another program in an earlier step",
      fine: lintedLesson(
        "\(program)\n\n\(two)\n\n## Again\n\n```swift\nprint(4 - 2)\n```\n\n\(two)\n\n\(prediction)"
      )),
    LintCase(
      "a quiz",
      fine: lintedLesson(
        "\(program)\n\n\(two)\n\nTwo.\n\n### Quiz\n\nWhat?\n\n- [x] `2` — Yes.\n- [ ] `3` — No.")),
  ]
}
