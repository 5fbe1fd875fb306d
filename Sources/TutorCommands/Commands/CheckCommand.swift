import ArgumentParser
import Findings
import LessonChecks
import LessonModel
import SnippetEngine

/// Checks the learner's files of an exercise.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check your files of an exercise.",
    discussion: "Without a step it is the exercise that 'next' shows.")

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String?

  @Flag(help: "Show what happened on the device, too.")
  var timeline = false

  func run() async throws {
    let place = try Workplace()
    let exercise = try place.exercise(step)
    guard try await place.check(exercise, showsTimeline: timeline) else { throw Failure(.failed) }
  }
}

extension Workplace {
  /// Runs the check on the learner's files, shows what it says, and records a pass.
  ///
  /// - Returns: Whether the files pass.
  func check(_ exercise: LearnerExercise, showsTimeline: Bool = false) async throws -> Bool {
    try exercise.folder.layOut(exercise.starter)
    let files = try exercise.snippets(below: root)
    let waiting = WaitingLine("checking \(exercise.lesson.path(of: exercise.step))")
    let checker = try await checker()
    let judgement = try await checking { () async throws(EngineFailure) in
      try await checker.judge(files, in: exercise.exercise, file: exercise.lesson.file)
    }
    waiting.end()
    Console.standardOutput.write(
      ExerciseView.render(
        judgement, showsTimeline: showsTimeline, style: Console.standardOutput.style))
    // The check itself stays hidden: its lines would say what to write.
    let own = Set(files.map(\.file))
    Reporter(console: .standardError, root: root)
      .write(judgement.findings.filter { own.contains($0.file) })
    guard judgement.passes else { return false }
    _ = try progressStore.update(Console.standardError) {
      $0.finish(exercise.step, of: exercise.lesson)
    }
    return true
  }
}
