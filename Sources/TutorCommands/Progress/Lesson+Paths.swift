import CommonMark
import Digests
import Findings
import LessonModel

extension Lesson {
  /// A step's name for commands and tests.
  func path(of step: Step) -> String { "\(id)/\(step.id)" }

  /// The digest of the step's text and of all its programs' code.
  func digest(of step: Step) -> String { digest(of: step, in: lines) }

  /// The digests of all steps, in order.
  var digests: [String] {
    let lines = lines
    return steps.map { digest(of: $0, in: lines) }
  }

  private var lines: [Substring] {
    document.source.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func digest(of step: Step, in lines: [Substring]) -> String {
    let start = min(step.range.start.line - 1, lines.count)
    let following = steps.first { $0.number == step.number + 1 }?.range.start.line
    let end = max(start, min((following ?? lines.count + 1) - 1, lines.count))
    let files = step.programs.flatMap { program in
      program.targets.flatMap { $0.files.map(\.text) }
    }
    return Digest(of: [lines[start..<end].joined(separator: "\n")] + files).description
  }
}
