/// A place in a text file.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column in UTF-8 bytes, counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place where a file begins.
  package static let start = SourcePosition(line: 1, column: 1)

  /// The same place where its text stands inside another one, whose lines begin at a column of it.
  package func counted(from start: SourcePosition) -> SourcePosition {
    SourcePosition(line: start.line + line - 1, column: start.column + column - 1)
  }

  /// Says whether a place stands before another.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SourcePosition: Codable {}
#endif
