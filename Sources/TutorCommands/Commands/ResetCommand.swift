import ArgumentParser

/// Starts an exercise over; the learner's text is kept.
struct ResetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Start an exercise over.",
    discussion: "What you wrote is kept: './tutor undo' brings it back.")

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  func run() async throws {
    let place = try Workplace()
    let exercise = try place.exercise(step)
    try exercise.folder.reset(to: exercise.starter)
    let files = exercise.places.map { "  \(place.shown($0))\n" }.joined()
    Console.standardOutput.write(
      "As at the start again:\n\(files)'./tutor undo' brings back what you had.\n")
  }
}

/// Takes back a reset.
struct UndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Bring back what the last reset of an exercise replaced.")

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  func run() async throws {
    let place = try Workplace()
    let exercise = try place.exercise(step)
    let paths = try exercise.folder.undo()
    guard !paths.isEmpty else {
      throw Failure(
        .failed,
        "tutor: nothing to undo: '\(exercise.lesson.path(of: exercise.step))' was not reset")
    }
    let files = paths.map { "  \(place.shown(exercise.folder.place(of: $0)))\n" }.joined()
    Console.standardOutput.write("Brought back:\n" + files)
  }
}
