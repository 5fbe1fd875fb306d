/// The text of a property list in UTF-8, which gives the position in the file for each byte.
struct ListText {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// The offsets of the lines; a line ends at a line feed, a carriage return, or both together.
  private let lineStarts: [Int]
  /// The place of the first byte: the list may be inside another file, such as a lesson.
  private let start: TextPosition

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - start: The place of the first byte; lines begin at its column.
  init(_ bytes: [UInt8], start: TextPosition = .start) {
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(in: bytes)
    self.start = start
  }

  /// Returns the place of a byte.
  ///
  /// - Parameter offset: The number of bytes before it.
  /// - Returns: Its line and its column.
  func position(at offset: Int) -> TextPosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPosition(
      line: start.line + low, column: start.column + offset - lineStarts[low])
  }

  /// Returns a part of the text.
  ///
  /// - Parameter range: The offsets of its bytes.
  /// - Returns: The part; bytes that aren't UTF-8 become replacement characters.
  func string(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }

  /// The byte at an offset; `nil` after the end.
  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether there are certain ASCII letters at an offset.
  func has(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
  }
}

extension ListText {
  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        if byte == 0x0A || byte == 0x0D { starts.append(index) }
      }
      return starts
    }
  }
}
