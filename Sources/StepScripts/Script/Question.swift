package import LessonModel

extension StepScript {
  /// A question about the step, with the answers to choose from.
  package struct Question: Sendable {
    /// What is said above it; `nil` for one among the step's text.
    package var title: String?
    /// The question as it is shown: prose and code.
    package var items: [Item]
    package var answers: [Answer]

    /// An answer, and what is said of it.
    package struct Answer: Sendable {
      package var text: Phrase
      package var explanation: Quiz.Explanation
      /// Whether it is right; `nil` for a prediction that hasn't been run.
      package var isRight: Bool?
      /// The same in words.
      package var verdict: String?
    }

    /// - Parameters:
    ///   - quiz: The question.
    ///   - rightAnswers: Which answers are right; `nil` where that isn't known.
    package init(_ quiz: Quiz, rightAnswers: [Bool]?) {
      title = quiz.isLight ? nil : ScriptWords.question(quiz.kind)
      items = quiz.question.compactMap(Item.init)
      answers = quiz.answers.enumerated().map { index, answer in
        let known = rightAnswers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        let isRight = answer.isRight ?? known
        return Answer(
          text: answer.text, explanation: answer.explanation, isRight: isRight,
          verdict: isRight.map(ScriptWords.verdict))
      }
    }
  }
}

extension StepScript.Item {
  /// A block outside the course of a step; `nil` for what a run would have to show.
  init?(_ block: Block) {
    switch block {
    case .prose(let node): self = .prose(node)
    case .snippet(let snippet, _): self = .code(StepScript.Code(snippet))
    case .expectation, .question: return nil
    }
  }
}
