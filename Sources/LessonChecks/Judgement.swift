import DeviceEvents
package import Findings
package import LessonModel
package import Outcomes

/// What an exercise's check says of some code.
package struct Judgement: Sendable {
  /// The outcome of running the check.
  package var outcome: Outcome
  /// What the check objects to; empty when the code passes.
  package var findings: [Finding]
  /// What the author tells the learner about a failure of this kind; `nil` if the code doesn't fail
  /// or no verdict applies.
  package var verdict: Exercise.Verdict?
  /// The work it took.
  package var work: ProgramWork

  /// What this machine lacks for the check to tell whether the code passes.
  package var lack: MachineLack? { fails ? nil : outcome.lack }

  package var passes: Bool { !fails && outcome.lack == nil }

  package var fails: Bool { findings.contains { $0.severity == .error } }
}

extension Exercise {
  /// The first verdict that matches the outcome.
  func verdict(for outcome: Outcome) -> Verdict? {
    let lines = outcome.events.map(\.line)
    return verdicts.first { verdict in
      switch verdict.seen {
      case .line(let pattern): lines.contains { ExpectedText.line($0, matches: pattern) }
      case .noLine(let pattern):
        outcome.isBuilt && !lines.contains { ExpectedText.line($0, matches: pattern) }
      case .compilation(let message):
        !outcome.isBuilt
          && outcome.diagnostics.contains {
            $0.severity == .error && $0.message.contains(message)
          }
      case .otherwise: true
      }
    }
  }
}
