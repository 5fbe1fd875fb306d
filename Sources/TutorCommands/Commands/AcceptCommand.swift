import ArgumentParser
import Findings
import Foundation
import LessonChecks
import LessonModel
import Outcomes
import SnippetEngine

/// Writes what a step's programs really did into its lesson.
struct AcceptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: AuthoringWords.acceptAbstract, discussion: AuthoringWords.acceptDiscussion)

  @Argument(help: ArgumentHelp(CommandLineWords.stepHelp))
  var step: String

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let reporter = Reporter(console: .standardError, root: place.root)
    let listed = try StepFinder(course: place.contents(reporter)).step(step)
    let (lesson, step) = try place.step(listed, reporter)
    let checker = try await place.checker()
    let result = try await checking { () async throws(EngineFailure) in
      try await checker.check(step, of: lesson)
    }
    let others = result.findings.filter {
      $0.severity == .error && $0.kind != .outputDiffers && $0.kind != .eventsDiffer
    }
    guard others.isEmpty else {
      reporter.write(others)
      throw Failure(.failed, saying: AuthoringWords.notAcceptedFails)
    }
    if let lack = result.lack {
      throw Failure(.machine, saying: AuthoringWords.notAcceptedNotRun(lack.reason))
    }
    let file = place.root.appendingPathComponent(lesson.file)
    let source = try read(file)
    let acceptance = Acceptance(
      source: source, step: step, outcomes: result.outcomes, file: lesson.file)
    if acceptance.text != source { try write(acceptance.text, to: file) }
    let lines = acceptance.writtenLines
    Console.standardOutput.write(
      lines.isEmpty
        ? AuthoringWords.nothingToAccept + "\n"
        : AuthoringWords.accepted(lines: lines, of: lesson.file))
    reporter.write(acceptance.findings)
    guard acceptance.findings.isEmpty else { throw Failure(.failed) }
  }

  private func read(_ file: URL) throws(Failure) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw Failure(
        .unusable, saying: FileWords.unreadable(file.path, reason: error.localizedDescription))
    }
  }

  private func write(_ text: String, to file: URL) throws(Failure) {
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure(
        .machine, saying: FileWords.unwritable(file.path, reason: error.localizedDescription))
    }
  }
}
