package import LessonModel

extension StepScript {
  /// A question about the step, with the answers to choose from.
  package struct Question: Sendable {
    /// The title above it; `nil` for one among the step's text.
    package var title: String?
    /// The question as it is shown: prose and code.
    package var items: [Item]
    package var answers: [Answer]

    /// An answer, and the comment on it.
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
    ///   - rightAnswers: Which answers are right; `nil` if that isn't known.
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
  /// A block outside a step's sequence; `nil` for what only a run could show.
  init?(_ block: Block) {
    switch block {
    case .prose(let node): self = .prose(node)
    case .snippet(let snippet, _): self = .code(StepScript.Code(snippet))
    case .expectation, .question: return nil
    }
  }
}
