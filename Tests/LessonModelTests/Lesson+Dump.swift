import Findings
import LessonModel

extension Lesson {
  /// The lesson as indented text, which tests compare; lines of the Markdown follow an `@`.
  func dump() -> String {
    steps.map { step in
      let blocks = step.blocks.map { "  " + $0.dump() + "\n" }
      let programs = step.programs.enumerated().map { "  [\($0)] " + $1.dump() + "\n" }
      return "\(step.id)\n" + blocks.joined() + programs.joined()
    }.joined()
  }
}

extension Block {
  func dump() -> String {
    switch self {
    case .prose: "prose"
    case .snippet(let snippet, _): snippet.dump()
    case .question(let index): "question \(index)"
    case .expectation(let expectation):
      "expect \(expectation.subject.dump()) of [\(expectation.program)] @\(expectation.start.line)"
    }
  }
}

extension Expectation.Subject {
  func dump() -> String {
    switch self {
    case .output(let process): process.map { "output of \($0)" } ?? "output"
    case .events: "events"
    }
  }
}

extension Snippet {
  /// The role, and the line where the code begins.
  func dump() -> String {
    let name =
      switch role {
      case .shown: "shown \(language)"
      case .program: "program"
      case .scene: "scene"
      case .file(let name, let target): "\(target)/\(name)"
      }
    return "\(name) @\(start.line)" + (isHidden ? " hidden" : "")
      + (isStarter ? " starter" : "")
      + (failure.map { " must \($0.dump())" } ?? "")
  }
}

extension Program {
  func dump() -> String {
    let files = targets.map { target in
      "\(target.target.name)("
        + target.files.map { "\($0.fileName)@\($0.start.line)" }
        .joined(separator: " ") + ")"
    }
    let main = main.map { ["main@\($0.start.line)"] } ?? []
    let failure = failure.map {
      ["must \($0.expected.dump()) in \($0.target ?? "main") @\($0.range.start.line)"]
    }
    return (["\(kind)"] + files + main + (failure ?? [])).joined(separator: " ")
  }
}

extension ExpectedFailure {
  func dump() -> String {
    switch self {
    case .compilation(let message): "fail with '\(message)'"
    case .trap(let message): "trap with '\(message)'"
    case .timeLimit: "time out"
    case .memoryLimit: "run out of memory"
    case .outputLimit: "print too much"
    }
  }
}
