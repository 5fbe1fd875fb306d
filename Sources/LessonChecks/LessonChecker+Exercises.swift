import Findings
package import LessonModel
import Outcomes
package import SnippetEngine

extension LessonChecker {
  /// Runs an exercise's check on code.
  ///
  /// - Parameters:
  ///   - files: The code, in place of the starter's files of the same names.
  ///   - exercise: The exercise.
  ///   - file: The lesson's file, for findings that aren't about the code.
  /// - Returns: What the check says.
  /// - Throws: ``EngineFailure`` when the machine is at fault.
  package func judge(
    _ files: [Snippet], in exercise: Exercise, file: String
  ) async throws(EngineFailure) -> Judgement {
    let program = exercise.program(with: files)
    let run = try await engine.run(program, usingCache: usesCache)
    let check = ProgramCheck(
      program: program, expectations: exercise.expectations, outcome: run.outcome, file: file)
    var judgement = Judgement(outcome: run.outcome, findings: run.findings + check.findings)
    if judgement.fails { judgement.verdict = exercise.verdict(for: run.outcome) }
    return judgement
  }

  /// Checks an exercise both ways: what must fail fails, what must pass passes, and each wrong
  /// variant gets its verdict.
  ///
  /// - Returns: What isn't so, and what this machine lacks to tell it of all of them.
  /// - Throws: ``EngineFailure`` as for one program.
  func promises(
    of exercise: Exercise, file: String
  ) async throws(EngineFailure) -> (findings: [Finding], lack: MachineLack?) {
    var findings: [Finding] = []
    let starter = try await judge([], in: exercise, file: file)
    if starter.passes, let first = exercise.starter.first {
      findings.append(
        Finding(
          .shouldHaveFailed, "The starter passes the check already", file: file,
          range: first.infoRange, remedy: "let the check ask for what the learner is to write"))
    }
    let solution = try await judge(exercise.solution.files, in: exercise, file: file)
    findings += solution.findings
    var lack = starter.lack ?? solution.lack
    for variant in exercise.accepted {
      let judgement = try await judge(variant.files, in: exercise, file: file)
      lack = lack ?? judgement.lack
      guard judgement.fails else { continue }
      findings.append(
        Finding(
          .otherFailure, "The check rejects the accepted variant '\(variant.name)'", file: file,
          range: variant.range, notes: judgement.findings.map { Finding.Note($0.message) }))
    }
    for variant in exercise.rejected {
      let judgement = try await judge(variant.files, in: exercise, file: file)
      lack = lack ?? judgement.lack
      findings += rejection(of: variant, judgement, file: file).map { [$0] } ?? []
    }
    return (findings, lack)
  }

  /// What is wrong with how a variant was rejected.
  private func rejection(
    of variant: Exercise.Variant, _ judgement: Judgement, file: String
  ) -> Finding? {
    guard judgement.lack == nil else { return nil }
    guard !judgement.passes else {
      return Finding(
        .shouldHaveFailed, "The check accepts the rejected variant '\(variant.name)'", file: file,
        range: variant.range, remedy: "let the check ask for more, or accept the variant")
    }
    guard judgement.verdict?.text != variant.verdict else { return nil }
    let given = judgement.verdict.map { "the verdict '\($0.text)'" } ?? "no verdict"
    return Finding(
      .otherFailure, "The rejected variant '\(variant.name)' gets \(given)", file: file,
      range: variant.range,
      remedy: variant.verdict.map { "bind '\($0)' to what is seen of it in the table of verdicts" },
      notes: judgement.findings.map { Finding.Note("seen: \($0.message)") })
  }
}
