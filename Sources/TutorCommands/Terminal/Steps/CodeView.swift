import Highlighting
import LessonModel
import SitePages

/// Code for a terminal: its name above, colours where there are any.
enum CodeView {
  /// The columns before the code.
  static let margin = 4

  static func lines(_ snippet: Snippet, style: TerminalStyle) -> [TerminalLine] {
    guard !snippet.isHidden else {
      let name = snippet.targetPath.map { " in \($0)" } ?? ""
      return [TerminalLine("Set-up code\(name) is not shown", .dim).indented(by: 2)]
    }
    let code = lines(
      snippet.text, language: snippet.language, width: style.width, style: style)
    return caption(snippet, style: style).map { [$0] + code } ?? code
  }

  /// Lays code out in a number of columns; a line that is too long goes on behind a sign.
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
  private static func caption(_ snippet: Snippet, style: TerminalStyle) -> TerminalLine? {
    let parts = [
      snippet.caption.map { TerminalLine.Piece($0, .bold) },
      snippet.failure.map { TerminalLine.Piece($0.promise, .color(.yellow)) },
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
