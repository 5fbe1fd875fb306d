import CommonMark
import Findings
import LessonModel

extension Exercise {
  /// The exercise as indented text, which tests compare; lines of the Markdown follow an `@`.
  func dump() -> String {
    let lines =
      starter.map { "starter \($0.targetName ?? "")/\($0.fileName)@\($0.start.line)" }
      + ["check \(check.dump())"]
      + expectations.map { "expect \($0.subject.dump()) of [\($0.program)] @\($0.start.line)" }
      + verdicts.map { "\($0.seen) → \($0.text)" }
      + hints.map { "hint \($0.plainText.debugDescription) of \($0.nodes.count)" }
      + ["solution of \(solution.prose.count) " + solution.files.dump()]
      + accepted.map { "accepts \($0.name) " + $0.files.dump() }
      + rejected.map { "rejects \($0.name) \($0.files.dump()) → \($0.verdict ?? "")" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension [Snippet] {
  fileprivate func dump() -> String {
    map { "\($0.targetName ?? "")/\($0.fileName)@\($0.start.line)" }.joined(separator: " ")
  }
}

extension Quiz {
  /// The question as indented text.
  func dump(in document: Document) -> String {
    let question = question.map { block in
      switch block {
      case .prose(let node): document.plainText(of: node)
      case .snippet(let snippet, _): "\(snippet.language) @\(snippet.start.line)"
      case .expectation: "expectation"
      case .question(let index): "question \(index)"
      }
    }
    let answers = answers.map { answer in
      let right = answer.isRight.map { $0 ? "right" : "wrong" } ?? "open"
      let line = answer.line.map { " prints \($0.debugDescription)" } ?? ""
      return "  \(right) \(answer.text.pieces.dump(in: document))\(line)\n"
        + "    \(answer.explanation.phrase.pieces.dump(in: document)) "
        + "and \(answer.explanation.blocks.count): "
        + "\(answer.explanation.plainText.debugDescription)\n"
    }
    return "\(kind) \(question.joined(separator: "; "))\n" + answers.joined()
  }
}

extension [Phrase.Piece] {
  private func text(of piece: Phrase.Piece, in document: Document) -> String {
    switch piece {
    case .text(let text): text.debugDescription
    case .node(let node): "<\(document.plainText(of: node))>"
    }
  }

  fileprivate func dump(in document: Document) -> String {
    "[" + map { text(of: $0, in: document) }.joined(separator: " ") + "]"
  }
}
