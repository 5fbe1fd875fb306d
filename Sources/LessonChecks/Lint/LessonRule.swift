package import Findings
package import LessonModel

/// A requirement on lessons beyond what the parser checks: one rule, one file, with its messages
/// beside the check.
package protocol LessonRule: Sendable {
  /// Finds violations of the rule in a lesson.
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding]
}

/// All rules for lessons, in the order of their findings at one place.
package enum LessonRules {
  package static let all: [any LessonRule] = [
    SummaryRule(), TitleLengthRule(), StatedResultRule(), HintRule(), LinkRule(), APINameRule(),
    OrphanFileRule(), PrerequisiteRule(), TopicRule(), SpoiledPredictionRule(), StaleExcuseRule(),
    OpenRequestRule(), TimelineRule(), ShownSolutionRule(), LengthRule(), IdleStepsRule(),
    EarlyTermRule(),
  ]

  /// Finds violations of any rule in a lesson.
  package static func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    all.flatMap { $0.findings(in: lesson, of: course) }.inOrderOfPlace
  }
}

extension [Finding] {
  /// The findings by file and place; those at one place keep their order.
  package var inOrderOfPlace: [Finding] {
    let top = SourcePosition(line: 1, column: 1)
    return enumerated().sorted { left, right in
      (left.element.file, left.element.range?.start ?? top, left.offset)
        < (right.element.file, right.element.range?.start ?? top, right.offset)
    }.map(\.element)
  }
}
