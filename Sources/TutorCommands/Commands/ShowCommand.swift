import ArgumentParser
import LessonChecks
import LessonModel
import Outcomes
import SnippetEngine
import StepScripts
import TerminalViews

/// Shows a step without recording anything.
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: LearningWords.showAbstract)

  @Argument(help: ArgumentHelp(CommandLineWords.stepHelp))
  var step: String

  @Flag(help: ArgumentHelp(LearnerViewWords.wholeHelp))
  var whole = false

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let reporter = Reporter(console: .standardError, root: place.root)
    let listed = try StepFinder(course: place.contents(reporter)).step(step)
    let (lesson, step) = try place.step(listed, reporter)
    let waiting = WaitingLine(LearningWords.running(lesson.path(of: step)))
    let checker = try await place.checker()
    let result = try await checking { () async throws(EngineFailure) in
      try await checker.check(step, of: lesson)
    }
    waiting.end()
    Console.standardOutput.write(
      StepView(
        StepScript(step, of: lesson, result: result.withoutFindings), of: step, in: lesson,
        style: Console.standardOutput.style.showing(wholeFiles: whole)
      ).text)
    reporter.write(result.findings)
    guard !result.fails else { throw Failure(.failed) }
  }
}
