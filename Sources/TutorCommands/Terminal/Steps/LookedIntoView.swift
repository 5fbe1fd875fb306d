import SitePages

/// What a scene showed of containers, one below the other.
enum LookedIntoView {
  static func lines(
    _ inspections: StepScript.Inspections, style: TerminalStyle
  ) -> [TerminalLine] {
    let shown = inspections.shown.map { inspection in
      OutputView.block(
        [
          TerminalLine.Piece("The scene shows "),
          TerminalLine.Piece(String(inspection.title.prefix(200)), .bold),
        ], text: inspection.lines.joined(separator: "\n"), bar: .dim, style: style)
    }
    let more =
      inspections.omitted > 0
      ? [[TerminalLine("\(inspections.omitted) more", .dim).indented(by: 2)]] : []
    return Array((shown + more).joined(separator: [TerminalLine.blank]))
  }
}
