package import Findings
package import LessonModel
import StepScripts

/// What `tutor lint` reports, as text and as JSON.
package struct LintReport: Encodable, Sendable {
  package struct Summary: Encodable, Hashable, Sendable {
    package var lessons: Int
    package var steps: Int
    package var errors: Int
    package var warnings: Int
  }

  /// One finding; unknown values are left out.
  package struct Entry: Encodable, Hashable, Sendable {
    package var code: String
    package var severity: Severity
    package var message: String
    package var remedy: String?
    package var file: String
    package var line: Int?
    package var column: Int?
  }

  /// How much one lesson has to read and to do.
  package struct LessonEntry: Encodable, Hashable, Sendable {
    package var id: String
    package var minutes: Int
    package var newLines: Int
    package var words: Int
    package var steps: Int
    package var exercises: Int
    package var questions: Int

    package init(_ lesson: Lesson) {
      let figures = LessonFigures(lesson)
      id = lesson.id
      minutes = figures.minutes
      newLines = figures.newLines
      words = figures.words
      steps = figures.steps
      exercises = figures.exercises
      questions = figures.questions
    }
  }

  package let version = 1
  package let summary: Summary
  package let findings: [Entry]
  /// One entry for each lesson; `nil` if they weren't requested.
  package let figures: [LessonEntry]?

  package init(
    _ findings: [Finding], lessons: Int, steps: Int, figures: [LessonEntry]? = nil
  ) {
    self.figures = figures
    summary = Summary(
      lessons: lessons, steps: steps, errors: findings.count { $0.severity == .error },
      warnings: findings.count { $0.severity == .warning })
    self.findings = findings.map(Entry.init)
  }

  /// The last line: "3 lessons, 29 steps: no findings".
  package var summaryLine: String { LintWords.summary(summary) + "\n" }

  /// The figures as a table with a line for each lesson; empty if they weren't requested.
  package var figureTable: String {
    guard let figures, !figures.isEmpty else { return "" }
    let rows =
      [LintWords.figureTitles]
      + figures.map { entry in
        [entry.minutes, entry.newLines, entry.words, entry.steps, entry.exercises, entry.questions]
          .map(String.init) + [entry.id]
      }
    let widths = LintWords.figureTitles.indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    let lines = rows.map { row in
      zip(row, widths).dropLast().map { text, width in
        String(repeating: " ", count: width - text.count) + text + "  "
      }.joined() + (row.last ?? "") + "\n"
    }
    return lines.joined() + "\n"
  }
}

extension LintReport.Entry {
  fileprivate init(_ finding: Finding) {
    code = finding.kind.rawValue
    severity = finding.severity
    message = finding.message
    remedy = finding.remedy
    file = finding.file
    line = finding.range?.start.line
    column = finding.range?.start.column
  }
}
