package import Findings

/// The result of running one step, with the promises it broke.
package struct StepResult: Hashable, Sendable {
  /// `lesson/step`, the name that commands, tests and progress use.
  package var id: String
  /// One outcome for each of the step's programs, in order.
  package var outcomes: [Outcome]
  /// The broken promises; empty when all is as the lesson says.
  package var findings: [Finding]
  /// Which answers of the step's questions are right, in a list for each question; for a
  /// prediction, the run decides.
  package var rightAnswers: [[Bool]] = []
  /// What this machine lacked for the check of the step's exercise.
  package var exerciseLack: MachineLack?
  /// The work done for each of the step's programs, and for each variant of its exercise.
  package var work: [ProgramWork]
  /// The time taken; not compared with any expected text.
  package var milliseconds: Int

  package init(
    id: String, outcomes: [Outcome] = [], findings: [Finding] = [],
    work: [ProgramWork] = [], milliseconds: Int = 0
  ) {
    self.id = id
    self.outcomes = outcomes
    self.findings = findings
    self.work = work
    self.milliseconds = milliseconds
  }

  /// Whether there are programs and none had to be compiled or run.
  package var isCached: Bool { !work.isEmpty && work.allSatisfy(\.isNone) }

  /// What this machine lacked for a program of the step, or for its exercise.
  package var lack: MachineLack? { outcomes.lazy.compactMap(\.lack).first ?? exerciseLack }

  /// The verdict on a step that was to be run.
  package enum Verdict: Hashable, Sendable {
    /// It keeps its promises.
    case passed
    /// It breaks one.
    case failed
    /// Some or all of it couldn't be run, because this machine lacks something; what did run is as
    /// promised.
    case skipped(MachineLack)
  }

  package var verdict: Verdict {
    guard !findings.contains(where: { $0.severity == .error }) else { return .failed }
    return lack.map(Verdict.skipped) ?? .passed
  }

  /// Whether the step keeps its promises.
  package var passes: Bool { verdict == .passed }

  /// Whether the step breaks a promise.
  package var fails: Bool { verdict == .failed }
}
