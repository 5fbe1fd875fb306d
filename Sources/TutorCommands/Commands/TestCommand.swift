import ArgumentParser
import Foundation
import Outcomes

/// Checks every promise of every lesson.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Check that every lesson keeps its promises.",
    discussion: """
      The same cases run as Swift tests in \(CommandName.quoted("self-test")). Steps that need \
      something this machine lacks are skipped, and said to be; they don't count as failed.
      """)

  @Argument(help: "Only steps whose 'lesson/step' contains this.")
  var filter: String?

  @Flag(help: "Run everything, even what is known already.")
  var noCache = false

  @Flag(help: "Say of each program whether its outcome was known and, if not, what had changed.")
  var explain = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write the results as JUnit XML, for test reports; '-' writes that alone to standard output.",
      valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  func validate() throws {
    if json, junit == "-" {
      throw ValidationError("--json and --junit - both want standard output; name a file for one")
    }
  }

  func run() async throws {
    let place = try Workplace()
    let reporter = Reporter(console: .standardError, root: place.root)
    let contents = try place.contents(reporter)
    let chosen = contents.lessons.map { lesson in
      lesson.steps.filter { step in filter.map(step.path.contains) ?? true }
    }.filter { !$0.isEmpty }
    guard !chosen.isEmpty else {
      throw Failure(.unusable, "tutor: no step's 'lesson/step' contains '\(filter ?? "")'")
    }
    let checker = try await place.checker(usesCache: !noCache)
    let isQuiet = json || junit == "-"
    let explains = explain
    var testing = CourseTesting(place: place, checker: checker)
    let checked = try await testing.check(chosen, reporter) { result in
      if !isQuiet { Console.standardOutput.write(TestReport.text(result, explains: explains)) }
      reporter.write(result.findings)
    }
    var report = TestReport(explains: explain)
    var cases = JUnitDocument.ofLessons
    for steps in checked {
      report.add(steps)
      cases.add(steps)
    }
    if let junit { try ReportFile(junit).write(cases.text) }
    if junit != "-" {
      Console.standardOutput.write(json ? try JSONText.of(report) : report.summaryLine)
    }
    guard report.summary.failed == 0 else { throw Failure(.failed) }
  }
}
