import Findings
import Foundation
import LessonChecks
import LessonModel
import Outcomes
import TestSupport
import Testing

/// An exercise is checked both ways.
@Suite struct ExerciseTests {
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var old: String
    var new: String
    var message: String
  }

  /// A change to the step `knocking` of the lesson *An address that is yours*.
  @Test(arguments: [
    Change(
      testDescription: "a starter that passes",
      old: "    let page = parts?.queryItems?.first { $0.name == \"page\" }?.value\n"
        + "    UserDefaults.standard.set(page ?? \"\", forKey: \"page\")\n"
        + "    print(\"keeping\", page ?? \"nothing\")",
      new: """
            let page = parts?.queryItems?.first { $0.name == "page" }?.value
            guard parts?.host == "save", let page, page.hasPrefix("https://") else {
              return print("ignored")
            }
            UserDefaults.standard.set(page, forKey: "page")
            print("keeping", page)
        """,
      message: "The starter already passes the check"),
    Change(
      testDescription: "a variant that isn't accepted", old: "query.hasPrefix(\"page=https://\")",
      new: "query.hasPrefix(\"page=http://\")",
      message: "The check rejects the accepted variant 'By a switch'"),
    Change(
      testDescription: "a variant that gets another verdict",
      old: "| `Reader: crashes…` | Reader crashes on one of the links. A stranger can end your app "
        + "with that; unwrap what comes in with care. |\n", new: "",
      message: "The rejected variant 'Unwrapped by force' gets the verdict "),
    Change(
      testDescription: "a check that asks for too little",
      old: "tap(\"reader://save?page=file:///etc/passwd\")\n", new: "",
      message: "The output of 'Reader' differs"),
  ])
  func aPromiseThatIsBrokenIsFound(_ change: Change) async throws {
    let original = try Repository.read("Lessons/an-address-that-is-yours/lesson.md")
    let text = original.replacing(change.old, with: change.new, maxReplacements: 1)
    try #require(text != original)
    let lesson = try #require(LessonParser.parse(text, file: "lesson.md").lesson)
    let step = try #require(lesson.steps.first { $0.id == "knocking" })
    let result = try await TheCourse.checker().check(step, of: lesson)
    #expect(result.findings.contains { $0.message.hasPrefix(change.message) }, "\(result.findings)")
  }

  @Test func everyExerciseHasWhatItNeeds() {
    let exercises = TheCourse.cases.compactMap(\.step.exercise)
    #expect(exercises.count >= 2)
    for exercise in exercises {
      #expect(exercise.accepted.count >= 2)
      #expect(exercise.rejected.count >= 2)
      #expect(exercise.hints.count >= 2)
    }
  }

  @Test func aPredictionIsAnsweredByRunning() async throws {
    let text = """
      ---
      format: 1
      id: sample
      title: Sample
      ---
      ## Step

      ```swift
      print(6 * 7)
      ```

      ### Prediction

      What is printed?

      - [ ] `13` — That would be the sum.
      - [ ] `42` — Just so.
      """
    let (lesson, findings) = LessonParser.parse(text, file: "lesson.md")
    #expect(findings.isEmpty)
    let sample = try #require(lesson)
    let right = try await TheCourse.checker().check(sample.steps[0], of: sample)
    #expect(right.rightAnswers == [[false, true]])
    #expect(right.passes)
    let wrong = try #require(
      LessonParser.parse(text.replacing("6 * 7", with: "6 + 8"), file: "lesson.md").lesson)
    let result = try await TheCourse.checker().check(wrong.steps[0], of: wrong)
    #expect(
      result.findings.map(\.message) == [
        "None of the prediction's answers is printed when the step runs"
      ])
  }
}
