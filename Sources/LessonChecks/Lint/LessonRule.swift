package import Findings
package import LessonModel

/// Something that a lesson has to be beyond what the parser asks: one rule, one file, with its
/// messages beside the check.
package protocol LessonRule: Sendable {
  /// Finds what in a lesson breaks the rule.
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding]
}

/// All rules for lessons, in the order in which findings of one place are given.
package enum LessonRules {
  package static let all: [any LessonRule] = [
    SummaryRule(), TitleLengthRule(), StatedResultRule(), HintRule(), LinkRule(), APINameRule(),
    OrphanFileRule(), PrerequisiteRule(), TopicRule(), SpoiledPredictionRule(), StaleExcuseRule(),
    OpenRequestRule(), TimelineRule(), ShownSolutionRule(), LengthRule(), IdleStepsRule(),
  ]

  /// Finds what in a lesson breaks any rule.
  package static func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    all.flatMap { $0.findings(in: lesson, of: course) }.inOrderOfPlace
  }
}

extension [Finding] {
  /// The findings by file and place; those of one place stay in their order.
  package var inOrderOfPlace: [Finding] {
    let top = SourcePosition(line: 1, column: 1)
    return enumerated().sorted { left, right in
      (left.element.file, left.element.range?.start ?? top, left.offset)
        < (right.element.file, right.element.range?.start ?? top, right.offset)
    }.map(\.element)
  }
}
