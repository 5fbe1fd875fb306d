import ArgumentParser
import LessonModel

/// Gives the next hint for an exercise.
struct HintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Give the next hint for an exercise.",
    discussion: "Each call gives one hint more, from a nudge to nearly the solution.")

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  func run() async throws {
    let place = try Workplace()
    let exercise = try place.exercise(step)
    let (lesson, step) = (exercise.lesson, exercise.step)
    let count = exercise.exercise.hints.count
    let progress = try place.progressStore.read(Console.standardError)
    let number = min(progress.hintsShown(of: step, in: lesson) + 1, count)
    Console.standardOutput.write(
      ExerciseView.hint(
        number, of: exercise.exercise, in: lesson.document,
        style: Console.standardOutput.style))
    _ = try place.progressStore.update(Console.standardError) {
      $0.showHints(number, of: step, in: lesson)
    }
    if number == count {
      Console.standardOutput.write("\nThat was the last hint; ./tutor solution shows the rest.\n")
    }
  }
}
