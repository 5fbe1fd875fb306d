import CommonMark
import Findings

/// Reads one answer: `- [x] The app — it owns the group`.
struct AnswerReader {
  let document: Document
  let kind: Quiz.Kind
  let section: StepSection
  let needsExplanation: Bool

  /// Reads a list item; `nil`, with a finding, if there is nothing to choose.
  func answer(_ item: Document.NodeID, report: inout Report) -> Quiz.Answer? {
    let paragraph = document[item].firstChild
    let range =
      paragraph.flatMap { document[$0].range } ?? document[item].range ?? section.heading.range
    guard let mark = AnswerMark(of: item, in: document) else {
      report.add(
        .section, QuizWords.markMissing, at: range, remedy: QuizWords.markMissingRemedy(kind))
      return nil
    }
    let (text, phrase) = Phrase.cut(
      mark.paragraph, dropping: AnswerMark.length, in: document)
    guard !text.isEmpty else {
      report.add(
        .section, QuizWords.answerEmpty, at: range, remedy: QuizWords.answerEmptyRemedy)
      return nil
    }
    var line: String?
    if kind == .prediction {
      report.checkIsOpen(mark, at: range)
      line = self.line(of: text)
      guard line != nil else {
        report.add(
          .section, QuizWords.predictionNotCode, at: range,
          remedy: QuizWords.predictionNotCodeRemedy)
        return nil
      }
    }
    return Quiz.Answer(
      text, isRight: kind == .quiz ? mark.isRight : nil, line: line,
      explanation: explanation(phrase, below: mark.paragraph, at: range, report: &report),
      range: range)
  }

  /// The code that an answer begins with.
  private func line(of text: Phrase) -> String? {
    guard case .node(let node) = text.pieces.first, case .code(let line) = document[node].kind
    else { return nil }
    return line
  }

  /// Reads why the answer is right or wrong: the text after its dash, and the blocks below it.
  private func explanation(
    _ phrase: Phrase, below paragraph: Document.NodeID, at range: SourceRange,
    report: inout Report
  ) -> Quiz.Explanation {
    let blocks = Array(
      sequence(state: document[paragraph].nextSibling) { next in
        guard let block = next else { return Document.NodeID?.none }
        next = document[block].nextSibling
        return block
      })
    let plainText = [phrase.plainText, document.wording(of: blocks)]
      .filter { !$0.isEmpty }.joined(separator: "\n")
    if plainText.isEmpty, needsExplanation {
      report.add(
        .section, QuizWords.explanationMissing, at: range,
        remedy: QuizWords.explanationMissingRemedy)
    }
    return Quiz.Explanation(phrase, blocks: blocks, plainText: plainText)
  }
}

extension Report {
  fileprivate mutating func checkIsOpen(_ mark: AnswerMark, at range: SourceRange) {
    guard mark.isRight else { return }
    add(
      .section, QuizWords.predictionMarked, at: range,
      remedy: QuizWords.predictionMarkedRemedy)
  }
}
