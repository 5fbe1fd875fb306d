import Findings
import LessonModel
import StepScripts

/// A lesson can be read in one sitting, and no step is so long that its beginning is forgotten.
///
/// Applies only to the parts of a course that say `limits: true`.
struct LengthRule: LessonRule {
  private static let mostMinutes = 15
  private static let mostLines = 300
  /// Two screens of forty lines.
  private static let mostLinesOfAStep = 80

  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    guard course.limited.contains(lesson.id) else { return [] }
    let figures = LessonFigures(lesson)
    var findings: [Finding] = []
    if figures.minutes > Self.mostMinutes {
      findings.append(
        finding(
          "Lesson takes \(figures.minutes) minutes, more than \(Self.mostMinutes)",
          remedy: "move a part of it to another lesson", at: lesson.idRange, in: lesson))
    }
    if figures.newLines > Self.mostLines {
      findings.append(
        finding(
          "Lesson has \(figures.newLines) new lines, more than \(Self.mostLines)",
          remedy: "cut it, or move a part of it to another lesson", at: lesson.idRange, in: lesson))
    }
    return findings
      + zip(lesson.steps, LessonFigures.ofSteps(in: lesson)).compactMap { step, figures in
        let lines = figures.newLines
        guard lines > Self.mostLinesOfAStep else { return nil }
        return finding(
          "Step has \(lines) new lines, more than two screens of 40",
          remedy: "make two steps of it, or hide code that isn't its point", at: step.range,
          in: lesson)
      }
  }

  private func finding(
    _ message: String, remedy: String, at range: SourceRange?, in lesson: Lesson
  ) -> Finding {
    Finding(.style, message, file: lesson.file, range: range, remedy: remedy)
  }
}
