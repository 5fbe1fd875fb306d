import Findings
import Outcomes

extension JUnitDocument {
  /// The document of `tutor test`; each lesson is added once it has been checked.
  static var ofLessons: JUnitDocument { JUnitDocument(name: TestReportWords.suiteName) }

  /// Adds a lesson as a suite, with a case for each checked step.
  ///
  /// A step that keeps its promises passes. A step is skipped if this machine lacks something for
  /// it, or if it has no program and no broken promise, since there was nothing to run.
  ///
  /// - Parameter steps: The checked steps of one lesson.
  mutating func add(_ steps: [CheckedStep]) {
    guard let first = steps.first else { return }
    suites.append(
      Suite(
        name: first.file,
        cases: steps.map { step in
          Case(
            group: step.lesson, name: step.result.id, milliseconds: step.result.milliseconds,
            outcome: Self.outcome(of: step))
        }))
  }

  private static func outcome(of step: CheckedStep) -> Outcome {
    let result = step.result
    let errors = result.findings.filter { $0.severity == .error }
    guard let first = errors.first else {
      if let reason = result.verdict.reason { return .skipped(reason: reason) }
      return step.programs == 0
        ? .skipped(reason: TestReportWords.noProgram) : .passed(note: nil)
    }
    return .failed(
      message: first.message, text: errors.map { $0.text() }.joined(separator: "\n"))
  }
}
