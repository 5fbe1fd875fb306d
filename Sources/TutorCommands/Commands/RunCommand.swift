import ArgumentParser
import DeviceEvents
import Findings
import Foundation
import LessonChecks
import LessonModel
import Outcomes
import SnippetEngine
import StepScripts
import TerminalViews

/// Runs the examples of any Markdown file.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: AuthoringWords.runAbstract, discussion: AuthoringWords.runDiscussion)

  @Argument(
    help: ArgumentHelp(AuthoringWords.runFileHelp),
    completion: .file(extensions: ["md", "markdown"]))
  var file: String

  @Flag(help: ArgumentHelp(CommandLineWords.noCacheHelp))
  var noCache = false

  @Option(
    help: ArgumentHelp(AuthoringWords.runEventsHelp, valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var events: String?

  @Flag(help: ArgumentHelp(LearnerViewWords.wholeHelp))
  var whole = false

  func run() async throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let reporter = Reporter(console: .standardError, root: here)
    let (lesson, findings) = LessonParser.parse(
      fileAt: URL(fileURLWithPath: file, relativeTo: here), path: file, strictness: .anyMarkdown)
    reporter.write(findings)
    guard let lesson, !findings.contains(where: { $0.severity == .error }) else {
      throw Failure(.unusable)
    }
    guard lesson.steps.contains(where: { !$0.programs.isEmpty || $0.exercise != nil }) else {
      throw Failure(.unusable, saying: AuthoringWords.nothingToRun(in: file))
    }
    let checker = try await Workplace.forPrograms().checker(usesCache: !noCache)
    var fails = false
    var logs = Data()
    for step in lesson.steps {
      let result = try await checking { () async throws(EngineFailure) in
        try await checker.check(step, of: lesson)
      }
      for outcome in result.outcomes {
        logs += EventLog.header
        for event in outcome.events { logs += try EventLog.line(event) }
      }
      if events != "-" {
        Console.standardOutput.write(
          StepView(
            StepScript(step, of: lesson, result: result.withoutFindings), of: step, in: lesson,
            style: Console.standardOutput.style.showing(wholeFiles: whole)
          ).text + "\n")
      }
      reporter.write(result.findings)
      fails = fails || result.fails
    }
    if let events { try write(logs, to: events) }
    guard !fails else { throw Failure(.failed) }
  }

  private func write(_ logs: Data, to file: String) throws(Failure) {
    if file == "-" {
      return Console.standardOutput.write(String(decoding: logs, as: UTF8.self))
    }
    do {
      try logs.write(to: URL(fileURLWithPath: file))
    } catch {
      throw Failure(
        .unusable, saying: FileWords.unwritable(file, reason: error.localizedDescription))
    }
  }
}

extension Workplace {
  /// A workplace for programs that need no course: the repository, or the user's cache folder.
  static func forPrograms() -> Workplace {
    (try? Workplace()) ?? Workplace(withoutCourseAt: caches)
  }
}
