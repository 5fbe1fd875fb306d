import ArgumentParser

/// Starts an exercise over, keeping the learner's text.
struct ResetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: ExerciseWords.resetAbstract, discussion: ExerciseWords.resetDiscussion)

  @Argument(help: ArgumentHelp(CommandLineWords.stepHelp))
  var step: String?

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let (exercise, _) = try place.exercise(step)
    let isChanged = try exercise.folder.reset(to: exercise.starter)
    let isAnythingKept = !exercise.folder.history(exercise.starter).entries.isEmpty
    let style = Console.standardOutput.style
    let title = isChanged ? ExerciseWords.wasReset : ExerciseWords.wasResetAlready
    let advice =
      isChanged
      ? ExerciseWords.undoReset : isAnythingKept ? ExerciseWords.undoEarlier : ""
    Console.standardOutput.write(
      HistoryView.files(title, exercise.places.map(place.shown), advice, of: exercise, style: style)
    )
  }
}
