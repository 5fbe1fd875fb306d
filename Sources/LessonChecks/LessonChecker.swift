import Findings
import Foundation
package import LessonModel
package import Outcomes
package import SnippetEngine

/// Checks that a lesson keeps its promises, for `tutor next`, `tutor test`, `tutor site build` and
/// the lesson tests.
package struct LessonChecker: Sendable {
  package let engine: Engine
  /// Whether outcomes may come from the cache.
  package var usesCache: Bool

  package init(engine: Engine, usesCache: Bool = true) {
    self.engine = engine
    self.usesCache = usesCache
  }

  /// Runs a step's programs and compares what they did with what the lesson says.
  ///
  /// - Throws: ``EngineFailure`` when the machine, not the lesson, is at fault.
  package func check(
    _ step: Step, of lesson: Lesson
  ) async throws(EngineFailure) -> StepResult {
    let clock = ContinuousClock()
    let start = clock.now
    var result = StepResult(id: "\(lesson.id)/\(step.id)")
    for (index, program) in step.programs.enumerated() {
      let run = try await engine.run(
        program,
        named: step.programs.count == 1
          ? result.id : CheckedProgramWords.program(index + 1, of: result.id),
        usingCache: usesCache)
      let expectations = step.expectations.filter { $0.program == index }
      result.outcomes.append(run.outcome)
      result.findings += run.findings.map(LessonPlaces(program).finding)
      result.work.append(run.work)
      result.findings +=
        ProgramCheck(
          program: program, expectations: expectations, outcome: run.outcome, file: lesson.file
        ).findings
    }
    result.rightAnswers = step.quizzes.map { $0.rightAnswers(after: result.outcomes, in: step) }
    for quiz in step.quizzes {
      result.findings += quiz.findings(after: result.outcomes, in: step, file: lesson.file)
    }
    if let exercise = step.exercise {
      let promises = try await promises(of: exercise, named: result.id, file: lesson.file)
      result.findings += promises.findings
      result.work += promises.work
      result.exerciseLack = promises.lack
    }
    result.milliseconds = Int((clock.now - start) / .milliseconds(1))
    return result
  }

  /// Checks all steps of a lesson, or some of them, as ``check(_:progress:)`` does.
  ///
  /// - Throws: ``EngineFailure`` as for one step.
  package func check(
    _ lesson: Lesson, steps: [Step]? = nil,
    progress: @Sendable @escaping (StepResult) -> Void = { _ in }
  ) async throws(EngineFailure) -> [StepResult] {
    let cases = (steps ?? lesson.steps).map { Case.step($0, of: lesson) }
    return try await check([cases], progress: progress).first ?? []
  }

  /// A step to check, or the result of one that was checked before.
  package enum Case: Sendable {
    case step(Step, of: Lesson)
    case known(StepResult)
  }

  /// Checks steps of several lessons, some at a time, and reports them in the given order.
  ///
  /// The engine runs only as many compilers and devices as there are cores; a few more steps are
  /// begun, so that one is always ready.
  ///
  /// - Returns: A list of results for each lesson.
  /// - Throws: ``EngineFailure`` as for one step; no further step is begun then.
  package func check(
    _ lessons: [[Case]], progress: @Sendable @escaping (StepResult) -> Void
  ) async throws(EngineFailure) -> [[StepResult]] {
    let work = lessons.flatMap { $0 }
    let outcomes = await withTaskGroup(of: (Int, Result<StepResult, EngineFailure>).self) { group in
      var results: [Int: Result<StepResult, EngineFailure>] = [:]
      for (index, known) in work.enumerated() {
        if case .known(let result) = known { results[index] = .success(result) }
      }
      var told = 0
      var begun = 0
      var running = 0
      while true {
        while begun < work.count, running < Self.atOnce {
          if case .step(let step, let lesson) = work[begun] {
            let index = begun
            running += 1
            group.addTask {
              do throws(EngineFailure) {
                return (index, .success(try await check(step, of: lesson)))
              } catch {
                return (index, .failure(error))
              }
            }
          }
          begun += 1
        }
        while case .success(let result)? = results[told] {
          progress(result)
          told += 1
        }
        guard let (index, result) = await group.next() else { break }
        running -= 1
        results[index] = result
        if case .failure = result { break }
      }
      return results
    }
    for outcome in outcomes.values { _ = try outcome.get() }
    var results = work.indices.compactMap { try? outcomes[$0]?.get() }[...]
    return lessons.map { cases in
      defer { results = results.dropFirst(cases.count) }
      return Array(results.prefix(cases.count))
    }
  }

  /// The number of steps in progress at a time.
  private static let atOnce = max(ProcessInfo.processInfo.activeProcessorCount, 1) + 2
}

extension Step {
  /// The expectations among the step's blocks.
  package var expectations: [Expectation] {
    blocks.compactMap { if case .expectation(let expectation) = $0 { expectation } else { nil } }
  }
}
