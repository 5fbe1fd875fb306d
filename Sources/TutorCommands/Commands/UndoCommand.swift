import ArgumentParser

/// Restores the previous version of an exercise's files.
struct UndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: ExerciseWords.undoAbstract,
    discussion: ExerciseWords.undoDiscussion)

  @Argument(help: ArgumentHelp(CommandLineWords.stepHelp))
  var step: String?

  @Flag(help: ArgumentHelp(ExerciseWords.undoListHelp))
  var list = false

  @Option(help: ArgumentHelp(ExerciseWords.undoToHelp, valueName: "number"))
  var to: Int?

  @OptionGroup var courseOption: CourseOption

  func validate() throws {
    if list, to != nil { throw ValidationError(ExerciseWords.listAndTo) }
  }

  func run() async throws {
    let place = try courseOption.workplace()
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
      throw Failure(.failed, saying: ExerciseWords.nothingKept(under: to))
    }
    try place.bringBack(result, of: exercise, .older)
  }
}

/// Reverts an undo.
struct RedoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: ExerciseWords.redoAbstract,
    discussion: ExerciseWords.redoDiscussion)

  @Argument(help: ArgumentHelp(CommandLineWords.stepHelp))
  var step: String?

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let (exercise, _) = try place.exercise(step)
    let result = try exercise.folder.step(.newer, starter: exercise.starter)
    try place.bringBack(result, of: exercise, .newer)
  }
}

extension Workplace {
  /// Reports what was restored.
  ///
  /// - Throws: ``Failure`` if there was nothing to restore.
  fileprivate func bringBack(
    _ result: ExerciseFolder.Return?, of exercise: LearnerExercise,
    _ direction: TextHistory.Direction
  ) throws(Failure) {
    guard let result else {
      let path = exercise.lesson.path(of: exercise.step)
      let count = exercise.folder.history(exercise.starter).entries.count
      throw Failure(
        .failed, saying: HistoryView.nothing(direction, of: path, count: count))
    }
    let files = result.paths.map { shown(exercise.folder.place(of: $0)) }
    Console.standardOutput.write(
      HistoryView.files(
        ExerciseWords.broughtBack(text: result.position, of: result.count), files,
        HistoryView.advice(result), of: exercise, style: Console.standardOutput.style))
  }
}
