/// A text's bytes and the places of its lines, which end as in CommonMark: with LF, CR, or both.
struct LineTable: Sendable {
  let bytes: [UInt8]
  /// The length of the byte order mark that the text starts with; it isn't part of the first line.
  let byteOrderMark: Int
  private var contents: [Range<Int>] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    byteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var start = byteOrderMark
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == .lineFeed || byte == .carriageReturn else { continue }
      contents.append(start..<offset - 1)
      if byte == .carriageReturn, offset < bytes.count, bytes[offset] == .lineFeed { offset += 1 }
      start = offset
    }
    if start < bytes.count { contents.append(start..<bytes.count) }
  }

  var count: Int { contents.count }

  /// The bytes of a line counted from 1, without its line ending; empty when there is no such line.
  subscript(line: Int) -> Range<Int> {
    contents.indices.contains(line - 1) ? contents[line - 1] : bytes.count..<bytes.count
  }

  /// The column, counted from 1, of a place in a line.
  func column(of offset: Int, inLine line: Int) -> Int {
    offset - self[line].lowerBound + 1
  }

  /// Narrows a range of bytes by the white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isBlank { start += 1 }
    while start < end, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}
