import CommonMark
import Findings
import LessonModel

/// No hint gives the solution away: none has all the lines that the solution adds to the starter.
///
/// Lines are compared without white space, wherever they are in the hint. Lines that the solution
/// only removes, and lines of punctuation alone, can't be told from other text.
struct HintRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    lesson.steps.flatMap { step -> [Finding] in
      guard let exercise = step.exercise else { return [] }
      let lines = Self.addedLines(of: exercise)
      guard !lines.isEmpty else { return [] }
      return exercise.hints.compactMap { hint -> Finding? in
        let text = hint.plainText.withoutWhitespace
        guard lines.allSatisfy(text.contains) else { return nil }
        return Finding(
          .style, "Hint gives away the whole solution", file: lesson.file,
          range: Self.range(of: hint, in: lesson.document),
          remedy: "leave the last step to the learner")
      }
    }
  }

  /// The place of a hint's text, without the list's number.
  private static func range(of hint: Exercise.Hint, in document: Document) -> SourceRange {
    guard let start = hint.nodes.first.flatMap({ document[$0].range?.start }),
      let end = hint.nodes.last.flatMap({ document[$0].range?.end })
    else { return hint.range }
    return SourceRange(start, end)
  }

  /// The lines of the solution's files that the starter's files of the same names don't have.
  private static func addedLines(of exercise: Exercise) -> [String] {
    exercise.solution.files.flatMap { file -> [String] in
      let starter = exercise.starter.first { $0.role == file.role }
      return lines(of: file.text).subtracting(lines(of: starter?.text ?? "")).sorted()
    }
  }

  /// The lines that have a letter or a digit.
  private static func lines(of text: String) -> Set<String> {
    Set(
      text.split(whereSeparator: \.isNewline).map(\.withoutWhitespace)
        .filter { $0.contains { $0.isLetter || $0.isNumber } })
  }
}

extension StringProtocol {
  fileprivate var withoutWhitespace: String { String(filter { !$0.isWhitespace }) }
}
