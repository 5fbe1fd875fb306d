import Findings
import LessonModel
import Testing

/// Exercises that are read only for their words, as `hint` does: parts of files stay parts.
struct UnmergedPartTests {
  @Test(arguments: [true, false])
  func aVariantMayReplaceWhatTheStarterDoesNotShow(_ mergesParts: Bool) throws {
    var exercise = ExerciseText()
    exercise.task = """
      ```swift file=A.swift target=Share part starter
      func two() {}
      ```
      """
    exercise.solution = """
      Because.

      ```swift file=A.swift target=Share part
      func two() { one() }
      ```
      """
    func variant(_ body: String) -> String {
      """
      ```swift file=A.swift target=Share part
      func one() { \(body) }
      ```

      """
    }
    exercise.accepted = "#### One\n\(variant("two()"))\n#### Two\n\(variant("two(); two()"))"
    exercise.rejected = """
      #### Three
      > No.

      \(variant("return"))
      #### Four
      > No.

      \(variant("return two()"))
      """
    let before = """
      ## Before {#before}

      ```swift file=A.swift target=Share
      func one() {}
      func two() {}
      ```


      """
    let lesson = exercise.lesson.replacing("## ", with: before + "## ", maxReplacements: 1)
    let parsed = LessonParser.parse(
      Array(lesson.utf8), file: "lesson.md", mergesParts: mergesParts)
    #expect(parsed.findings.map(\.message) == [])
    #expect(parsed.lesson?.steps.last?.exercise?.accepted.count == 2)
  }
}
