import Findings

/// One line for a terminal, in pieces that each have one look.
package struct TerminalLine: Hashable, Sendable {
  package var pieces: [Piece]

  package init(_ pieces: [Piece] = []) {
    self.pieces = pieces
  }

  package init(_ text: String, _ look: Look = .plain) {
    pieces = [Piece(text, look)]
  }

  package static let blank = TerminalLine()

  /// The columns that the line takes.
  package var width: Int { pieces.reduce(0) { $0 + $1.text.terminalWidth } }

  /// The line behind a margin.
  package func indented(by columns: Int) -> TerminalLine {
    TerminalLine([Piece(String(repeating: " ", count: columns))] + pieces)
  }

  /// A piece of a line: text that the terminal only shows.
  ///
  /// The text is made harmless here, once and for all: whatever comes from a lesson, a program or an
  /// event, control characters in it are replaced and can't drive the terminal.
  package struct Piece: Hashable, Sendable {
    package let text: String
    package var look: Look
    /// Where the piece leads when it is clicked.
    package var link: String?

    package init(_ text: String, _ look: Look = .plain, link: String? = nil) {
      self.text = text.withoutControlCharacters
      self.look = look
      self.link = link?.withoutControlCharacters
    }
  }
}

extension TerminalLine {
  /// Splits text that somebody else wrote into lines; tabs become spaces.
  package static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { $0.contains("\t") ? String($0).withoutTabs : String($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension String {
  /// The text with tabs that reach to the next fourth column.
  fileprivate var withoutTabs: String {
    var result = ""
    var column = 0
    for character in self {
      let cell =
        character == "\t" ? String(repeating: " ", count: 4 - column % 4) : String(character)
      result += cell
      column += cell.terminalWidth
    }
    return result
  }
}
