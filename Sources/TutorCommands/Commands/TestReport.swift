import Findings
import Outcomes

/// What `tutor test` reports, as text and as JSON.
struct TestReport: Encodable {
  struct Summary: Encodable {
    var lessons = 0
    var steps = 0
    var programs = 0
    var passed = 0
    var failed = 0
    /// Steps that need something this machine lacks.
    var skipped = 0
    var cached = 0
    /// Programs compiled separately; all are, until several can be compiled at once.
    var compiledAlone = 0
  }

  struct Entry: Encodable {
    var id: String
    var file: String
    var line: Int
    var status: String
    var cached: Bool
    var milliseconds: Int
    var message: String
    /// The work done for the programs; present only on request.
    var work: [WorkReport]?
  }

  let version = 1
  private(set) var summary = Summary()
  private(set) var results: [Entry] = []
  private let explains: Bool

  private enum CodingKeys: CodingKey { case version, summary, results }

  init(explains: Bool = false) { self.explains = explains }

  /// Adds the steps of a lesson.
  mutating func add(_ steps: [CheckedStep]) {
    summary.lessons += 1
    for step in steps {
      let result = step.result
      let worst = result.findings.first { $0.severity == .error }
      summary.steps += 1
      summary.programs += step.programs
      switch result.verdict {
      case .passed: summary.passed += 1
      case .failed: summary.failed += 1
      case .skipped: summary.skipped += 1
      }
      summary.cached += result.isCached ? step.programs : 0
      summary.compiledAlone += result.isCached ? 0 : step.programs
      results.append(
        Entry(
          id: result.id, file: worst?.file ?? step.file,
          line: worst?.range?.start.line ?? step.line,
          status: result.verdict.status, cached: result.isCached,
          milliseconds: result.milliseconds, message: worst?.message ?? result.verdict.reason ?? "",
          work: explains ? result.work.map(WorkReport.init) : nil)
      )
    }
  }

  /// A line for a step and, on request, one for each of its programs.
  static func text(_ result: StepResult, explains: Bool) -> String {
    line(result)
      + (explains ? result.work.map { WorkReport($0).line(below: result.id) }.joined() : "")
  }

  /// A line for a step.
  static func line(_ result: StepResult) -> String {
    let milliseconds = result.isCached ? nil : result.milliseconds
    let line =
      switch result.verdict {
      case .passed: TestReportWords.passed(result.id, milliseconds: milliseconds)
      case .failed: TestReportWords.failed(result.id, milliseconds: milliseconds)
      case .skipped(let lack):
        TestReportWords.skipped(result.id, reason: TestReportWords.notRun(lack.reason))
      }
    return line + "\n"
  }

  var summaryLine: String { TestReportWords.summary(summary) + "\n" }
}

extension StepResult.Verdict {
  /// The verdict as a word of the report.
  fileprivate var status: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }

  /// Why the step was skipped.
  var reason: String? {
    guard case .skipped(let lack) = self else { return nil }
    return TestReportWords.notRun(lack.reason)
  }
}
