import ActivationRules
import TerminalViews

/// An explanation for a terminal: one statement a line, with those that it is based on indented
/// below it; a remark has a bullet in place of the mark.
///
/// ```
/// ✗ not offered: 2 web URLs, at most 1 (documented)
///   ✗ at most 1 web URL: 2 were shared (documented)
/// ```
enum ExplanationView {
  /// Trees are indented up to this depth; anything deeper is aligned with its parent.
  private static let deepest = 12

  static func lines(
    _ explanation: Explanation, style: TerminalStyle, indentedBy margin: Int = 0
  ) -> [TerminalLine] {
    var lines: [TerminalLine] = []
    var pending: [(explanation: Explanation, depth: Int)] = [(explanation, 0)]
    while let (next, depth) = pending.popLast() {
      lines += statement(next, style: style, margin: margin + 2 * min(depth, deepest))
      pending += next.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  private static func statement(
    _ explanation: Explanation, style: TerminalStyle, margin: Int
  ) -> [TerminalLine] {
    let mark =
      if explanation.isRemark {
        TerminalLine.Piece(style.glyphs.bullet, .dim)
      } else if explanation.holds {
        TerminalLine.Piece(style.glyphs.yes, .color(.green))
      } else {
        TerminalLine.Piece(style.glyphs.no, .color(.red))
      }
    let text = TerminalLine([
      TerminalLine.Piece(explanation.text),
      TerminalLine.Piece(" (\(explanation.basis.rawValue))", .dim),
    ])
    let room = max(style.width - margin - 2, 20)
    return text.wrapped(to: room).enumerated().map { number, line in
      let head = number == 0 ? [mark, TerminalLine.Piece(" ")] : [TerminalLine.Piece("  ")]
      return TerminalLine(
        [TerminalLine.Piece(String(repeating: " ", count: margin))] + head + line.pieces)
    }
  }
}
