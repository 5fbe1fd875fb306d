import Findings

/// Messages about quizzes and predictions.
enum QuizWords {
  static func questionMissing(in section: SectionWord) -> String {
    "Section \(quoted(section.rawValue)) has no question"
  }
  static let questionMissingFromAnswers = "Answers have no question above them"
  static let questionMissingRemedy = "write the question before the answers"

  static func answersMissing(in section: SectionWord) -> String {
    "Section \(quoted(section.rawValue)) has no answers"
  }
  static let answersMissingRemedy = "add a list of answers: '- [ ] answer — explanation'"

  static func codeRuns(in section: SectionWord) -> String {
    "Code in section \(quoted(section.rawValue)) does not run"
  }
  static let codeRunsRemedy = "add 'shown', or move it before the section"

  static let noneRight = "Quiz has no right answer"
  static let noneRightRemedy = "mark one with '[x]', or make the section a 'Prediction'"

  static let numbered = "Answers are in a numbered list"
  static let numberedRemedy = "start each of them with '-'"

  static func answerRepeated(_ answer: String) -> String {
    "Answer \(quoted(answer)) appears twice"
  }

  static let markMissing = "Answer has no '[ ]' or '[x]'"
  static func markMissingRemedy(_ kind: Quiz.Kind) -> String {
    switch kind {
    case .quiz: "start it with '[x]' if it is right, otherwise with '[ ]'"
    case .prediction: "start it with '[ ]'"
    }
  }

  static let answerEmpty = "Answer is empty"
  static let answerEmptyRemedy = "write the answer after the brackets"

  static let predictionNotCode = "Answer to a prediction does not start with code"
  static let predictionNotCodeRemedy = "start it with a line that may be printed, between '`'"

  static let predictionMarked = "Answer to a prediction is marked as right"
  static let predictionMarkedRemedy = "write '[ ]': running the step shows which answers are right"

  static let explanationMissing = "Answer has no explanation"
  static let explanationMissingRemedy =
    "say why it is right or wrong, after ' — ' or in a paragraph below it"
}
