package import StepScripts

/// Text that a process printed, or should print, beside a bar.
package enum OutputView {
  package static func lines(
    _ printed: StepScript.Printed, style: TerminalStyle
  ) -> [TerminalLine] {
    let head = printed.caption.line().indented(by: 2)
    guard !printed.lines.isEmpty else {
      let nothing = TerminalLine.Piece(" " + StepScript.Printed.nothing, .dim)
      return [TerminalLine(head.pieces + [nothing])]
    }
    let side = TerminalLine.Piece(style.glyphs.bar + " ", printed.kind.look)
    let lines = printed.lines.flatMap { line in
      TerminalLine.lines(of: line + "\n").flatMap { TerminalLine($0).folded(to: style.width - 4) }
    }
    return [head] + lines.map { TerminalLine([side] + $0.pieces).indented(by: 2) }
  }
}

extension StepScript.Printed.Kind {
  /// The look of the bar beside the text.
  fileprivate var look: Look {
    switch self {
    case .promised, .shown: .dim
    case .output: .color(.green)
    case .errors: .color(.yellow)
    }
  }
}
