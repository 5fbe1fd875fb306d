import CommonMark
import Findings
import Foundation
import LessonModel
import SnippetEngine

/// Which steps the learner has done: each with the digest of what the step said at that time, so
/// that a changed step counts as open again.
struct Progress: Hashable, Codable {
  /// The version of the file's form.
  var version = 1
  /// The digests of done steps, by `lesson/step`.
  var done: [String: String] = [:]

  /// The state of a step.
  enum State: String {
    case done, open, stale
  }

  func state(of step: Step, in lesson: Lesson) -> State {
    guard let digest = done[lesson.path(of: step)] else { return .open }
    return digest == lesson.digest(of: step) ? .done : .stale
  }

  mutating func finish(_ step: Step, of lesson: Lesson) {
    done[lesson.path(of: step)] = lesson.digest(of: step)
  }

  /// The first step of the course that isn't done.
  func next(in course: Course) -> (lesson: Lesson, step: Step)? {
    for lesson in course.lessons {
      for step in lesson.steps where state(of: step, in: lesson) != .done { return (lesson, step) }
    }
    return nil
  }
}

extension Lesson {
  /// The name by which commands and tests know a step.
  func path(of step: Step) -> String { "\(id)/\(step.id)" }

  /// The digest of the step's text, and of all the code that its programs are made of.
  func digest(of step: Step) -> String {
    let lines = document.source.split(separator: "\n", omittingEmptySubsequences: false)
    let start = min(step.range.start.line - 1, lines.count)
    let following = steps.first { $0.number == step.number + 1 }?.range.start.line
    let end = max(start, min((following ?? lines.count + 1) - 1, lines.count))
    let files = step.programs.flatMap { program in
      program.targets.flatMap { $0.files.map(\.text) }
    }
    return Digest(of: [lines[start..<end].joined(separator: "\n")] + files).description
  }
}
