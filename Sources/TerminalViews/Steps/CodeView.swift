import Highlighting
package import StepScripts

/// Code for a terminal: its name above, and colours if there are any.
package enum CodeView {
  /// The columns before the code.
  static let margin = 4

  package static func lines(_ code: StepScript.Code, style: TerminalStyle) -> [TerminalLine] {
    if let setUp = code.setUp, !style.showsWholeFiles { return notice(for: [setUp], style: style) }
    let lines =
      changedLines(code, style: style)
      ?? lines(code.text, language: code.language, width: style.width, style: style)
    return caption(code, style: style).map { [$0] + lines } ?? lines
  }

  /// The notice in place of set-up code.
  static func notice(
    for setUps: [StepScript.Code.SetUp], style: TerminalStyle
  ) -> [TerminalLine] {
    TerminalLine(StepScript.Code.SetUp.notice(for: setUps), .dim).wrapped(to: style.textWidth - 2)
      .map { $0.indented(by: 2) }
  }

  /// The changes in a file that was shown before: each line with a sign, unchanged lines folded.
  private static func changedLines(
    _ code: StepScript.Code, style: TerminalStyle
  ) -> [TerminalLine]? {
    guard let changes = code.changes, !style.showsWholeFiles else { return nil }
    var rest = colored(code.text, language: code.language, style: style)[...]
    return changes.parts.flatMap { part -> [TerminalLine] in
      switch part {
      case .folded(let count, let words):
        rest = rest.dropFirst(count)
        return [TerminalLine("\(style.glyphs.fold) \(words)", .dim).indented(by: margin)]
      case .lines(let lines):
        return lines.flatMap { line -> [TerminalLine] in
          let own = line.side == .old ? nil : rest.popFirst()
          let text = own ?? TerminalLine(TerminalLine.lines(of: line.text + "\n").first ?? "", .dim)
          return folded(
            text, sign: TerminalLine.Piece(line.side.sign + " ", line.side.look),
            width: style.width, style: style)
        }
      }
    }
  }

  /// Lays out code in a number of columns; a line that is too long continues after a sign.
  static func lines(
    _ code: String, language: String, width: Int, style: TerminalStyle
  ) -> [TerminalLine] {
    colored(code, language: language, style: style).flatMap {
      folded($0, sign: TerminalLine.Piece("  "), width: width, style: style)
    }
  }

  private static func folded(
    _ line: TerminalLine, sign: TerminalLine.Piece, width: Int, style: TerminalStyle
  ) -> [TerminalLine] {
    line.folded(to: width - margin).enumerated().map { index, part in
      let head = index > 0 ? TerminalLine.Piece(style.glyphs.wrapped + " ", .dim) : sign
      return TerminalLine([head] + part.pieces).indented(by: margin - 2)
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

  /// Colours code, if the terminal has colours, and divides it into lines.
  private static func colored(
    _ code: String, language: String, style: TerminalStyle
  ) -> [TerminalLine] {
    var lines = [TerminalLine()]
    for span in highlight(code, language: style.usesColor ? language : "") {
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

extension StepScript.CodeChanges.Side {
  /// The look of a line's sign.
  fileprivate var look: Look {
    switch self {
    case .both: .plain
    case .new: .color(.green, bold: true)
    case .old: .color(.red)
    }
  }
}
