import Findings
import Foundation
import LessonChecks
import LessonModel
import Outcomes
import SnippetEngine
import TestSupport

/// The course in this repository, and what checks it.
enum TheCourse {
  static let loaded = Course.load(folder: Repository.root.appendingPathComponent("Lessons"))

  static let cases: [LessonCase] = (loaded.course?.lessons ?? []).flatMap { lesson in
    lesson.steps.map { LessonCase(lesson: lesson, step: $0) }
  }

  /// The checker; it takes outcomes that are still valid from the same cache as the tool.
  static func checker() async throws -> LessonChecker { try await shared.value }

  /// The result of a step; each step is checked once, however many tests ask.
  static func result(of test: LessonCase) async throws -> StepResult {
    try await results.result(of: test)
  }

  private static let results = StepResults()

  private static let shared = Task {
    let folder = Repository.root.appendingPathComponent(".build/tutor-cache").path
    return LessonChecker(
      engine: try await Engine(
        simulation: SimulationProducts(folder: BuildProducts.folder().path),
        cache: CacheFolder(path: folder)))
  }
}

/// The results of steps that were checked, or are being checked.
private actor StepResults {
  private var tasks: [String: Task<StepResult, any Error>] = [:]

  func result(of test: LessonCase) async throws -> StepResult {
    let task =
      tasks[test.description]
      ?? Task { try await TheCourse.checker().check(test.step, of: test.lesson) }
    tasks[test.description] = task
    return try await task.value
  }
}

/// One step of one lesson as a test case.
struct LessonCase: CustomStringConvertible, Sendable {
  var lesson: Lesson
  var step: Step

  var description: String { "\(lesson.id)/\(step.id)" }
}
