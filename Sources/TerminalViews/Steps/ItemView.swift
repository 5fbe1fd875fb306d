package import CommonMark
package import StepScripts

/// One thing that a step shows.
package enum ItemView {
  package static func lines(
    _ item: StepScript.Item, in document: Document, style: TerminalStyle
  ) -> [TerminalLine] {
    switch item {
    case .prose(let node): MarkdownView.lines(document, [node], style: style)
    case .code(let code): CodeView.lines(code, style: style)
    case .printed(let printed): OutputView.lines(printed, style: style)
    case .timeline(let title, let timeline):
      [TerminalLine(title, .bold).indented(by: 2), .blank]
        + TimelineView.lines(timeline, style: style)
    case .photographs(let photographs): PhotographView.lines(photographs, style: style)
    case .failure(let failure): FailureView.lines(failure, style: style)
    case .remark(let text): [TerminalLine(text, .dim).indented(by: 2)]
    case .question(let question): QuizView.lines(question, in: document, style: style)
    case .waiting(let items):
      Array(
        items.map { lines($0, in: document, style: style) }.filter { !$0.isEmpty }
          .joined(separator: [.blank]))
    }
  }
}

extension Caption {
  /// The caption for a terminal: names stand out, or everything if there is none.
  func line(in look: Look = .plain) -> TerminalLine {
    let hasName = pieces.contains { if case .name = $0 { true } else { false } }
    return TerminalLine(
      pieces.map { piece in
        switch piece {
        case .name(let name): TerminalLine.Piece(name.onOneLine, .bold)
        case .text(let text), .code(let text):
          TerminalLine.Piece(text.onOneLine, hasName ? look : .bold)
        }
      })
  }
}

extension String {
  /// The first line, truncated: a program can choose any name.
  fileprivate var onOneLine: String {
    let line = prefix { !$0.isNewline }.unicodeScalars.prefix(200)
    return String(line)
  }
}
