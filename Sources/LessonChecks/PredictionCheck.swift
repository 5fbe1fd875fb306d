import DeviceEvents
import Findings
import LessonModel
import Outcomes

extension Quiz {
  /// Whether each answer is right: according to the lesson or, for a prediction, to the run.
  ///
  /// If this machine lacks something for a program, what the lesson promises of it counts.
  ///
  /// - Parameters:
  ///   - outcomes: What the step's programs did.
  ///   - step: The step.
  /// - Returns: One value for each answer, in order; empty if nothing tells which is right.
  func rightAnswers(after outcomes: [Outcome], in step: Step) -> [Bool] {
    let printed = Set(
      outcomes.enumerated().flatMap { index, outcome in
        outcome.lack == nil ? outcome.mainLines : step.promisedLines(of: index)
      })
    let right = answers.map { answer in
      answer.isRight ?? answer.line.map(printed.contains) ?? false
    }
    let isUnknown =
      kind == .prediction && !right.contains(true) && outcomes.contains { $0.lack != nil }
    return isUnknown ? [] : right
  }

  /// The finding for a prediction none of whose answers is printed.
  func findings(after outcomes: [Outcome], in step: Step, file: String) -> [Finding] {
    let right = rightAnswers(after: outcomes, in: step)
    guard kind == .prediction, outcomes.contains(where: \.isBuilt), !right.isEmpty,
      !right.contains(true)
    else { return [] }
    return [
      Finding(
        .outputDiffers, PromiseWords.nothingPredicted, file: file, range: range,
        remedy: PromiseWords.nothingPredictedRemedy)
    ]
  }
}

extension Outcome {
  /// The lines printed by the scene or the standalone program.
  fileprivate var mainLines: [String] {
    processes.filter(MainProcess.names.contains).flatMap { text(of: $0).lines }
  }
}

extension Step {
  /// The lines that, according to the lesson, a program's scene or the standalone program prints.
  fileprivate func promisedLines(of program: Int) -> [String] {
    expectations.filter { $0.program == program }.flatMap { expectation in
      switch expectation.subject {
      case .output(let name) where name.map(MainProcess.names.contains) ?? true:
        expectation.text.lines
      case .output, .events: [String]()
      }
    }
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}
