import ArgumentParser
import Findings
import LessonModel
import StepScripts

/// Shows an exercise's solution, and how the learner's files differ from it.
struct SolutionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Show the solution of an exercise, and how yours differs.",
    discussion: """
      It is shown once your files have passed the check, or all hints have been given; before that, \
      say '--anyway'. Without a step it is the exercise that you worked on last.
      """)

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  @Flag(help: "Show it even though the exercise isn't solved yet.")
  var anyway = false

  func run() async throws {
    let place = try Workplace()
    let (exercise, _) = try place.exercise(step)
    let progress = try place.progressStore.read(Console.standardError)
    let isSolved = progress.state(of: exercise.listed) != .open
    let hints = hintsLeft(of: exercise, progress)
    guard isSolved || hints == 0 || anyway else {
      throw Failure(
        .failed,
        """
        tutor: not solved yet; \(CommandName.quoted("hint")) has \(counted(hints, "more hint")), \
        and \(CommandName.quoted("solution --anyway")) shows it
        """)
    }
    let style = Console.standardOutput.style
    Console.standardOutput.write(ExerciseView.solution(exercise, style: style))
    let own = try exercise.folder.read(exercise.solution.map(\.path))
    for file in exercise.solution {
      guard let mine = own.first(where: { $0.path == file.path }), mine.text != file.text else {
        continue
      }
      let difference = TextDifference(from: mine.text, to: file.text)
      Console.standardOutput.write(
        "\n" + ExerciseView.difference(of: file.path, difference, style: style))
    }
  }

  private func hintsLeft(of exercise: LearnerExercise, _ progress: Progress) -> Int {
    let shown = progress.hintsShown(of: exercise.listed)
    return max(exercise.exercise.hints.count - shown, 0)
  }
}
