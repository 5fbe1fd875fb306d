package import Findings

/// A finding for a terminal: the same text as `Finding.text`, with colours.
package enum FindingView {
  /// Renders a finding; `source` returns the text of a file by its name, for excerpts.
  package static func render(
    _ finding: Finding, style: TerminalStyle,
    source: (String) -> SourceLines? = { _ in nil }
  ) -> String {
    style.encode(lines(finding, source: source))
  }

  /// The lines are not wrapped: editors and terminals make `path:line:column` clickable, and the
  /// marks are below what they refer to.
  package static func lines(
    _ finding: Finding, source: (String) -> SourceLines? = { _ in nil }
  ) -> [TerminalLine] {
    finding.styledText(source: source).lines.map { spans in
      TerminalLine(spans.map { TerminalLine.Piece($0.text, $0.style.look) })
    }
  }
}

extension StyledText.Style {
  fileprivate var look: Look {
    switch self {
    case .location, .message: .bold
    case .severity(let severity), .caret(let severity): .color(severity.color, bold: true)
    case .margin: .dim
    case .excerpt: .plain
    case .remedy: .color(.green)
    }
  }
}
