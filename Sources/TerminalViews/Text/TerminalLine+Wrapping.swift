import Findings

extension TerminalLine {
  /// Breaks the line between words, so that no line is wider than `width`.
  ///
  /// Longer words are broken anywhere, and so is running text in wide characters, which has no
  /// spaces.
  package func wrapped(to width: Int) -> [TerminalLine] {
    guard self.width > width else { return [self] }
    var wrapping = Wrapping(width: max(width, 1))
    for piece in pieces {
      for character in piece.text { wrapping.add(Cell(character, piece)) }
    }
    return wrapping.lines()
  }

  /// Breaks the line wherever it is full: for code, where spaces matter.
  package func folded(to width: Int) -> [TerminalLine] {
    guard self.width > width else { return [self] }
    var folded: [TerminalLine] = []
    var cells: [Cell] = []
    var column = 0
    for piece in pieces {
      for character in piece.text {
        let cell = Cell(character, piece)
        if column + cell.width > max(width, 2) {
          folded.append(TerminalLine(cells: cells[...]))
          (cells, column) = ([], 0)
        }
        cells.append(cell)
        column += cell.width
      }
    }
    return folded + [TerminalLine(cells: cells[...])]
  }

  /// One character with its look.
  private struct Cell {
    var character: Character
    var look: Look
    var link: String?
    var width: Int

    init(_ character: Character, _ piece: Piece) {
      self.character = character
      look = piece.look
      link = piece.link
      width = character.terminalWidth
    }
  }

  /// Joins characters of the same look into pieces.
  private init(cells: ArraySlice<Cell>) {
    var pieces: [Piece] = []
    var rest = cells
    while let first = rest.first {
      let run = rest.prefix { $0.look == first.look && $0.link == first.link }
      pieces.append(Piece(String(run.map(\.character)), first.look, link: first.link))
      rest = rest.dropFirst(run.count)
    }
    self.init(pieces)
  }

  /// Fills lines, one character after the other.
  private struct Wrapping {
    let width: Int
    private var done: [TerminalLine] = []
    private var cells: [Cell] = []
    private var column = 0
    /// How many cells stay on the line if it is broken now; 0 if there is no place to break it.
    private var breakAt = 0

    init(width: Int) {
      self.width = width
    }

    mutating func add(_ cell: Cell) {
      if cell.character == " ", cells.isEmpty, !done.isEmpty { return }
      if column + cell.width > width, cell.character != " " { breakLine() }
      cells.append(cell)
      column += cell.width
      if cell.character == " " || cell.width == 2 { breakAt = cells.count }
    }

    mutating func lines() -> [TerminalLine] {
      finish(cells[...])
      return done
    }

    private mutating func breakLine() {
      let count = breakAt > 0 ? breakAt : cells.count
      finish(cells.prefix(count))
      cells.removeFirst(count)
      column = cells.reduce(0) { $0 + $1.width }
      breakAt = 0
    }

    private mutating func finish(_ line: ArraySlice<Cell>) {
      var line = line
      while line.last?.character == " " { line.removeLast() }
      done.append(TerminalLine(cells: line))
    }
  }
}
