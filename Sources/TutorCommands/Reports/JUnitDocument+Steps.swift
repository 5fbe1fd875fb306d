import Findings
import LessonModel
import Outcomes

extension JUnitDocument {
  /// The document of `tutor test`, to which each lesson is added when it has been checked.
  static var ofLessons: JUnitDocument { JUnitDocument(name: "tutor test") }

  /// Adds a lesson as a suite, with a case for each of its steps that was checked.
  ///
  /// A step that keeps its promises passes. One without a program or a promise broken is skipped, for
  /// there was nothing to run, and so is one that this machine lacks something for.
  ///
  /// - Parameters:
  ///   - results: What came of the steps.
  ///   - steps: The steps, in the same order.
  ///   - lesson: The lesson.
  mutating func add(_ results: [StepResult], _ steps: [Step], of lesson: Lesson) {
    suites.append(
      Suite(
        name: lesson.file,
        cases: zip(results, steps).map { result, step in
          Case(
            group: lesson.id, name: result.id, milliseconds: result.milliseconds,
            outcome: Self.outcome(of: result, step))
        }))
  }

  private static func outcome(of result: StepResult, _ step: Step) -> Outcome {
    let errors = result.findings.filter { $0.severity == .error }
    guard let first = errors.first else {
      if let reason = result.verdict.reason { return .skipped(reason: reason) }
      return step.programs.isEmpty
        ? .skipped(reason: "the step has no program to run") : .passed(note: nil)
    }
    return .failed(
      message: first.message, text: errors.map { $0.text() }.joined(separator: "\n"))
  }
}
