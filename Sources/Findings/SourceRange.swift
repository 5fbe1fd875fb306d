/// A place in a text file: 1-based line, 1-based column in UTF-8 bytes.
package struct SourcePosition: Hashable, Comparable, Codable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A half-open stretch of a text file: `end` is the position just behind the last byte.
package struct SourceRange: Hashable, Codable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(_ start: SourcePosition, _ end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// A stretch of `length` bytes on one line.
  package init(line: Int, column: Int, length: Int = 1) {
    self.init(
      SourcePosition(line: line, column: column),
      SourcePosition(line: line, column: column + max(length, 0)))
  }
}
