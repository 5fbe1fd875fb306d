import Highlighting
package import StepScripts

/// Code for a terminal: its name above, colours where there are any.
package enum CodeView {
  /// The columns before the code.
  static let margin = 4

  package static func lines(_ code: StepScript.Code, style: TerminalStyle) -> [TerminalLine] {
    if let setUp = code.setUp { return [TerminalLine(setUp.notice, .dim).indented(by: 2)] }
    let lines = lines(code.text, language: code.language, width: style.width, style: style)
    return caption(code, style: style).map { [$0] + lines } ?? lines
  }

  /// Lays code out in a number of columns; a line that is too long goes on after a sign.
  static func lines(
    _ code: String, language: String, width: Int, style: TerminalStyle
  ) -> [TerminalLine] {
    colored(code, language: language).flatMap { line in
      let parts = line.folded(to: width - margin)
      return parts.enumerated().map { index, part in
        guard index > 0 else { return part.indented(by: margin) }
        let sign = TerminalLine.Piece(style.glyphs.wrapped + " ", .dim)
        return TerminalLine([sign] + part.pieces).indented(by: margin - 2)
      }
    }
  }
}

extension CodeView {
  private static func caption(_ code: StepScript.Code, style: TerminalStyle) -> TerminalLine? {
    let parts = [
      code.caption.map { TerminalLine.Piece($0, .bold) },
      code.promise.map { TerminalLine.Piece($0, .color(.yellow)) },
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let separator = TerminalLine.Piece(" \(style.glyphs.dot) ", .dim)
    return TerminalLine(Array(parts.map { [$0] }.joined(separator: [separator]))).indented(by: 2)
  }

  /// Colours code and cuts it into lines.
  private static func colored(_ code: String, language: String) -> [TerminalLine] {
    var lines = [TerminalLine()]
    for span in highlight(code, language: language) {
      let parts = span.text.split(omittingEmptySubsequences: false) { $0.isNewline }
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(TerminalLine()) }
        guard !part.isEmpty else { continue }
        let text = TerminalLine.lines(of: String(part)).first ?? ""
        lines[lines.count - 1].pieces.append(TerminalLine.Piece(text, span.kind.look))
      }
    }
    if lines.last?.pieces.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension TokenKind {
  fileprivate var look: Look {
    switch self {
    case .keyword, .directive: .color(.magenta)
    case .type, .attribute: .color(.cyan)
    case .string: .color(.green)
    case .number: .color(.yellow)
    case .comment: Look(isDim: true, isItalic: true)
    case .identifier, .operator, .plain: .plain
    }
  }
}
