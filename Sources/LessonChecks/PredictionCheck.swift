import DeviceEvents
import Findings
import LessonModel
import Outcomes

extension Quiz {
  /// Whether each answer is right: as the lesson says, or, for a prediction, as running shows.
  ///
  /// - Parameter outcomes: What the step's programs did.
  /// - Returns: One value for each answer, in order.
  func rightAnswers(after outcomes: [Outcome]) -> [Bool] {
    let printed = Set(
      outcomes.flatMap { outcome in
        outcome.processes.filter { ["Scene", "Program"].contains($0) }
          .flatMap { outcome.text(of: $0).split(separator: "\n").map(String.init) }
      })
    return answers.map { answer in
      answer.isRight ?? answer.line.map(printed.contains) ?? false
    }
  }

  /// What is wrong with a prediction: nothing that it offers is printed.
  func findings(after outcomes: [Outcome], file: String) -> [Finding] {
    guard kind == .prediction, outcomes.contains(where: \.isBuilt),
      !rightAnswers(after: outcomes).contains(true)
    else { return [] }
    return [
      Finding(
        .outputDiffers, "No answer of the prediction is printed when the step runs", file: file,
        range: range, remedy: "offer a line that the scene or the program prints")
    ]
  }
}
