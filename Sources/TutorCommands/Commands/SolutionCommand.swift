import ArgumentParser
import Findings
import LessonModel
import StepScripts

/// Shows an exercise's solution, and how the learner's files differ from it.
struct SolutionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: ExerciseWords.solutionAbstract, discussion: ExerciseWords.solutionDiscussion)

  @Argument(help: ArgumentHelp(CommandLineWords.stepHelp))
  var step: String?

  @Flag(help: ArgumentHelp(ExerciseWords.anywayHelp))
  var anyway = false

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let (exercise, _) = try place.exercise(step)
    let progress = try place.progressStore.read(Console.standardError)
    let isSolved = progress.state(of: exercise.listed) != .open
    let hints = hintsLeft(of: exercise, progress)
    guard isSolved || hints == 0 || anyway else {
      throw Failure(.failed, saying: ExerciseWords.notSolved(hintsLeft: hints))
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
