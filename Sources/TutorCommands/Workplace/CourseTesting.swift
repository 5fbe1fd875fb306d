import LessonChecks
import LessonModel
import Outcomes
import SnippetEngine

/// Checks many steps, reading and running only those not already known to keep their promises.
struct CourseTesting {
  let place: Workplace
  let checker: LessonChecker
  private var verdicts: KeptVerdicts

  init(place: Workplace, checker: LessonChecker) {
    self.place = place
    self.checker = checker
    verdicts = KeptVerdicts(place, engine: checker.engine)
  }

  /// Checks steps, a list for each lesson.
  ///
  /// - Parameters:
  ///   - chosen: The steps, in non-empty lists.
  ///   - report: The destination of findings about lessons that can't be read.
  ///   - progress: Called with each result, in order.
  /// - Returns: The steps with their results, a list for each lesson.
  /// - Throws: ``Failure`` if a lesson can no longer be read, or the machine is at fault.
  mutating func check(
    _ chosen: [[ListedStep]], _ report: Reporter,
    progress: @escaping @Sendable (StepResult) -> Void
  ) async throws(Failure) -> [[CheckedStep]] {
    var plans: [Plan] = []
    for steps in chosen { plans.append(try plan(steps, report)) }
    let cases = plans.map(\.cases)
    let checker = checker
    let results = try await checking { () async throws(EngineFailure) in
      try await checker.check(cases, progress: progress)
    }
    let checked = zip(plans, results).map { plan, results in
      zip(plan.steps, results).map { step, result in
        var step = step
        step.result = result
        return step
      }
    }
    for (plan, steps) in zip(plans, checked) {
      if let stamp = plan.stamp { verdicts.keep(steps, of: plan.file, stamp: stamp) }
    }
    if plans.contains(where: { $0.stamp != nil }) { verdicts.write() }
    return checked
  }

  /// What is to be done for the steps of one lesson.
  private struct Plan {
    var file: String
    /// The stamp of the lesson's file before it was read; `nil` if it needn't be read.
    var stamp: String?
    var steps: [CheckedStep] = []
    var cases: [LessonChecker.Case] = []
  }

  private func plan(_ steps: [ListedStep], _ report: Reporter) throws(Failure) -> Plan {
    var plan = Plan(file: steps.first?.file ?? "")
    let known = steps.map { checker.usesCache ? verdicts.verdict(on: $0) : nil }
    var lesson: Lesson?
    if known.contains(nil) {
      plan.stamp = verdicts.stamp(of: plan.file)
      lesson = try place.lesson(fileAt: plan.file, report)
    }
    for (listed, verdict) in zip(steps, known) {
      if let verdict {
        let step = CheckedStep(listed, verdict)
        plan.steps.append(step)
        plan.cases.append(.known(step.result))
      } else if let lesson, let step = lesson.steps.first(where: { $0.id == listed.id }) {
        plan.steps.append(CheckedStep(step, of: lesson, StepResult(id: listed.path)))
        plan.cases.append(.step(step, of: lesson))
      } else {
        throw .changed(listed)
      }
    }
    return plan
  }
}
