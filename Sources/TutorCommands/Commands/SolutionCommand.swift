import ArgumentParser
import LessonModel

/// Shows an exercise's solution, and how the learner's files differ from it.
struct SolutionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Show the solution of an exercise, and how yours differs.",
    discussion: "Before your files pass the check, say '--anyway'.")

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  @Flag(help: "Show it even though the exercise isn't solved yet.")
  var anyway = false

  func run() async throws {
    let place = try Workplace()
    let exercise = try place.exercise(step)
    let progress = try place.progressStore.read(Console.standardError)
    let isSolved = progress.state(of: exercise.step, in: exercise.lesson) != .open
    guard isSolved || anyway else {
      throw Failure(
        .failed,
        "tutor: not solved yet; './tutor hint' helps, and './tutor solution --anyway' shows it")
    }
    Console.standardOutput.write(
      ExerciseView.solution(
        exercise.exercise, in: exercise.lesson.document, style: Console.standardOutput.style))
    let own = try exercise.folder.read(exercise.solution.map(\.path))
    for file in exercise.solution {
      guard let mine = own.first(where: { $0.path == file.path }), mine.text != file.text else {
        continue
      }
      let title = "\nYours (-) and the solution (+) of \(file.path):\n"
      Console.standardOutput.write(title + TextDifference(from: mine.text, to: file.text).text)
    }
  }
}
