import DeviceEvents
import Findings
import LessonModel
import Outcomes
import SitePages

/// What went wrong: as the lesson means it to, or not.
enum FailureView {
  /// The compiler's messages, each with the line of code that it is about.
  static func lines(
    _ diagnostics: [Diagnostic], in program: Program, isMeant: Bool, style: TerminalStyle
  ) -> [TerminalLine] {
    let failed = diagnostics.contains { $0.severity == .error }
    let title = failed ? "The compiler refuses this" : "The compiler has something to say"
    let messages = diagnostics.flatMap { diagnostic in
      let severity = TerminalLine.Piece(
        "\(diagnostic.severity.rawValue): ", .color(diagnostic.severity.color, bold: true))
      let place = SnippetPlace(
        line: diagnostic.position.line, column: diagnostic.position.column, of: diagnostic.file,
        in: program)
      return [TerminalLine([severity, TerminalLine.Piece(diagnostic.message)])]
        + (place.map { excerpt($0, style: style) } ?? [])
    }
    return block([TerminalLine.Piece(title)], messages, isMeant: isMeant, style: style)
  }

  /// The bad end of a process.
  static func lines(
    _ breakdown: StepScript.Breakdown, style: TerminalStyle
  ) -> [TerminalLine] {
    let name = TerminalLine.Piece(breakdown.process)
    switch breakdown.ending {
    case .crashed(let signal, let message, let place):
      let words = TerminalLine.lines(of: message.isEmpty ? signal : message)
      let found = place.flatMap {
        SnippetPlace(line: $0.line, of: $0.file, in: breakdown.program)
      }
      return block(
        [name, TerminalLine.Piece(" crashes")],
        words.map { TerminalLine($0) } + (found.map { excerpt($0, style: style) } ?? []),
        isMeant: breakdown.isMeant, style: style)
    case .exited, .stopped:
      return block(
        [name, TerminalLine.Piece(" " + breakdown.ending.sentence)], [],
        isMeant: breakdown.isMeant, style: style)
    }
  }
}

extension FailureView {
  private static func block(
    _ title: [TerminalLine.Piece], _ lines: [TerminalLine], isMeant: Bool, style: TerminalStyle
  ) -> [TerminalLine] {
    let look: Look = .color(isMeant ? .yellow : .red, bold: true)
    let words = title.map(\.text).joined() + (isMeant ? ", as it should" : "")
    let side = TerminalLine.Piece(style.glyphs.bar + " ", .color(isMeant ? .yellow : .red))
    let body = lines.flatMap { $0.wrapped(to: style.width - 4) }
    return [TerminalLine(words, look).indented(by: 2)]
      + body.map { TerminalLine([side] + $0.pieces).indented(by: 2) }
  }

  /// The line of code in question, with a mark below the place, and where that is.
  private static func excerpt(_ place: SnippetPlace, style: TerminalStyle) -> [TerminalLine] {
    let name = place.name.map { "line \(place.line) of \($0)" } ?? "line \(place.line)"
    let code = TerminalLine(place.code)
    var lines = [TerminalLine(name, .dim).indented(by: 2), code.indented(by: 4)]
    if let before = place.before, code.width <= style.width - 8 {
      let space = String(repeating: " ", count: TerminalLine(before).width)
      lines.append(TerminalLine(space + "^", .color(.red, bold: true)).indented(by: 4))
    }
    return lines
  }
}

extension Severity {
  /// The colour in which a severity is written.
  var color: Look.Color {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
