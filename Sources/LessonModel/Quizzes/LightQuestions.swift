import CommonMark
import Findings

/// The questions among a step's text: a paragraph, then a list whose items all begin with `[ ]` or
/// `[x]`.
struct LightQuestions {
  let document: Document
  private(set) var quizzes: [Quiz] = []
  private(set) var blocks: [PlacedBlock] = []

  init(in blocks: [PlacedBlock], of document: Document, report: inout Report) {
    self.document = document
    for block in blocks {
      guard let kind = kind(of: block) else {
        self.blocks.append(block)
        continue
      }
      var asked = [block]
      if let last = self.blocks.last, document[last.node].kind == .paragraph {
        asked.insert(self.blocks.removeLast(), at: 0)
      }
      let range = document[asked[0].node].range ?? SourceRange(line: 1, column: 1)
      let section = StepSection(
        word: kind == .quiz ? .quiz : .prediction, heading: Outline.Heading(text: "", range: range),
        blocks: asked)
      let reader = QuizReader(document: document, section: section, kind: kind, isLight: true)
      guard let quiz = reader.quiz(report: &report) else {
        self.blocks += asked
        continue
      }
      self.blocks.append(PlacedBlock(node: asked[0].node, block: .question(quizzes.count)))
      quizzes.append(quiz)
    }
  }

  /// The kind of question whose answers are in a block: a prediction if none is marked as right.
  private func kind(of block: PlacedBlock) -> Quiz.Kind? {
    guard case .prose = block.block, case .list = document[block.node].kind else { return nil }
    let marks = document.children(of: block.node).map { AnswerMark(of: $0, in: document) }
    guard !marks.isEmpty, !marks.contains(where: { $0 == nil }) else { return nil }
    return marks.contains { $0?.isRight == true } ? .quiz : .prediction
  }
}
