import CommonMark
package import Findings

/// Turns a Markdown file into a lesson.
///
/// Bytes → `SourceText` → `FrontMatter` and `Document` → `Outline` → `ReadBlock`s → `Lesson`.
///
/// Mistakes in a file never throw: the result is as much of the lesson as could be made, with all
/// findings in the file's order.
package enum LessonParser {
  /// The maximum size of a file in bytes.
  package static let maximumSize = 4 * 1024 * 1024

  /// Parses a file's bytes; returns no lesson if they aren't text.
  ///
  /// `file` is its path in messages.
  package static func parse(
    _ bytes: [UInt8], file: String, strictness: Strictness = .lesson, mergesParts: Bool = true
  ) -> (lesson: Lesson?, findings: [Finding]) {
    var report = Report(file: file)
    guard bytes.count <= maximumSize else {
      report.tooLarge(bytes.count)
      return (nil, report.findings)
    }
    guard let source = SourceText(decoding: bytes, report: &report) else {
      return (nil, report.findings)
    }
    return parse(source, strictness: strictness, mergesParts: mergesParts, report: report)
  }

  /// Parses a text.
  package static func parse(
    _ text: String, file: String, strictness: Strictness = .lesson
  ) -> (lesson: Lesson?, findings: [Finding]) {
    var report = Report(file: file)
    guard text.utf8.count <= maximumSize else {
      report.tooLarge(text.utf8.count)
      return (nil, report.findings)
    }
    return parse(SourceText(text), strictness: strictness, mergesParts: true, report: report)
  }
}

extension LessonParser {
  private static func parse(
    _ source: SourceText, strictness: Strictness, mergesParts: Bool, report: Report
  ) -> (lesson: Lesson?, findings: [Finding]) {
    var report = report
    guard !source.isBlank else {
      report.add(
        .noStep, LessonWords.fileEmpty, at: SourceRange(line: 1, column: 1),
        remedy: LessonWords.fileEmptyRemedy)
      return (nil, report.findings)
    }
    let matter = FrontMatter.read(
      FrontMatterText(in: source.lines), lines: source.lines, strictness: strictness,
      report: &report)
    let draft = LessonDraft(
      document: Document(parsing: source.blanking(lines: matter.lineCount)), lines: source.lines,
      file: report.file, matter: matter, strictness: strictness, mergesParts: mergesParts)
    let lesson = draft.lesson(report: &report)
    return (lesson, report.inOrder)
  }
}

extension Report {
  fileprivate mutating func tooLarge(_ count: Int) {
    add(
      .unreadableFile, LessonWords.fileTooLarge(count), at: nil,
      remedy: LessonWords.fileTooLargeRemedy)
  }
}
