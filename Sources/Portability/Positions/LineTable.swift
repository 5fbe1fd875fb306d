import Findings

/// The starts of a text's lines, in UTF-8 bytes.
struct LineTable: Sendable {
  /// The offset of each line's first byte; never empty.
  let starts: [Int]
  /// The length of the text.
  let length: Int

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
    length = bytes.count
  }

  /// Returns the line and column of a byte.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  /// Returns the byte at a line and column; `nil` after the last line.
  ///
  /// A column beyond the end of its line means the line's end.
  func offset(of position: SourcePosition) -> Int? {
    guard starts.indices.contains(position.line - 1) else { return nil }
    let end = position.line < starts.count ? starts[position.line] - 1 : length
    return min(starts[position.line - 1] + max(position.column - 1, 0), end)
  }
}
