import ArgumentParser
import LessonChecks
import LessonModel
import Outcomes
import SnippetEngine

/// Shows the next step and records it.
struct NextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Show the next step: its text, its code, and what the code really does.",
    discussion: "A step that was shown counts as done; call 'tutor next' again for the one after.")

  func run() async throws {
    let place = try Workplace()
    let reporter = Reporter(console: .standardError, root: place.root)
    let course = try place.course(reporter)
    let store = place.progressStore
    var progress = try store.read(Console.standardError)
    guard let (lesson, step) = progress.next(in: course) else {
      Console.standardOutput.write(
        "You have seen all \(course.lessons.flatMap(\.steps).count) steps of \(course.title).\n")
      return
    }
    let isStale = progress.state(of: step, in: lesson) == .stale
    let waiting = WaitingLine("running \(lesson.path(of: step))")
    let checker = try await place.checker()
    let result = try await checking { () async throws(EngineFailure) in
      try await checker.check(step, of: lesson)
    }
    waiting.end()
    let style = Console.standardOutput.style
    if isStale {
      Console.standardOutput.write("This step has changed since you saw it.\n\n")
    }
    Console.standardOutput.write(
      StepView.render(
        lesson: lesson, step: step, result: result.withoutFindings, style: style))
    reporter.write(result.findings)
    guard result.passes else { throw Failure(.failed) }
    progress = try store.update(Console.standardError) { $0.finish(step, of: lesson) }
    Console.standardOutput.write(farewell(progress, course))
  }

  /// What comes next, in one line.
  private func farewell(_ progress: Progress, _ course: Course) -> String {
    guard let (lesson, step) = progress.next(in: course) else {
      return "\nThat was the last step.\n"
    }
    return "\nNext: \(step.title) (\(lesson.path(of: step))). Type ./tutor next\n"
  }
}
