import Findings

/// What reading quizzes and predictions says.
enum QuizWords {
  static func questionMissing(in section: SectionWord) -> String {
    "Section \(quoted(section.rawValue)) has no question"
  }
  static let questionMissingRemedy = "write it before the answers"

  static func answersMissing(in section: SectionWord) -> String {
    "Section \(quoted(section.rawValue)) has no answers"
  }
  static let answersMissingRemedy = "write a list of them: '- [ ] answer — explanation'"

  static func codeRuns(in section: SectionWord) -> String {
    "Code in section \(quoted(section.rawValue)) does not run"
  }
  static let codeRunsRemedy = "add 'shown', or move it before the section"

  static let noneRight = "No answer of the quiz is right"
  static let noneRightRemedy = "mark one with '[x]', or make the section a 'Prediction'"

  static let numbered = "Answers are numbered"
  static let numberedRemedy = "begin each of them with '-'"

  static func answerRepeated(_ answer: String) -> String {
    "Answer \(quoted(answer)) is there twice"
  }

  static let markMissing = "Answer has no '[ ]' or '[x]'"
  static func markMissingRemedy(_ kind: Quiz.Kind) -> String {
    switch kind {
    case .quiz: "begin it with '[x]' if it is right, else with '[ ]'"
    case .prediction: "begin it with '[ ]'"
    }
  }

  static let answerEmpty = "Answer is empty"
  static let answerEmptyRemedy = "write the answer behind the bracket"

  static let predictionNotCode = "Answer of a prediction begins with no code"
  static let predictionNotCodeRemedy = "write the line that is printed between '`'"

  static let predictionMarked = "Prediction marks its answer"
  static let predictionMarkedRemedy = "write '[ ]': running finds which answers are right"

  static let explanationMissing = "Answer has no explanation"
  static let explanationMissingRemedy =
    "write behind ' — ', or in a paragraph below it, why it is right or wrong"
}
