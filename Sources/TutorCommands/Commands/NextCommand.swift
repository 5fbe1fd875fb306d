import ArgumentParser
import LessonChecks
import LessonModel
import Outcomes
import SnippetEngine
import StepScripts
import TerminalViews

/// Shows the next step and records it.
struct NextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: LearningWords.nextAbstract, discussion: LearningWords.nextDiscussion)

  @Flag(help: ArgumentHelp(LearnerViewWords.wholeHelp))
  var whole = false

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let reporter = Reporter(console: .standardError, root: place.root)
    let course = try place.contents(reporter)
    let progress = try place.progressStore.read(Console.standardError)
    guard let listed = progress.next(in: course) else {
      Console.standardOutput.write(
        LearningWords.allSeen(steps: course.steps.count, course: course.title) + "\n"
          + NextLine.unchecked(progress, in: course, style: Console.standardOutput.style))
      return
    }
    let (lesson, step) = try place.step(listed, reporter)
    if progress.state(of: listed) == .stale {
      Console.standardOutput.write(LearningWords.stepChanged + "\n\n")
    }
    let result = try await run(step, of: lesson, in: place)
    let script = StepScript(step, of: lesson, result: result.withoutFindings)
    let view = StepView(
      script, of: step, in: lesson,
      style: Console.standardOutput.style.showing(wholeFiles: whole))
    guard !result.fails else {
      Console.standardOutput.write(view.textAboveQuestions)
      reporter.write(result.findings)
      throw Failure(.failed)
    }
    reporter.write(result.findings)
    Asking(document: lesson.document).go(through: view.parts)
    try await finish(listed, step, of: lesson, in: course, place)
  }
}

extension NextCommand {
  /// Runs the step's programs; whether an exercise keeps its own promises is its author's concern.
  private func run(
    _ step: Step, of lesson: Lesson, in place: Workplace
  ) async throws -> StepResult {
    var shown = step
    shown.exercise = nil
    let step = shown
    let waiting = WaitingLine(LearningWords.running(lesson.path(of: step)))
    defer { waiting.end() }
    let checker = try await place.checker()
    return try await checking { () async throws(EngineFailure) in
      try await checker.check(step, of: lesson)
    }
  }

  /// Records a step that only had to be shown; an exercise is recorded when its check passes.
  private func finish(
    _ listed: ListedStep, _ step: Step, of lesson: Lesson, in course: CourseContents,
    _ place: Workplace
  ) async throws {
    let style = Console.standardOutput.style
    guard
      let exercise = LearnerExercise(
        step, of: lesson, formerly: listed.formerPaths, workspace: place.workspace)
    else {
      let progress = try place.progressStore.update(Console.standardError) {
        $0.finish(listed, in: course)
      }
      Console.standardOutput.write("\n" + NextLine.text(after: progress, in: course, style: style))
      return
    }
    try place.progressStore.update(Console.standardError) { $0.work(on: listed) }
    let isNew = try exercise.folder.read(exercise.starter.map(\.path)).isEmpty
    try exercise.folder.layOut(exercise.starter)
    let files = try exercise.folder.read(exercise.starter.map(\.path))
    if !isNew, files != exercise.starter {
      Console.standardOutput.write("\n")
      if try await place.check(exercise, in: course) != .failed { return }
    }
    Console.standardOutput.write(
      "\n" + ExerciseView.invitation(exercise.places.map(place.shown), style: style))
  }
}
