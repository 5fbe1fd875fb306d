import Findings
package import LessonModel
package import Outcomes
package import SnippetEngine

/// Checks that a lesson keeps its promises; the one function behind `tutor next`, `tutor test`,
/// `tutor site build` and the lesson tests.
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
        program, named: step.programs.count == 1 ? result.id : "\(result.id), program \(index + 1)",
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

  /// Checks all steps of a lesson, two at a time, and tells of each as it is done.
  ///
  /// - Throws: ``EngineFailure`` as for one step.
  package func check(
    _ lesson: Lesson, steps: [Step]? = nil,
    progress: @Sendable @escaping (StepResult) -> Void = { _ in }
  ) async throws(EngineFailure) -> [StepResult] {
    let steps = steps ?? lesson.steps
    let outcomes = await withTaskGroup(of: (Int, Result<StepResult, EngineFailure>).self) { group in
      var results: [Int: Result<StepResult, EngineFailure>] = [:]
      for (index, step) in steps.enumerated() {
        if index >= 2, let (done, result) = await group.next() { results[done] = result }
        group.addTask {
          do throws(EngineFailure) {
            let result = try await check(step, of: lesson)
            progress(result)
            return (index, .success(result))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for await (done, result) in group { results[done] = result }
      return results
    }
    var results: [StepResult] = []
    for index in steps.indices {
      guard let outcome = outcomes[index] else { continue }
      results.append(try outcome.get())
    }
    return results
  }
}

extension Step {
  /// The expectations among the step's blocks.
  package var expectations: [Expectation] {
    blocks.compactMap { if case .expectation(let expectation) = $0 { expectation } else { nil } }
  }
}
