import ArgumentParser
import Foundation
import Outcomes

/// Checks every promise of every lesson.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: AuthoringWords.testAbstract, discussion: AuthoringWords.testDiscussion)

  @Argument(help: ArgumentHelp(AuthoringWords.testFilterHelp))
  var filter: String?

  @Flag(help: ArgumentHelp(CommandLineWords.noCacheHelp))
  var noCache = false

  @Flag(help: ArgumentHelp(AuthoringWords.testExplainHelp))
  var explain = false

  @Flag(help: ArgumentHelp(CommandLineWords.jsonHelp))
  var json = false

  @Option(
    help: ArgumentHelp(AuthoringWords.testJUnitHelp, valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @OptionGroup var courseOption: CourseOption

  func validate() throws {
    if json, junit == "-" {
      throw ValidationError(AuthoringWords.twoDocuments)
    }
  }

  func run() async throws {
    let place = try courseOption.workplace()
    let reporter = Reporter(console: .standardError, root: place.root)
    let contents = try place.contents(reporter)
    let chosen = contents.lessons.map { lesson in
      lesson.steps.filter { step in filter.map(step.path.contains) ?? true }
    }.filter { !$0.isEmpty }
    guard !chosen.isEmpty else {
      throw Failure(.unusable, saying: AuthoringWords.noStepContains(filter ?? ""))
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
