/// A `###` heading of the format's vocabulary; the raw value is its spelling.
package enum SectionWord: String, CaseIterable, Hashable, Sendable {
  // The parts of an exercise.
  case check = "Check"
  case hints = "Hints"
  case solution = "Solution"
  case accepted = "Accepted"
  case rejected = "Rejected"

  // Questions.
  case quiz = "Quiz"
  case prediction = "Prediction"

  /// The level of such a heading.
  static let level = 3

  /// The kind of question that the section asks; `nil` for a part of an exercise.
  var quizKind: Quiz.Kind? {
    switch self {
    case .check, .hints, .solution, .accepted, .rejected: nil
    case .quiz: .quiz
    case .prediction: .prediction
    }
  }
}
