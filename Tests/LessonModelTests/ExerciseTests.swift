import CommonMark
import Findings
import LessonModel
import TestSupport
import Testing

/// Exercises without mistakes.
@Suite struct ExerciseTests {
  @Test func wholeExerciseIsRead() throws {
    let text = ExerciseText(
      task: """
        Write it.

        ```swift file=Given.swift target=Share
        ```
        ```swift file=A.swift target=Share starter
        let a = 0
        ```
        ```xml file=Info.plist target=Reader starter
        ```
        """,
      check: """
        <!-- Nobody sees this. -->

        ```swift scene
        ```
        ```text output
        1
        ```
        ```text output=Share
        ```
        ```text events
        ```

        | seen | verdict |
        |---|---|
        | `Share: prints "a\\|b"` | Two `words`, *one* cell |
        | no `Share: … request` | No. |
        | compile `cannot find …` | Missing |
        | otherwise | Else |
        """,
      hints: "1. Nudge\n   here.\n\n   ```swift\n   let a\n   ```\n2. - Nearly\n   - there",
      solution: """
        Because.

        ```swift file=A.swift target=Share
        let a = 1
        ```
        ```text
        1
        ```
        - And so on.
        """,
      rest: "### Further reading\n\nMore.")
    let parsed = LessonParser.parse(text.lesson, file: "lesson.md")
    #expect(parsed.findings == [])
    let step = try #require(parsed.lesson?.steps.first)
    let expected = """
      starter Share/A.swift@17
      starter Reader/Info.plist@20
      check device Reader(Info.plist@20) Share(Given.swift@15 A.swift@17) main@27
      expect output of [0] @29
      expect output of Share of [0] @32
      expect events of [0] @34
      line("Share: prints \\"a|b\\"") → Two words, one cell
      noLine("Share: … request") → No.
      compilation(message: "cannot find …") → Missing
      otherwise → Else
      hint "Nudge here.\\nlet a" of 2
      hint "Nearly\\nthere" of 1
      solution of 2 Share/A.swift@59
      accepts One Share/A.swift@70
      accepts Two Share/A.swift@74
      rejects Three Share/A.swift@82 → No.
      rejects Four Share/A.swift@87 → No.

      """
    let diff = LineDiff(expected: expected, actual: try #require(step.exercise).dump())
    #expect(diff.isEmpty, "\(diff)")
    let shown = """
      only-step
        prose
        Share/Given.swift @15
        Share/A.swift @17 starter
        Reader/Info.plist @20 starter
        prose
        prose

      """
    let shownDiff = LineDiff(expected: shown, actual: try #require(parsed.lesson).dump())
    #expect(shownDiff.isEmpty, "\(shownDiff)")
  }

  @Test func laterStepsGoOnWithTheSolutionAndWhatItLeaves() throws {
    var text = ExerciseText()
    text.task += "\n```swift file=B.swift target=Share starter\n```"
    text.rest = "## Next\n\n```swift scene\n```"
    let parsed = LessonParser.parse(text.lesson, file: "lesson.md")
    #expect(parsed.findings == [])
    let program = try #require(parsed.lesson?.steps.last?.programs.first)
    #expect(program.targets.flatMap(\.files).map(\.text) == ["let a = 1\n", ""])
    #expect(program.targets.flatMap(\.files).map(\.isStarter) == [false, false])
  }

  @Test func sceneOfTheStepPlaysWithWhatTheLearnerBeginsWith() throws {
    var text = ExerciseText()
    text.task += "\n```swift scene\n```\n```text output\n```\n```swift\n```"
    let parsed = LessonParser.parse(text.lesson, file: "lesson.md")
    #expect(parsed.findings == [])
    let step = try #require(parsed.lesson?.steps.first)
    #expect(step.programs.map(\.kind) == [.device, .alone])
    #expect(step.programs[0].targets.flatMap(\.files) == step.exercise?.starter)
    #expect(step.exercise?.check.main != step.programs[0].main)
  }

  @Test func otherCodeTakesTheStartersPlaces() throws {
    var text = ExerciseText()
    text.task += "\n```swift file=B.swift target=Share starter\n```"
    let parsed = LessonParser.parse(text.lesson, file: "lesson.md")
    let exercise = try #require(parsed.lesson?.steps.first?.exercise)
    #expect(exercise.starter.map(\.isStarter) == [true, true])
    var own = exercise.starter[0]
    own.text = "let own = 1\n"
    var new = own
    new.role = .file(name: "New.swift", target: "Share")
    var foreign = own
    foreign.role = .file(name: "A.swift", target: "Reader")
    let program = exercise.program(with: [new, own, foreign])
    #expect(program.targets.map(\.files) == [[own, exercise.starter[1], new]])
    #expect(program.main == exercise.check.main)
    #expect(exercise.program(with: []) == exercise.check)
  }

  @Test func variantHasTheSolutionsOtherFiles() throws {
    var text = ExerciseText()
    text.task += "\n```swift file=B.swift target=Share starter\n```"
    text.solution += "\n```swift file=B.swift target=Share\nlet b = 1\n```"
    let parsed = LessonParser.parse(text.lesson, file: "lesson.md")
    #expect(parsed.findings == [])
    let accepted = try #require(parsed.lesson?.steps.first?.exercise?.accepted.first)
    #expect(accepted.files.map(\.text) == ["let a = 2\n", "let b = 1\n"])
  }

  @Test(arguments: [
    "### Hint\n\n### Reading\n\n### Check it\n", "#### Check\n", "> ### Check\n",
    "Text\n\n- ### Quiz\n", "### Quit\n\n- a\n- b\n",
  ])
  func otherHeadingsAreText(_ markdown: String) throws {
    let parsed = LessonParser.parse(lesson(markdown), file: "lesson.md")
    #expect(parsed.findings == [])
    #expect(parsed.lesson?.steps.first?.exercise == nil)
    #expect(parsed.lesson?.steps.first?.quizzes.isEmpty == true)
  }

  @Test func fileOfAnotherToolHasNoSections() throws {
    let source =
      "# A\n\n### Quiz\n\n- [x] a\n\n### Solution\n\n```swift starter\n```\n```swift\n```\n"
    let parsed = LessonParser.parse(source, file: "README.md", strictness: .anyMarkdown)
    #expect(parsed.findings == [])
    let step = try #require(parsed.lesson?.steps.first)
    #expect(step.blocks.count == 5)
    #expect(step.exercise == nil)
    #expect(step.quizzes.isEmpty)
  }

  @Test func repeatedSectionsAreNotShown() throws {
    let text = ExerciseText(rest: "### Check\n```swift\n```\n### Check\n\n### Hints\n\nText.")
    let parsed = LessonParser.parse(text.lesson, file: "lesson.md")
    #expect(parsed.findings.count == 3)
    #expect(parsed.lesson?.dump() == "only-step\n  Share/A.swift @13 starter\n")
    #expect(parsed.lesson?.steps.first?.exercise != nil)
  }

  @Test(arguments: ["", "### Check\n", "### Check\n\n```swift scene\n```\n"])
  func unfinishedExerciseIsNone(_ rest: String) {
    let task = "```swift file=A.swift target=Share starter\n```\n\n"
    let parsed = LessonParser.parse(lesson(task + rest), file: "lesson.md")
    #expect(!parsed.findings.isEmpty)
    #expect(parsed.lesson?.steps.first?.exercise == nil)
    #expect(parsed.lesson?.dump() == "only-step\n  Share/A.swift @13 starter\n")
  }
}
