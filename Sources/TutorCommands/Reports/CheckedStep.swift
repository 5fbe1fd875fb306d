import Findings
import LessonModel
import Outcomes

/// A step with the result of checking it, as reports need it.
struct CheckedStep {
  /// The lesson's id.
  var lesson: String
  /// The lesson's file.
  var file: String
  /// The line at which the step begins.
  var line: Int
  /// How many programs the step has.
  var programs: Int
  var result: StepResult
}

extension CheckedStep {
  init(_ step: Step, of lesson: Lesson, _ result: StepResult) {
    self.init(
      lesson: lesson.id, file: lesson.file, line: step.range.start.line,
      programs: step.programs.count, result: result)
  }
}
