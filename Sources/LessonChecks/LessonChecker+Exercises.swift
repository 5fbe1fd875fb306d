import Findings
package import LessonModel
import Outcomes
package import SnippetEngine

extension LessonChecker {
  /// Runs an exercise's check on code.
  ///
  /// - Parameters:
  ///   - files: The code, replacing the starter's files of the same names.
  ///   - exercise: The exercise.
  ///   - file: The lesson's file, for findings that aren't about the code.
  ///   - name: The code's name in reports of work.
  /// - Returns: The check's judgement.
  /// - Throws: ``EngineFailure`` when the machine is at fault.
  package func judge(
    _ files: [Snippet], in exercise: Exercise, file: String, named name: String = ""
  ) async throws(EngineFailure) -> Judgement {
    let program = exercise.program(with: files)
    let run = try await engine.run(program, named: name, usingCache: usesCache)
    let check = ProgramCheck(
      program: program, expectations: exercise.expectations, outcome: run.outcome, file: file,
      isOfLearner: true)
    var judgement = Judgement(
      outcome: run.outcome,
      findings: run.findings.map(LessonPlaces(program).finding) + check.findings,
      work: run.work)
    if judgement.fails { judgement.verdict = exercise.verdict(for: run.outcome) }
    return judgement
  }

  /// Checks an exercise both ways: what must fail fails, what must pass passes, and each wrong
  /// variant gets its verdict.
  ///
  /// - Throws: ``EngineFailure`` as for one program.
  func promises(
    of exercise: Exercise, named name: String, file: String
  ) async throws(EngineFailure) -> Promises {
    var findings: [Finding] = []
    let starter = try await judge(
      [], in: exercise, file: file, named: CheckedProgramWords.starter(of: name))
    if starter.passes, let first = exercise.starter.first {
      findings.append(
        Finding(
          .shouldHaveFailed, ExerciseCheckWords.starterPasses, file: file,
          range: first.infoRange, remedy: ExerciseCheckWords.starterPassesRemedy))
    }
    let solution = try await judge(
      exercise.solution.files, in: exercise, file: file,
      named: CheckedProgramWords.solution(of: name))
    findings += solution.findings
    var lack = starter.lack ?? solution.lack
    var work = [starter.work, solution.work]
    for variant in exercise.accepted {
      let judgement = try await judge(
        variant.files, in: exercise, file: file,
        named: CheckedProgramWords.accepted(variant.name, of: name))
      lack = lack ?? judgement.lack
      work.append(judgement.work)
      guard judgement.fails else { continue }
      findings.append(
        Finding(
          .otherFailure, ExerciseCheckWords.acceptedFails(variant.name), file: file,
          range: variant.range, notes: judgement.findings.map { Finding.Note($0.message) }))
    }
    for variant in exercise.rejected {
      let judgement = try await judge(
        variant.files, in: exercise, file: file,
        named: CheckedProgramWords.rejected(variant.name, of: name))
      lack = lack ?? judgement.lack
      work.append(judgement.work)
      findings += rejection(of: variant, judgement, file: file).map { [$0] } ?? []
    }
    return Promises(findings: findings, lack: lack, work: work)
  }

  /// The result of checking an exercise.
  struct Promises {
    /// Where it breaks its promises.
    var findings: [Finding]
    /// What this machine lacks to check all variants.
    var lack: MachineLack?
    var work: [ProgramWork]
  }

  /// What is wrong with the way a variant was rejected.
  private func rejection(
    of variant: Exercise.Variant, _ judgement: Judgement, file: String
  ) -> Finding? {
    guard judgement.lack == nil else { return nil }
    guard !judgement.passes else {
      return Finding(
        .shouldHaveFailed, ExerciseCheckWords.rejectedPasses(variant.name), file: file,
        range: variant.range, remedy: ExerciseCheckWords.rejectedPassesRemedy)
    }
    guard judgement.verdict?.text != variant.verdict else { return nil }
    return Finding(
      .otherFailure,
      ExerciseCheckWords.otherVerdict(variant.name, given: judgement.verdict?.text), file: file,
      range: variant.range, remedy: variant.verdict.map(ExerciseCheckWords.otherVerdictRemedy),
      notes: judgement.findings.map { Finding.Note(ExerciseCheckWords.seen($0.message)) })
  }
}
