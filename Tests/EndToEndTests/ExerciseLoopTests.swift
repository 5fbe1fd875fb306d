import Foundation
import TestSupport
import Testing

/// The learner's loop on an exercise, with the built program.
@Suite struct ExerciseLoopTests {
  private let tutor: TutorProgram
  private let file: String
  static let lesson = "Lessons/opening-the-containing-app/lesson.md"

  init() throws {
    tutor = try TutorProgram()
    file = "Workspace/opening-the-containing-app/knocking/Reader/AppDelegate.swift"
    _ = try tutor.run("goto", "knocking")
  }

  /// The code of the lesson's `### Solution`.
  static func solution() throws -> String {
    let text = try Repository.read(lesson)
    let section = text[try #require(text.range(of: "### Solution")).upperBound...]
    let start = try #require(section.range(of: "target=Reader\n")).upperBound
    let end = try #require(section[start...].range(of: "```\n")).lowerBound
    return String(section[start..<end])
  }

  private var mine: String {
    get throws { try String(contentsOf: tutor.folder.file(file), encoding: .utf8) }
  }

  @Test func anExerciseStaysUntilItIsSolved() throws {
    let shown = try tutor.run("next")
    #expect(shown.status == 0)
    #expect(shown.output.contains("Who is knocking?"))
    #expect(shown.output.contains(tutor.folder.file(file).path))
    #expect(!shown.output.contains("By a switch"))
    #expect(try mine.contains("keeping"))
    #expect(try tutor.run("next").output.contains("Who is knocking?"))

    let checked = try tutor.run("check")
    #expect(checked.status == 1)
    #expect(checked.output.contains("Not yet."))
    #expect(
      checked.output.replacing(/\s+/, with: " ").contains(
        "Reader keeps a page for a link whose host is delete."))

    try tutor.folder.write(Self.solution(), to: file)
    let passed = try tutor.run("check")
    #expect(passed.status == 0)
    #expect(
      passed.output == """
        Who is knocking?

        ✓ The check passes.

        Why it is right

        What comes through the door is decided about in one place, before anything is
        done with it. A list of what is allowed is short and complete; a list of what is
        forbidden never is.

        Your files are the course's solution, word for word.

        Next: The system looks for a scheme
        (schemes-and-the-app-that-takes-them/declare).
        Type ./tutor next

        """)
    #expect(try tutor.run("status").output.contains(": 1 of "))
  }

  @Test func whoWentToAnExerciseAndSolvedItGoesOnFromThere() throws {
    _ = try tutor.run("next")
    try tutor.folder.write(Self.solution(), to: file)
    #expect(try tutor.run("check").status == 0)
    let next = try tutor.run("next").output
    #expect(next.hasPrefix("Schemes, and the app that takes them · step 1 of "))
  }

  @Test func withoutAStepCommandsSpeakOfTheExerciseThatWasJustSolved() throws {
    _ = try tutor.run("next")
    let mine = try Self.solution() + "// mine\n"
    try tutor.folder.write(mine, to: file)
    let passed = try tutor.run("check")
    #expect(
      passed.output.contains(
        "\n./tutor solution shows the course's solution, and how yours differs.\n"))
    _ = try tutor.run("next")

    let solution = try tutor.run("solution")
    #expect(solution.status == 0)
    #expect(solution.output.hasPrefix("The solution · Who is knocking?\n"))
    #expect(solution.output.hasSuffix("\n- // mine\n"))
    #expect(try tutor.run("hint").output.hasPrefix("Hint 1 of 3 · Who is knocking?\n"))
    #expect(try tutor.run("check").output.hasPrefix("Who is knocking?\n\n✓ The check passes.\n"))
    #expect(try tutor.run("reset").status == 0)
    #expect(try tutor.run("undo").status == 0)
    #expect(try self.mine == mine)
  }

  @Test func nextOnASolvedExerciseGoesOn() throws {
    _ = try tutor.run("next")
    try tutor.folder.write(Self.solution(), to: file)
    let next = try tutor.run("next")
    #expect(next.output.contains("The check passes."))
    #expect(next.output.contains("\nNext: "))
  }

  @Test func aMistakeIsShownInTheLearnersOwnFile() throws {
    _ = try tutor.run("next")
    try tutor.folder.write("import UIKit\nnonsense\n", to: file)
    let result = try tutor.run("check")
    #expect(result.status == 1)
    #expect(result.errors.contains("AppDelegate.swift:2:1: error: cannot find 'nonsense' in scope"))
    #expect(result.errors.contains("2 | nonsense"))
    // There is no verdict on what the program did: it did nothing.
    #expect(result.output.hasSuffix("Not yet.\n\nIt can't be built yet.\n"))
  }

  @Test func hintsComeOneByOne() throws {
    for number in [1, 2, 3, 3] {
      #expect(
        try tutor.run("hint").output.hasPrefix("Hint \(number) of 3 · Who is knocking?\n"))
    }
  }

  @Test func theLastHintKeepsItsWordAboutTheSolution() throws {
    for (left, word) in [(3, "hints"), (2, "hints"), (1, "hint")] {
      let refused = try tutor.run("solution")
      #expect(refused.status == 1)
      #expect(
        refused.errors
          == "tutor: not solved yet; './tutor hint' has \(left) more \(word), and "
          + "'./tutor solution --anyway' shows the solution now\n")
      let hint = try tutor.run("hint").output
      #expect(
        hint.hasSuffix("\n\nThat was the last hint; ./tutor solution shows the rest.\n")
          == (left == 1))
    }
    let shown = try tutor.run("solution")
    #expect(shown.status == 0)
    #expect(shown.output.hasPrefix("The solution · Who is knocking?\n"))
  }

  @Test func theSolutionComparesItselfWithMine() throws {
    _ = try tutor.run("next")
    let refused = try tutor.run("solution")
    #expect(refused.status == 1)
    #expect(refused.output == "")
    try tutor.folder.write(Self.solution().replacing("return true", with: "return false"), to: file)
    let shown = try tutor.run("solution", "--anyway")
    #expect(shown.status == 0)
    #expect(shown.output.contains("-     return false\n+     return true\n"))
  }

  @Test func aSolvedExerciseSurvivesAChangeOfTheLessonAndIsToldOfIt() throws {
    let lesson = try Repository.read(Self.lesson)
    try tutor.folder.write(
      "title: C\nparts:\n  - title: Opening the containing app\n    lessons: [a]\n",
      to: "Lessons/a/../course.yml")
    try tutor.folder.write(lesson, to: "Lessons/a/lesson.md")
    let environment = ["TUTOR_ROOT": tutor.folder.path]
    _ = try tutor.run("goto", "knocking", environment: environment)
    _ = try tutor.run("next", environment: environment)
    let mine = try Self.solution() + "// mine\n"
    try tutor.folder.write(mine, to: file)
    #expect(try tutor.run("check", environment: environment).status == 0)

    try tutor.folder.write(
      lesson.replacing("Whoever\nwrote it trusted", with: "Its author trusted"),
      to: "Lessons/a/lesson.md")
    let list = try tutor.run("list", "--json", environment: environment)
    #expect(list.output.contains("\"state\" : \"stale\""))
    _ = try tutor.run("goto", "knocking", environment: environment)
    let again = try tutor.run("next", environment: environment)
    #expect(again.output.hasPrefix("This step has changed since you saw it."))
    #expect(again.output.contains("The check passes."))
    #expect(try self.mine == mine)
  }

  @Test func aStepThatIsNoExerciseIsToldSo() throws {
    let result = try tutor.run("check", "too-narrow")
    #expect(result.status == 2)
    #expect(
      result.errors == "tutor: 'from-the-share-sheet-to-my-app/too-narrow' isn't an exercise; "
        + "'./tutor list' marks them\n")
  }
}
