extension Predicate {
  /// A range in the text from which a predicate was read.
  ///
  /// Any two places are equal, so trees are compared by their meaning.
  public struct Place: Hashable, Sendable {
    /// The range in UTF-8 bytes from the beginning of the text.
    public var range: Range<Int>

    /// Makes a place.
    ///
    /// - Parameter range: The range in UTF-8 bytes from the beginning of the text.
    public init(_ range: Range<Int> = 0..<0) {
      self.range = range
    }

    /// Always true: places are equal wherever they are.
    public static func == (left: Place, right: Place) -> Bool { true }

    /// Hashes nothing.
    public func hash(into hasher: inout Hasher) {}

    /// Returns the range from the beginning of this place to the end of another.
    func through(_ other: Place) -> Place {
      let end = max(range.upperBound, other.range.upperBound)
      return Place(range.lowerBound..<end)
    }
  }

  /// A place in a text as editors show it.
  public struct Position: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The column in UTF-8 bytes, counted from 1.
    public var column: Int

    /// Finds the position of an offset in a text.
    ///
    /// - Parameters:
    ///   - offset: The number of UTF-8 bytes before it.
    ///   - text: The text; a line ends at a line feed, a carriage return, or both together.
    public init(offset: Int, in text: String) {
      line = 1
      column = 1
      var previous: UInt8 = 0
      for byte in text.utf8.prefix(offset) {
        column += 1
        if byte == 10 || byte == 13 {
          if !(byte == 10 && previous == 13) { line += 1 }
          column = 1
        }
        previous = byte
      }
    }
  }
}
