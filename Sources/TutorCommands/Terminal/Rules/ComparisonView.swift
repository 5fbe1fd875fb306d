import TerminalViews

/// The changes between two versions, for a terminal: losses first.
enum ComparisonView {
  static func render(_ comparison: Comparison, style: TerminalStyle) -> String {
    guard !comparison.changes.isEmpty else {
      return style.encode([TerminalLine(InspectionViewWords.nothingChanged)])
    }
    let losses = comparison.changes.filter(\.isLoss)
    let others = comparison.changes.filter { !$0.isLoss }
    let blocks = [
      block(InspectionViewWords.losses, losses, style.glyphs.no, .red, style),
      block(InspectionViewWords.others, others, style.glyphs.yes, .green, style),
    ].filter { !$0.isEmpty }
    return style.encode(Array(blocks.joined(separator: [TerminalLine.blank])))
  }

  private static func block(
    _ title: String, _ changes: [Comparison.Change], _ mark: String, _ color: Look.Color,
    _ style: TerminalStyle
  ) -> [TerminalLine] {
    guard !changes.isEmpty else { return [] }
    return [TerminalLine(title, .bold)]
      + changes.flatMap { change in
        let text = TerminalLine([
          TerminalLine.Piece(change.text), TerminalLine.Piece(" (\(change.bundle))", .dim),
        ])
        return text.wrapped(to: max(style.width - 4, 20)).enumerated().map { number, line in
          let head =
            number == 0
            ? [TerminalLine.Piece("  "), TerminalLine.Piece(mark, .color(color))]
            : [TerminalLine.Piece("   ")]
          return TerminalLine(head + [TerminalLine.Piece(" ")] + line.pieces)
        }
      }
  }
}
