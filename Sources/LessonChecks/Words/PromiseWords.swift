import DeviceEvents
import Findings
import LessonModel

/// Messages about the promises that a lesson makes for a program.
enum PromiseWords {
  static let compiles = "The code compiles, but the lesson says that it doesn't"
  static func compilesRemedy(_ message: String) -> String {
    "make the code fail with '\(message)', or remove 'fails'"
  }

  static func otherCompilerError(than message: String) -> String {
    "The code fails to compile, but not with '\(message)'"
  }
  static let otherCompilerErrorRemedy = "quote part of what the compiler actually says"

  /// For a process that should have failed; without an ending it never ran.
  static func failureMissing(
    _ failure: ExpectedFailure, of process: String, ending: Ending?
  ) -> String {
    let found = ending.map { ended(process, $0) } ?? "'\(process)' never ran"
    return "\(promise(failure)), but \(found)"
  }

  static func ended(_ process: String, _ ending: Ending) -> String {
    "'\(process)' \(ending.sentence)"
  }
  static let endedRemedy = "fix the code, or state what happens in a 'text events' block"
  static func endedRemedy(_ word: FenceWord) -> String {
    let example = word == .traps ? "\(word.rawValue)=\"…\"" : word.rawValue
    return "fix the code, or mark it with '\(example)' if this is intended"
  }

  static func deadlock(_ circle: [String]) -> String {
    "Coordinated access to files is deadlocked: \(circle.joined(separator: "; "))"
  }
  static let deadlockRemedy =
    "coordinate all files in one call, or state what happens in a 'text events' block"

  static func refused(_ app: String, _ reasons: [String]) -> String {
    "The device refuses '\(app)': \(reasons.joined(separator: "; "))"
  }

  static func differs(
    _ subject: Expectation.Subject, _ difference: ExpectedText.Difference
  ) -> String {
    switch subject {
    case .output(process: nil): "The output differs: \(text(of: difference))"
    case .output(process: .some(let process)):
      "The output of '\(process)' differs: \(text(of: difference))"
    case .events: "The events differ: \(text(of: difference))"
    }
  }

  static let nothingPredicted = "None of the prediction's answers is printed when the step runs"
  static let nothingPredictedRemedy = "add an answer that the scene or the program prints"
}

extension PromiseWords {
  private static func promise(_ failure: ExpectedFailure) -> String {
    switch failure {
    case .compilation(let message): "The code should fail to compile with '\(message)'"
    case .trap(let message): "The code should trap with '\(message)'"
    case .timeLimit: "The code should run for too long"
    case .memoryLimit: "The code should use too much memory"
    case .outputLimit: "The code should print too much"
    }
  }

  private static func text(of difference: ExpectedText.Difference) -> String {
    switch (difference.expected, difference.found) {
    case (let expected?, let found?): "expected '\(expected)', found '\(found)'"
    case (let expected?, nil):
      difference.isOpen
        ? "no line matches '\(expected)'" : "expected '\(expected)', found nothing more"
    case (nil, let found): "expected nothing more, found '\(found ?? "")'"
    }
  }
}
