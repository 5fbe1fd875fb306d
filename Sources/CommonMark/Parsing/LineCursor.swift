import Findings

/// A place in a line that knows tab stops, as CommonMark's block structure counts them.
struct LineCursor {
  private let bytes: [UInt8]
  private let end: Int
  /// The next byte to read.
  private(set) var offset: Int
  /// The column counted from 0 with tabs expanded to every fourth; it may be within a tab.
  private(set) var column = 0

  init(_ lines: LineTable, line: Int) {
    let range = lines[line]
    bytes = lines.bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The byte at the cursor; `nil` at the line's end.
  var byte: UInt8? { offset < end ? bytes[offset] : nil }

  /// What lies ahead: how many columns of spaces and tabs, and where they stop.
  var indentation: (columns: Int, offset: Int) {
    var ahead = self
    ahead.skipSpaces(columns: .max)
    return (ahead.column - column, ahead.offset)
  }

  /// Whether only spaces and tabs are left.
  var isBlank: Bool { indentation.offset == end }

  /// Skips spaces and tabs up to a number of columns; returns how many columns it skipped.
  @discardableResult
  mutating func skipSpaces(columns limit: Int) -> Int {
    let start = column
    while column - start < limit, let byte, byte == .space || byte == .tab {
      let width = byte == .tab ? 4 - column % 4 : 1
      let left = limit - (column - start)
      column += min(width, left)
      if width <= left { offset += 1 }
    }
    return column - start
  }

  /// Moves past bytes that aren't tabs.
  mutating func advance(bytes count: Int) {
    let step = min(count, end - offset)
    offset += step
    column += step
  }

  /// Skips a block quote's marker and the one space that belongs to it, if it is here.
  mutating func skipQuoteMarker() -> Bool {
    var ahead = self
    guard ahead.skipSpaces(columns: 4) <= 3, ahead.byte == .greaterThan else { return false }
    ahead.advance(bytes: 1)
    ahead.skipSpaces(columns: 1)
    self = ahead
    return true
  }
}
