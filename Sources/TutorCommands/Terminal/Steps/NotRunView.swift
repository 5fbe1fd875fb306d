import Outcomes

/// What this machine lacks for something that was to be run.
enum NotRunView {
  /// A title, and the reason beside a bar.
  static func lines(
    _ title: String, _ lack: MachineLack, style: TerminalStyle
  ) -> [TerminalLine] {
    let side = TerminalLine.Piece(style.glyphs.bar + " ", .color(.yellow))
    return [TerminalLine(title, .color(.yellow, bold: true)).indented(by: 2)]
      + TerminalLine(lack.reason).wrapped(to: style.textWidth - 4).map {
        TerminalLine([side] + $0.pieces).indented(by: 2)
      }
  }
}
