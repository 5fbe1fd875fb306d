package import CommonMark
package import Findings

/// A multiple-choice question about a step.
package struct Quiz: Sendable {
  package var kind: Kind
  /// The question as it is shown.
  package var question: [Block]
  package var answers: [Answer]
  /// The place of its heading, or of its text.
  package var range: SourceRange
  /// Whether it is among the step's text; otherwise it is a section at the step's end.
  package var isLight: Bool

  package init(
    _ kind: Kind, question: [Block], answers: [Answer], range: SourceRange, isLight: Bool = false
  ) {
    self.kind = kind
    self.question = question
    self.answers = answers
    self.range = range
    self.isLight = isLight
  }

  /// How the right answers are known.
  package enum Kind: Hashable, Sendable {
    /// The lesson marks them.
    case quiz
    /// One of the step's programs prints them.
    case prediction
  }

  /// An answer to choose.
  package struct Answer: Hashable, Sendable {
    package var text: Phrase
    /// Whether it is right; `nil` in a prediction, where a run decides.
    package var isRight: Bool?
    /// The line that must be printed for the answer of a prediction to be right; `nil` in a quiz.
    package var line: String?
    package var explanation: Explanation
    package var range: SourceRange

    package init(
      _ text: Phrase, isRight: Bool?, line: String? = nil, explanation: Explanation,
      range: SourceRange
    ) {
      self.text = text
      self.isRight = isRight
      self.line = line
      self.explanation = explanation
      self.range = range
    }
  }

  /// Why an answer is right or wrong.
  package struct Explanation: Hashable, Sendable {
    /// The text after the answer's dash; empty without one.
    package var phrase: Phrase
    /// The blocks below the answer.
    package var blocks: [Document.NodeID]
    /// Both as plain text.
    package var plainText: String

    package init(_ phrase: Phrase, blocks: [Document.NodeID] = [], plainText: String) {
      self.phrase = phrase
      self.blocks = blocks
      self.plainText = plainText
    }
  }
}
