import Findings
package import StepScripts

/// What went wrong, intentionally or not.
package enum FailureView {
  package static func lines(
    _ failure: StepScript.Failure, style: TerminalStyle
  ) -> [TerminalLine] {
    let look: Look = .color(failure.isMeant ? .yellow : .red, bold: true)
    let side = TerminalLine.Piece(style.glyphs.bar + " ", .color(failure.isMeant ? .yellow : .red))
    let body = failure.messages.flatMap { lines(of: $0, style: style) }
      .flatMap { $0.wrapped(to: style.width - 4) }
    return [TerminalLine(failure.title.text, look).indented(by: 2)]
      + body.map { TerminalLine([side] + $0.pieces).indented(by: 2) }
  }

  private static func lines(
    of message: StepScript.Failure.Message, style: TerminalStyle
  ) -> [TerminalLine] {
    let severity = message.severity.map {
      [TerminalLine.Piece("\($0.rawValue): ", .color($0.color, bold: true))]
    }
    let text =
      severity.map { [TerminalLine($0 + [TerminalLine.Piece(message.text)])] }
      ?? TerminalLine.lines(of: message.text).map { TerminalLine($0) }
    return text + (message.place.map { excerpt($0, style: style) } ?? [])
  }

  /// The line of code in question, its place, and a mark below it.
  private static func excerpt(_ place: SnippetPlace, style: TerminalStyle) -> [TerminalLine] {
    let code = TerminalLine(place.code)
    var lines = [TerminalLine(place.text, .dim).indented(by: 2), code.indented(by: 4)]
    if let before = place.before, code.width <= style.width - 8 {
      let space = String(repeating: " ", count: TerminalLine(before).width)
      lines.append(TerminalLine(space + "^", .color(.red, bold: true)).indented(by: 4))
    }
    return lines
  }
}

extension Severity {
  /// The colour of a severity.
  package var color: Look.Color {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
