import DeviceEvents
import Findings
import LessonModel

/// What checking a program says about what a lesson promises of it.
enum PromiseWords {
  static let compiles = "The code compiles, but the lesson says that it doesn't"
  static func compilesRemedy(_ message: String) -> String {
    "make the code fail with '\(message)', or remove 'fails'"
  }

  static func otherCompilerError(than message: String) -> String {
    "The code fails to compile, but not with '\(message)'"
  }
  static let otherCompilerErrorRemedy = "quote a part of what the compiler really says"

  /// Of a process that should have gone wrong; without an ending it never ran.
  static func failureMissing(
    _ failure: ExpectedFailure, of process: String, ending: Ending?
  ) -> String {
    let found = ending.map { ended(process, $0) } ?? "'\(process)' never ran"
    return "\(promise(failure)), but \(found)"
  }

  static func ended(_ process: String, _ ending: Ending) -> String {
    "'\(process)' \(ending.sentence)"
  }
  static let endedRemedy = "mend the code, or say what happens in a block 'text events'"
  static func endedRemedy(_ word: FenceWord) -> String {
    let example = word == .traps ? "\(word.rawValue)=\"…\"" : word.rawValue
    return "mend the code, or say that it is meant with '\(example)'"
  }

  static func deadlock(_ circle: [String]) -> String {
    "Coordinated files are in a deadlock: \(circle.joined(separator: "; "))"
  }
  static let deadlockRemedy =
    "name all files in one call, or say what happens in a block 'text events'"

  static func refused(_ app: String, _ reasons: [String]) -> String {
    "The device refuses '\(app)': \(reasons.joined(separator: "; "))"
  }

  static func differs(
    _ subject: Expectation.Subject, _ difference: ExpectedText.Difference
  ) -> String {
    "\(name(of: subject)) differs: \(text(of: difference))"
  }

  static let nothingPredicted = "No answer of the prediction is printed when the step runs"
  static let nothingPredictedRemedy = "offer a line that the scene or the program prints"
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

  private static func name(of subject: Expectation.Subject) -> String {
    switch subject {
    case .output(let process): process.map { "The output of '\($0)'" } ?? "The output"
    case .events: "What happens on the device"
    }
  }

  private static func text(of difference: ExpectedText.Difference) -> String {
    switch (difference.expected, difference.found) {
    case (let expected?, let found?): "expected '\(expected)', found '\(found)'"
    case (let expected?, nil):
      difference.isOpen
        ? "no line is '\(expected)'" : "expected '\(expected)', found nothing more"
    case (nil, let found): "expected nothing more, found '\(found ?? "")'"
    }
  }
}
