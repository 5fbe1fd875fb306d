import Findings

/// One line for a terminal, in pieces of one look each.
package struct TerminalLine: Hashable, Sendable {
  package var pieces: [Piece]

  package init(_ pieces: [Piece] = []) {
    self.pieces = pieces
  }

  package init(_ text: String, _ look: Look = .plain) {
    pieces = [Piece(text, look)]
  }

  package static let blank = TerminalLine()

  /// The width of the line in columns.
  package var width: Int { pieces.reduce(0) { $0 + $1.text.terminalWidth } }

  /// The width in columns of its longest word.
  package var longestWord: Int {
    pieces.map(\.text).joined().split(separator: " ").map { String($0).terminalWidth }.max() ?? 0
  }

  /// The line after a margin.
  package func indented(by columns: Int) -> TerminalLine {
    TerminalLine([Piece(String(repeating: " ", count: columns))] + pieces)
  }

  /// A piece of a line: text that a terminal only displays.
  ///
  /// The text is sanitised here, once and for all: control characters from a lesson, a program or
  /// an event are replaced and can't control the terminal.
  package struct Piece: Hashable, Sendable {
    package let text: String
    package var look: Look
    /// The target of the piece when it is clicked.
    package var link: String?

    package init(_ text: String, _ look: Look = .plain, link: String? = nil) {
      self.text = text.withoutControlCharacters
      self.look = look
      self.link = link?.withoutControlCharacters
    }
  }
}

extension TerminalLine {
  /// Splits text from elsewhere into lines; tabs become spaces.
  package static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { $0.contains("\t") ? String($0).withoutTabs : String($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension String {
  /// The text with tabs expanded, at stops every four columns.
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
