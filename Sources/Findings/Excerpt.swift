/// The line of a file that a range begins on, cropped, with marks below the range.
///
/// Columns count bytes in a range but are shown by characters: tabs extend to every fourth column,
/// wide characters take two.
struct Excerpt {
  /// The line as shown.
  var line: String
  /// Spaces, a caret and tildes.
  var marks: String

  /// The maximum width of an excerpt.
  static let width = 96
  private static let tabStop = 4
  /// How much is read on either side of the caret: more than `width` columns of anything.
  private static let reach = 1_000

  /// Makes the excerpt; `nil` if the file has no such line.
  init?(of range: SourceRange, in source: SourceLines) {
    let number = range.start.line
    guard number >= 1, number <= source.count else { return nil }
    let length = source.length(ofLine: number)
    let start = min(max(range.start.column, 1), length + 1)
    let stop = range.end.line == number ? min(max(range.end.column, start), length + 1) : length + 1

    let first = max(start - Self.reach, 1)
    let last = min(start + Self.reach, length + 1)
    let before = Self.cells(source[line: number, from: first, to: start])
    let marked = Self.cells(
      source[line: number, from: start, to: min(stop, last)], at: before.width)
    let after = Self.cells(
      source[line: number, from: min(stop, last), to: last], at: before.width + marked.width)

    let cells = before.cells + marked.cells + after.cells
    let window = Self.window(
      around: before.cells.count..<(before.cells.count + marked.cells.count), of: cells)
    let cutsStart = window.lowerBound > 0 || first > 1
    let cutsEnd = window.upperBound < cells.count || last < length + 1
    line =
      (cutsStart ? "…" : "") + cells[window].map { $0.text }.joined() + (cutsEnd ? "…" : "")
    let indent = cells[window.lowerBound..<before.cells.count].reduce(0) { $0 + $1.width }
    let extent = cells[before.cells.count..<window.upperBound]
      .prefix(marked.cells.count).reduce(0) { $0 + $1.width }
    marks =
      String(repeating: " ", count: indent + (cutsStart ? 1 : 0)) + "^"
      + String(repeating: "~", count: max(extent - 1, 0))
  }
}

extension Excerpt {
  /// One character as shown.
  private struct Cell {
    var text: String
    var width: Int
  }

  /// Converts a piece of a line, which begins at a column, to the cells that show it.
  private static func cells(
    _ text: Substring?, at column: Int = 0
  ) -> (cells: [Cell], width: Int) {
    var cells: [Cell] = []
    var width = 0
    for character in text ?? "" {
      let cell: Cell
      if character == "\t" {
        let count = tabStop - (column + width) % tabStop
        cell = Cell(text: String(repeating: " ", count: count), width: count)
      } else {
        let text = String(character).withoutControlCharacters
        cell = Cell(text: text, width: text.terminalWidth)
      }
      cells.append(cell)
      width += cell.width
    }
    return (cells, width)
  }

  /// Chooses the cells to show: the whole line if it fits, otherwise with a third before the caret.
  private static func window(around marked: Range<Int>, of cells: [Cell]) -> Range<Int> {
    guard cells.reduce(0, { $0 + $1.width }) > width else { return 0..<cells.count }
    var lower = marked.lowerBound
    var room = width / 3
    while lower > 0, cells[lower - 1].width <= room {
      lower -= 1
      room -= cells[lower].width
    }
    var upper = marked.lowerBound
    room += width - width / 3
    while upper < cells.count, cells[upper].width <= room {
      room -= cells[upper].width
      upper += 1
    }
    while lower > 0, cells[lower - 1].width <= room {
      lower -= 1
      room -= cells[lower].width
    }
    return lower..<upper
  }
}
