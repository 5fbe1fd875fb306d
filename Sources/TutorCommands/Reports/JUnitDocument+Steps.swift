import Findings
import Outcomes

extension JUnitDocument {
  /// The document of `tutor test`, to which each lesson is added when it has been checked.
  static var ofLessons: JUnitDocument { JUnitDocument(name: TestReportWords.suiteName) }

  /// Adds a lesson as a suite, with a case for each of its steps that was checked.
  ///
  /// A step that keeps its promises passes. One without a program or a promise broken is skipped, for
  /// there was nothing to run, and so is one that this machine lacks something for.
  ///
  /// - Parameter steps: The steps of one lesson, checked.
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
