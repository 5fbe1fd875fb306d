/// A position in a text file.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in UTF-8 bytes, from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The beginning of a file.
  package static let start = SourcePosition(line: 1, column: 1)

  /// Converts a position in a nested text to the enclosing text; `start` is where the nested text
  /// begins, and all its lines begin in the same column.
  package func counted(from start: SourcePosition) -> SourcePosition {
    SourcePosition(line: start.line + line - 1, column: start.column + column - 1)
  }

  /// Whether a position is before another.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SourcePosition: Codable {}
#endif
