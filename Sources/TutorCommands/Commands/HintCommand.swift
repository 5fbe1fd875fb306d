import ArgumentParser
import LessonModel
import TerminalViews

/// Gives the next hint for an exercise.
struct HintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: ExerciseWords.hintAbstract, discussion: ExerciseWords.hintDiscussion)

  @Argument(help: ArgumentHelp(CommandLineWords.stepHelp))
  var step: String?

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    // Hints are text: the files of the step needn't be put together.
    let (exercise, _) = try place.exercise(step, mergesParts: false)
    let step = exercise.listed
    let count = exercise.exercise.hints.count
    let progress = try place.progressStore.read(Console.standardError)
    let number = min(progress.hintsShown(of: step) + 1, count)
    let style = Console.standardOutput.style
    Console.standardOutput.write(ExerciseView.hint(number, of: exercise, style: style))
    _ = try place.progressStore.update(Console.standardError) {
      $0.showHints(number, of: step)
    }
    guard number == count else { return }
    let next = TerminalLine(ExerciseWords.lastHint)
    Console.standardOutput.write("\n" + style.encode(next.wrapped(to: style.textWidth)))
  }
}
