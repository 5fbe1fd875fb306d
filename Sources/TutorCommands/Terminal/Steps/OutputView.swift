import SitePages

/// What a process printed, beside a bar.
enum OutputView {
  static func lines(_ output: StepScript.Output, style: TerminalStyle) -> [TerminalLine] {
    var lines: [TerminalLine] = []
    if !output.text.isEmpty || output.errors.isEmpty {
      lines += block(caption(output), text: output.text, bar: .color(.green), style: style)
    }
    if !output.errors.isEmpty {
      if !lines.isEmpty { lines.append(.blank) }
      let caption = caption(output) + [TerminalLine.Piece(" to standard error")]
      lines += block(caption, text: output.errors, bar: .color(.yellow), style: style)
    }
    return lines
  }

  /// A caption, and lines of text beside a bar.
  static func block(
    _ caption: [TerminalLine.Piece], text: String, bar: Look, style: TerminalStyle
  ) -> [TerminalLine] {
    let head = TerminalLine(caption).indented(by: 2)
    guard !text.isEmpty else {
      return [TerminalLine(head.pieces + [TerminalLine.Piece(" nothing", .dim)])]
    }
    let side = TerminalLine.Piece(style.glyphs.bar + " ", bar)
    let lines = PrintedText(text).lines.flatMap { line in
      TerminalLine.lines(of: line + "\n").flatMap { TerminalLine($0).folded(to: style.width - 4) }
    }
    return [head] + lines.map { TerminalLine([side] + $0.pieces).indented(by: 2) }
  }

  private static func caption(_ output: StepScript.Output) -> [TerminalLine.Piece] {
    switch output.source {
    case .program: [TerminalLine.Piece("Output", .bold)]
    case .scene: [TerminalLine.Piece("The scene prints")]
    case .process(let process): [TerminalLine.Piece(process, .bold), TerminalLine.Piece(" prints")]
    }
  }
}
