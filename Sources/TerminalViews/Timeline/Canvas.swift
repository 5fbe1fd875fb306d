import Findings

/// One line of characters that can be written at any column.
struct Canvas {
  private var cells: [(text: String, look: Look)]

  init(width: Int) {
    cells = Array(repeating: (" ", .plain), count: width)
  }

  /// Writes text from a column on; anything outside is left out.
  mutating func write(_ text: String, at column: Int, _ look: Look) {
    var column = column
    for character in text.withoutControlCharacters {
      let width = character.terminalWidth
      guard column >= 0, column + width <= cells.count else { return }
      if width == 0 {
        if column > 0 { cells[column - 1].text.append(character) }
        continue
      }
      cells[column] = (String(character), look)
      if width == 2 { cells[column + 1] = ("", look) }
      column += width
    }
  }

  /// The line, with adjacent characters of the same look joined.
  var pieces: [TerminalLine.Piece] {
    var pieces: [TerminalLine.Piece] = []
    var rest = cells[...]
    while let first = rest.first {
      let run = rest.prefix { $0.look == first.look }
      pieces.append(TerminalLine.Piece(run.map(\.text).joined(), first.look))
      rest = rest.dropFirst(run.count)
    }
    return pieces
  }
}
