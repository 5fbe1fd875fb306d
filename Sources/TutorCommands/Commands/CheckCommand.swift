import ArgumentParser
import Findings
import LessonChecks
import LessonModel
import SnippetEngine

/// Checks the learner's files of an exercise.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: ExerciseWords.checkAbstract, discussion: ExerciseWords.checkDiscussion)

  @Argument(help: ArgumentHelp(CommandLineWords.stepHelp))
  var step: String?

  @Flag(help: ArgumentHelp(ExerciseWords.timelineHelp))
  var timeline = false

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let (exercise, course) = try place.exercise(step)
    let status = try await place.check(exercise, in: course, showsTimeline: timeline)
    guard status == .fine else { throw Failure(status) }
  }
}

extension Workplace {
  /// Runs the check on the learner's files, shows the result, and records a pass; then explains the
  /// course's solution and says what comes next.
  ///
  /// An exercise that this machine lacks something for isn't done, but the learner goes on to the
  /// next step.
  ///
  /// - Returns: Whether the files pass, or what prevented the check.
  func check(
    _ exercise: LearnerExercise, in course: CourseContents, showsTimeline: Bool = false
  ) async throws -> Status {
    try exercise.folder.layOut(exercise.starter)
    let files = try exercise.snippets(below: root)
    let waiting = WaitingLine(ExerciseWords.checking(exercise.listed.path))
    let checker = try await checker()
    let judgement = try await checking { () async throws(EngineFailure) in
      try await checker.judge(files, in: exercise.exercise, file: exercise.lesson.file)
    }
    waiting.end()
    let style = Console.standardOutput.style
    let own = Set(files.map(\.file))
    Console.standardOutput.write(
      ExerciseView.render(
        judgement, of: exercise.step, files: own, showsTimeline: showsTimeline, style: style))
    // The check itself stays hidden: it would reveal what to write.
    Reporter(console: .standardError, root: root)
      .write(judgement.findings.filter { own.contains($0.file) })
    if judgement.lack != nil {
      let progress = try progressStore.update(Console.standardError) {
        $0.goPast(exercise.listed, in: course)
      }
      Console.standardOutput.write("\n" + NextLine.text(after: progress, in: course, style: style))
      return .machine
    }
    guard judgement.passes else { return .failed }
    let progress = try progressStore.update(Console.standardError) {
      $0.finish(exercise.listed, in: course)
    }
    let isTheCourses = try exercise.isTheCourses()
    Console.standardOutput.write(
      ExerciseView.afterPassing(
        exercise.exercise, in: exercise.lesson.document, isTheCourses: isTheCourses, style: style)
        + "\n" + NextLine.text(after: progress, in: course, style: style))
    return .fine
  }
}
