import Findings
import LessonModel

/// A lesson has a summary, which the table of contents shows.
struct SummaryRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    guard !lesson.summary.contains(where: { !$0.isWhitespace }) else { return [] }
    return [
      Finding(
        .style, severity: .warning, "Lesson \(quoted(lesson.id)) has no summary",
        file: lesson.file, range: lesson.idRange ?? SourceRange(line: 1, column: 1),
        remedy: "add 'summary: …' to the front matter: one sentence for the table of contents")
    ]
  }
}
