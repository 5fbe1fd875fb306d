import Findings
import LessonModel

/// Every program that runs has its result stated: what it prints, what happens, or how it fails.
///
/// A prediction states it, too, since the output has to be among its answers. A device's files
/// without a scene are only compiled; that they compile is their result.
struct StatedResultRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    lesson.steps.flatMap { step -> [Finding] in
      guard !step.quizzes.contains(where: { $0.kind == .prediction }) else { return [] }
      let stated = Set(step.expectations.map(\.program))
      return step.programs.indices.compactMap { index -> Finding? in
        let program = step.programs[index]
        guard let main = program.main, program.failure == nil, !stated.contains(index) else {
          return nil
        }
        return finding(program, main, in: lesson)
      }
    }
  }

  private func finding(_ program: Program, _ main: Snippet, in lesson: Lesson) -> Finding {
    let isScene = program.kind == .device
    return Finding(
      .style, "\(isScene ? "Scene" : "Program") has no stated result", file: lesson.file,
      range: main.infoRange,
      remedy: "add a 'text output'\(isScene ? ", 'text output=…' or 'text events'" : "") block"
        + " after it, or mark the code 'shown'")
  }
}
