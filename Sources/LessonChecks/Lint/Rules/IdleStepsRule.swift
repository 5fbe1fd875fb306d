import Findings
import LessonModel

/// No three steps in a row leave the reader with nothing to do; a recap at the lesson's end doesn't
/// count.
///
/// Applies only to the parts of a course that say `limits: true`.
struct IdleStepsRule: LessonRule {
  private static let least = 3

  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    guard course.limited.contains(lesson.id) else { return [] }
    var idle = 0
    return lesson.steps.compactMap { step in
      guard step.exercise == nil, step.quizzes.isEmpty, !step.isRecap else {
        idle = 0
        return nil
      }
      idle += 1
      guard idle == Self.least else { return nil }
      return Finding(
        .style, "Nothing to do in \(Self.least) steps, of which this is the last",
        file: lesson.file, range: step.range,
        remedy: "ask a question, let the reader change a line, or add an exercise")
    }
  }
}

extension Step {
  /// Whether the step only repeats what the lesson has said.
  fileprivate var isRecap: Bool { id == "recap" }
}
