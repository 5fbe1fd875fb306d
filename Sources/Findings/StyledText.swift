/// Text in pieces with their kinds, so that a terminal can colour them.
package struct StyledText: Hashable, Sendable {
  package var lines: [[Span]]

  package init(lines: [[Span]] = []) {
    self.lines = lines
  }

  /// The text without its styles; every line ends with a line feed.
  package var plain: String {
    lines.map { line in line.map { $0.text }.joined() + "\n" }.joined()
  }

  /// A piece of one line.
  package struct Span: Hashable, Sendable {
    package var text: String
    package var style: Style

    /// Makes a piece, replacing control characters, which could manipulate a terminal.
    package init(_ text: String, _ style: Style) {
      self.text = text.withoutControlCharacters
      self.style = style
    }
  }

  /// The kind of a piece.
  package enum Style: Hashable, Sendable {
    case location
    case severity(Severity)
    case message
    /// Line numbers and rules beside an excerpt.
    case margin
    /// A line of the file.
    case excerpt
    /// The marks below an excerpt.
    case caret(Severity)
    /// What to do.
    case remedy
  }
}
