import CommonMark
import Findings

/// Reads a question: blocks, then a list of answers.
struct QuizReader {
  let document: Document
  let section: StepSection
  let kind: Quiz.Kind
  /// Whether the question is among the step's text, where answers need no explanation.
  var isLight = false

  /// Reads the question; `nil`, with a finding, if it has no answers.
  func quiz(report: inout Report) -> Quiz? {
    let blocks = section.blocks.filter { !document.isComment($0) }
    guard let list = blocks.firstIndex(where: isAnswers) else {
      if !section.hasMistakes { report.noAnswers(in: section) }
      return nil
    }
    let question = question(blocks[..<list], report: &report)
    for block in blocks[(list + 1)...] { report.stray(block, in: section, of: document) }
    report.checkBullets(of: blocks[list], in: document)
    let answers = answers(in: blocks[list].node, report: &report)
    return Quiz(
      kind, question: question, answers: answers, range: section.heading.range,
      isLight: isLight)
  }

  /// Whether a block is the list of answers: the first with bullets, or with a mark.
  private func isAnswers(_ block: PlacedBlock) -> Bool {
    guard case .list(let list) = document[block.node].kind else { return false }
    return !list.isOrdered
      || document.children(of: block.node).contains { AnswerMark(of: $0, in: document) != nil }
  }

  private func question(_ blocks: ArraySlice<PlacedBlock>, report: inout Report) -> [Block] {
    let hasText = blocks.contains { document[$0.node].kind == .paragraph }
    if !hasText {
      report.add(
        .section,
        isLight
          ? QuizWords.questionMissingFromAnswers : QuizWords.questionMissing(in: section.word),
        at: section.heading.range,
        remedy: QuizWords.questionMissingRemedy)
    }
    return blocks.compactMap { block in
      switch block.block {
      case .prose(let node): return .prose(node)
      case .snippet(let snippet) where snippet.role == .shown: return .snippet(snippet)
      case .snippet(let snippet):
        report.runs(snippet, in: section)
        return nil
      case .expectation, .question:
        report.stray(block, in: section, of: document)
        return nil
      }
    }
  }

  private func answers(in list: Document.NodeID, report: inout Report) -> [Quiz.Answer] {
    let items = Array(document.children(of: list))
    report.tooFew(items.count, .answer, in: section)
    var places: [String: SourceRange] = [:]
    var answers: [Quiz.Answer] = []
    for item in items {
      let reader = AnswerReader(
        document: document, kind: kind, section: section, needsExplanation: !isLight)
      guard let answer = reader.answer(item, report: &report) else { continue }
      let key = answer.line ?? answer.text.plainText
      if let first = places[key] {
        report.add(
          .section, QuizWords.answerRepeated(key), at: answer.range,
          remedy: SharedWords.removeOneRemedy,
          notes: [Finding.Note(SharedWords.firstIsHere, range: first)])
        continue
      }
      places[key] = answer.range
      answers.append(answer)
    }
    let isWhole = answers.count == items.count
    if kind == .quiz, isWhole, !answers.contains(where: { $0.isRight == true }) {
      report.noneRight(in: section)
    }
    return answers
  }
}

extension Report {
  fileprivate mutating func noAnswers(in section: StepSection) {
    add(
      .section, QuizWords.answersMissing(in: section.word), at: section.heading.range,
      remedy: QuizWords.answersMissingRemedy)
  }

  fileprivate mutating func noneRight(in section: StepSection) {
    add(
      .section, QuizWords.noneRight, at: section.heading.range,
      remedy: QuizWords.noneRightRemedy)
  }

  fileprivate mutating func checkBullets(of list: PlacedBlock, in document: Document) {
    guard case .list(let kind) = document[list.node].kind, kind.isOrdered else { return }
    add(
      .section, QuizWords.numbered, at: document.range(of: list),
      remedy: QuizWords.numberedRemedy)
  }

  fileprivate mutating func runs(_ snippet: Snippet, in section: StepSection) {
    add(
      .section, QuizWords.codeRuns(in: section.word), at: snippet.infoRange,
      remedy: QuizWords.codeRunsRemedy)
  }
}
