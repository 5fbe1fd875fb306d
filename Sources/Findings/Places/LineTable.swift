/// A text's bytes, and where its lines are: it maps bytes to lines and lines to bytes.
///
/// Lines end as in CommonMark, property lists and the compiler: at a line feed, a carriage return,
/// or both together. After the last line ending there is one more line, which may be empty.
package struct LineTable: Sendable {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// The length of the text's byte order mark, which isn't part of the first line.
  package let byteOrderMark: Int
  /// The bytes of each line, without its ending; there is at least one line.
  private let lines: [Range<Int>]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    byteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines = Self.lines(of: bytes, from: byteOrderMark)
  }

  package init(_ text: some StringProtocol) {
    self.init(Array(text.utf8))
  }

  /// The number of lines, including an empty one after the last line ending.
  package var count: Int { lines.count }

  /// The number of lines, without an empty one after the last line ending.
  package var writtenCount: Int { lines.last?.isEmpty == true ? count - 1 : count }

  /// Whether there is a line with this number, from 1.
  package func has(_ line: Int) -> Bool { lines.indices.contains(line - 1) }

  /// The bytes of a line, from 1, without its ending; an empty range at the text's end if there is
  /// no such line.
  package subscript(line: Int) -> Range<Int> {
    has(line) ? lines[line - 1] : bytes.count..<bytes.count
  }

  /// The column, from 1, of a byte on a line.
  package func column(of offset: Int, inLine line: Int) -> Int {
    offset - self[line].lowerBound + 1
  }

  /// Returns the line and column of a byte.
  package func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: column(of: offset, inLine: low + 1))
  }

  /// Returns the byte at a line and column; `nil` after the last line.
  ///
  /// A column past the end of its line is taken as its end.
  package func offset(of position: SourcePosition) -> Int? {
    guard has(position.line) else { return nil }
    let line = self[position.line]
    return min(line.lowerBound + max(position.column - 1, 0), line.upperBound)
  }
}

extension LineTable {
  private static func lines(of bytes: [UInt8], from start: Int) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var lines: [Range<Int>] = []
      var start = start
      var offset = start
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        lines.append(start..<offset - 1)
        if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        start = offset
      }
      lines.append(start..<bytes.count)
      return lines
    }
  }
}
