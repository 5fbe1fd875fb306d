import ArgumentParser

/// Goes back to what an exercise's files were before.
struct UndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Bring back what you had before a reset, or before an undo.",
    discussion: """
      Each reset, undo and redo first keeps what is there, so that nothing is lost: \
      \(CommandName.quoted("undo")) once more goes further back, \(CommandName.quoted("redo")) \
      forward again, --list says what is kept, and --to brings back any of it. Without a step it is \
      the exercise that you worked on last.
      """)

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  @Flag(help: "Say which texts are kept, and change nothing.")
  var list = false

  @Option(help: ArgumentHelp("Bring back the text of this number.", valueName: "number"))
  var to: Int?

  func validate() throws {
    if list, to != nil { throw ValidationError("--list and --to don't go together") }
  }

  func run() async throws {
    let place = try Workplace()
    let (exercise, _) = try place.exercise(step)
    let (folder, starter) = (exercise.folder, exercise.starter)
    if list {
      let history = folder.history(starter)
      return Console.standardOutput.write(
        HistoryView.list(
          history, now: try folder.texts(of: history), of: exercise,
          style: Console.standardOutput.style))
    }
    guard let to else {
      return try place.bringBack(try folder.step(.older, starter: starter), of: exercise, .older)
    }
    guard let result = try folder.step(to: to, starter: starter) else {
      throw Failure(
        .failed,
        "tutor: nothing is kept under number \(to); \(CommandName.quoted("undo --list")) says what is"
      )
    }
    try place.bringBack(result, of: exercise, .older)
  }
}

/// Takes back an undo.
struct RedoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Bring back what you had before the last undo.",
    discussion: """
      What is there is kept first. Without a step it is the exercise that you worked on last.
      """)

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  func run() async throws {
    let place = try Workplace()
    let (exercise, _) = try place.exercise(step)
    let result = try exercise.folder.step(.newer, starter: exercise.starter)
    try place.bringBack(result, of: exercise, .newer)
  }
}

extension Workplace {
  /// Says what was brought back.
  ///
  /// - Throws: ``Failure`` when there was nothing to bring back.
  fileprivate func bringBack(
    _ result: ExerciseFolder.Return?, of exercise: LearnerExercise,
    _ direction: TextHistory.Direction
  ) throws(Failure) {
    guard let result else {
      let path = exercise.lesson.path(of: exercise.step)
      let count = exercise.folder.history(exercise.starter).entries.count
      throw Failure(.failed, "tutor: " + HistoryView.nothing(direction, of: path, count: count))
    }
    let files = result.paths.map { shown(exercise.folder.place(of: $0)) }
    Console.standardOutput.write(
      HistoryView.files(
        result.count > 1
          ? "Brought back text \(result.position) of \(result.count):" : "Brought back:",
        files,
        HistoryView.advice(result), of: exercise, style: Console.standardOutput.style))
  }
}
