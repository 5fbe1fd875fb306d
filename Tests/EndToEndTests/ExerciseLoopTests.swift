import Foundation
import TestSupport
import Testing

/// The learner's loop on an exercise, by the built program.
@Suite struct ExerciseLoopTests {
  private let tutor: TutorProgram
  private let file: String
  static let lesson = "Lessons/02-opening-the-containing-app/lesson.md"

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
    #expect(passed.output.contains("The check passes."))
    #expect(try tutor.run("status").output.contains(": 1 of "))
    #expect(try !tutor.run("next").output.contains("Who is knocking?"))
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
    // No verdict on what the program did: it did nothing.
    #expect(result.output.hasSuffix("Not yet.\n\nIt can't be built yet.\n"))
  }

  @Test func hintsComeOneByOne() throws {
    for number in [1, 2, 3, 3] {
      #expect(try tutor.run("hint").output.hasPrefix("Hint \(number) of 3\n"))
    }
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

  @Test func resetKeepsWhatItReplaces() throws {
    _ = try tutor.run("next")
    try tutor.folder.write("my work", to: file)
    #expect(try tutor.run("reset").status == 0)
    #expect(try mine.contains("keeping"))
    #expect(try tutor.run("undo").status == 0)
    #expect(try mine == "my work")
    let nothing = try tutor.run("undo")
    #expect(nothing.status == 1)
    #expect(nothing.errors.contains("nothing to undo"))
  }

  @Test func aSolvedExerciseSurvivesAChangeOfTheLessonAndIsToldOfIt() throws {
    let lesson = try Repository.read(Self.lesson)
    try tutor.folder.write(
      "title: C\nparts:\n  - title: What an extension is\n    lessons: [a]\n",
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
    #expect(result.errors.contains("is no exercise"))
  }
}
