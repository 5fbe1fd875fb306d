/// A place in a text file.
public struct TextPosition: Hashable, Sendable, Comparable {
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

  /// The beginning of a file.
  static let start = TextPosition(line: 1, column: 1)

  /// Whether a place comes before another.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
