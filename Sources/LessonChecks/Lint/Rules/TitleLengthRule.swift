import Findings
import LessonModel

/// A step's title fits on one line of a list.
struct TitleLengthRule: LessonRule {
  private static let most = 60

  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    lesson.steps.compactMap { step in
      guard step.title.count > Self.most else { return nil }
      return Finding(
        .style, severity: .warning,
        "Step title has \(step.title.count) characters, a list has room for \(Self.most)",
        file: lesson.file, range: step.range,
        remedy: "shorten it; '{#\(step.id)}' after it keeps the step's id")
    }
  }
}
