import ArgumentParser
import LessonModel
import TerminalViews

/// Gives the next hint for an exercise.
struct HintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Give the next hint for an exercise.",
    discussion: """
      Each call gives one hint more, from a nudge to nearly the solution. After the last one \
      \(CommandName.quoted("solution")) shows the rest. Without a step it is the exercise that you \
      worked on last.
      """)

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  func run() async throws {
    let place = try Workplace()
    let (exercise, _) = try place.exercise(step)
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
    let next = TerminalLine("That was the last hint; \(CommandName.typed) solution shows the rest.")
    Console.standardOutput.write("\n" + style.encode(next.wrapped(to: style.textWidth)))
  }
}
