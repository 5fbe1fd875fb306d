/// Text in pieces that each say what they are, so that a terminal can colour them.
package struct StyledText: Hashable, Sendable {
  package var lines: [[Span]]

  package init(lines: [[Span]] = []) {
    self.lines = lines
  }

  /// The text without its styles; every line ends with a line feed.
  package var plain: String {
    lines.map { line in line.map(\.text).joined() + "\n" }.joined()
  }

  /// A piece of one line.
  package struct Span: Hashable, Sendable {
    package var text: String
    package var style: Style

    /// Makes a piece; control characters, which could play tricks on a terminal, are replaced.
    package init(_ text: String, _ style: Style) {
      self.text = text.withoutControlCharacters
      self.style = style
    }
  }

  /// What a piece is.
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

extension String {
  /// The text with everything replaced that isn't to be seen but acted on: escape sequences, line
  /// feeds, and the characters that turn the direction of writing.
  package var withoutControlCharacters: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would act on it instead of showing it.
  var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
