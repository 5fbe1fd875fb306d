/// A half-open range of a text file: `end` is the position just after the last byte.
package struct SourceRange: Hashable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(_ start: SourcePosition, _ end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// A range of `length` bytes on one line.
  package init(line: Int, column: Int, length: Int = 1) {
    self.init(
      SourcePosition(line: line, column: column),
      SourcePosition(line: line, column: column + max(length, 0)))
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SourceRange: Codable {}
#endif
