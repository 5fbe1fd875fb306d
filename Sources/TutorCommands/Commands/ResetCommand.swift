import ArgumentParser

/// Starts an exercise over; the learner's text is kept.
struct ResetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Start an exercise over.",
    discussion: """
      What you wrote is kept: \(CommandName.quoted("undo")) brings it back. Without a step it is the \
      exercise that you worked on last.
      """)

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  func run() async throws {
    let place = try Workplace()
    let (exercise, _) = try place.exercise(step)
    let isChanged = try exercise.folder.reset(to: exercise.starter)
    let isAnythingKept = !exercise.folder.history(exercise.starter).entries.isEmpty
    let style = Console.standardOutput.style
    let title = isChanged ? "Back to the starting files:" : "These are the starting files already:"
    let advice =
      isChanged
      ? "\(CommandName.quoted("undo")) brings back what you had."
      : isAnythingKept ? "\(CommandName.quoted("undo")) brings back what you wrote before." : ""
    Console.standardOutput.write(
      HistoryView.files(title, exercise.places.map(place.shown), advice, of: exercise, style: style)
    )
  }
}
