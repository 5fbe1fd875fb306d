package import Findings

/// What running one step gave, and which of its promises it did not keep.
package struct StepResult: Hashable, Sendable {
  /// `lesson/step`, the name that commands, tests and progress use.
  package var id: String
  /// One outcome for each of the step's programs, in order.
  package var outcomes: [Outcome]
  /// The promises not kept; empty when all is as the lesson says.
  package var findings: [Finding]
  /// Which answers of the step's questions are right, a list for each question; what a prediction
  /// asks is answered by running.
  package var rightAnswers: [[Bool]] = []
  /// Whether every outcome came from the cache.
  package var isCached: Bool
  /// The time taken; not part of any comparison with expected text.
  package var milliseconds: Int

  package init(
    id: String, outcomes: [Outcome] = [], findings: [Finding] = [], isCached: Bool = false,
    milliseconds: Int = 0
  ) {
    self.id = id
    self.outcomes = outcomes
    self.findings = findings
    self.isCached = isCached
    self.milliseconds = milliseconds
  }

  /// Whether the step keeps its promises.
  package var passes: Bool { !findings.contains { $0.severity == .error } }
}
