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
    abstract: "Write a step's real output into its lesson.",
    discussion: """
      Only blocks that differ from what happened are written, and every other byte of the file stays
      as it is. Blocks with '…' are left to their author.
      """)

  @Argument(help: "The step: 'lesson/step', or a part of it that no other step has.")
  var step: String

  func run() async throws {
    let place = try Workplace()
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
      throw Failure(.failed, "tutor: nothing was written: the step fails for another reason")
    }
    if let lack = result.lack {
      throw Failure(
        .machine,
        "tutor: nothing was written: the step is not run on this machine: \(lack.reason)")
    }
    let file = place.root.appendingPathComponent(lesson.file)
    let source = try read(file)
    let acceptance = Acceptance(
      source: source, step: step, outcomes: result.outcomes, file: lesson.file)
    if acceptance.text != source { try write(acceptance.text, to: file) }
    let places = acceptance.writtenLines.map { "\(lesson.file):\($0)\n" }.joined()
    Console.standardOutput.write(
      places.isEmpty ? "nothing to write: the lesson says what happens\n" : "written:\n" + places)
    reporter.write(acceptance.findings)
    guard acceptance.findings.isEmpty else { throw Failure(.failed) }
  }

  private func read(_ file: URL) throws(Failure) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw Failure(.unusable, "tutor: \(file.path) can't be read: \(error.localizedDescription)")
    }
  }

  private func write(_ text: String, to file: URL) throws(Failure) {
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure(.machine, "tutor: \(file.path) can't be written: \(error.localizedDescription)")
    }
  }
}
