import Findings
import LessonModel

/// No exercise can be solved by copying: the lesson above it doesn't show the solution's files.
///
/// Code is compared without white space. A file that the solution leaves as it was doesn't count.
struct ShownSolutionRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    lesson.steps.indices.flatMap { index -> [Finding] in
      guard let exercise = lesson.steps[index].exercise else { return [] }
      let earlier = lesson.steps[...index].flatMap(\.blocks).compactMap { block -> Snippet? in
        if case .snippet(let snippet, _) = block, !snippet.isStarter { snippet } else { nil }
      }
      return exercise.solution.files.compactMap { file in
        let code = file.text.withoutWhitespace
        guard !exercise.starter.contains(where: { $0.text.withoutWhitespace == code }),
          let shown = earlier.first(where: { $0.text.withoutWhitespace == code })
        else { return nil }
        return Finding(
          .style, "Solution is shown in the lesson, at line \(shown.infoRange.start.line)",
          file: lesson.file, range: file.infoRange,
          remedy: "ask for something that the reader hasn't seen yet")
      }
    }
  }
}

extension String {
  fileprivate var withoutWhitespace: String { filter { !$0.isWhitespace } }
}
