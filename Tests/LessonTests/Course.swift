import Findings
import Foundation
import LessonChecks
import LessonModel
import SnippetEngine
import TestSupport

/// The course in this repository, and what checks it.
enum TheCourse {
  static let loaded = Course.load(folder: Repository.root.appendingPathComponent("Lessons"))

  static let cases: [LessonCase] = (loaded.course?.lessons ?? []).flatMap { lesson in
    lesson.steps.map { LessonCase(lesson: lesson, step: $0) }
  }

  /// The checker; outcomes that were right before come from the same cache that the tool uses.
  static func checker() async throws -> LessonChecker { try await shared.value }

  private static let shared = Task {
    let folder = Repository.root.appendingPathComponent(".build/tutor-cache").path
    return LessonChecker(
      engine: try await Engine(
        simulation: SimulationProducts(folder: BuildProducts.folder().path),
        cache: CacheFolder(path: folder)))
  }
}

/// One step of one lesson as a test case.
struct LessonCase: CustomStringConvertible, Sendable {
  var lesson: Lesson
  var step: Step

  var description: String { "\(lesson.id)/\(step.id)" }
}
