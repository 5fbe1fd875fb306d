import Findings

/// The text of one block as libcmark's inline parser sees it, and the place of each of its bytes.
///
/// Lines are joined by line feeds; a NUL becomes U+FFFD; in a table's cell, a pipe loses its
/// backslash.
struct BlockContent {
  /// A part of one source line.
  struct Line {
    var number: Int
    var bytes: Range<Int>
    /// Whether the line can only continue a paragraph.
    ///
    /// Either its container's prefix is missing, or it is indented like code.
    var onlyContinues = false
  }

  /// From here on, content and source run in parallel.
  private struct Anchor {
    var offset: Int
    var position: SourcePosition
  }

  private(set) var bytes: [UInt8] = []
  /// The offset of each line in `bytes`.
  private(set) var lineStarts: [Int] = []
  private var anchors: [Anchor] = []

  init(_ parts: some Sequence<Line>, of lines: LineTable, unescapingPipes: Bool = false) {
    for part in parts {
      if !lineStarts.isEmpty { bytes.append(.lineFeed) }
      lineStarts.append(bytes.count)
      append(part, of: lines, unescapingPipes: unescapingPipes)
    }
  }

  /// Returns the source range of a part of the content; `nil` when it isn't one.
  func range(_ start: Int, _ end: Int) -> SourceRange? {
    guard 0 <= start, start <= end, end <= bytes.count else { return nil }
    guard start < end else { return position(of: start).map { SourceRange($0, $0) } }
    guard let first = position(of: start), var last = position(of: end - 1) else { return nil }
    last.column += 1
    // After a NUL, which is three bytes of content but one of source, what follows is nearer.
    if let next = position(of: end), next.line == last.line { last = min(last, next) }
    return SourceRange(first, last)
  }

  /// Returns the place just after the next line feed from a place on, or the end.
  func nextLine(from offset: Int) -> Int {
    guard offset < bytes.count else { return bytes.count }
    return bytes[offset...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count
  }
}

extension BlockContent {
  private mutating func append(_ part: Line, of lines: LineTable, unescapingPipes: Bool) {
    var isAnchored = false
    for offset in part.bytes {
      let byte = lines.bytes[offset]
      let next = offset + 1
      if unescapingPipes, byte == .backslash, next < part.bytes.upperBound,
        lines.bytes[next] == .pipe
      {
        isAnchored = false
        continue
      }
      if !isAnchored {
        anchor(column: lines.column(of: offset, inLine: part.number), line: part.number)
        isAnchored = true
      }
      guard byte == 0 else {
        bytes.append(byte)
        continue
      }
      bytes += [0xEF, 0xBF, 0xBD]
      isAnchored = false
    }
    anchor(column: lines.column(of: part.bytes.upperBound, inLine: part.number), line: part.number)
  }

  private mutating func anchor(column: Int, line: Int) {
    let position = SourcePosition(line: line, column: column)
    anchors.append(Anchor(offset: bytes.count, position: position))
  }

  private func position(of offset: Int) -> SourcePosition? {
    var low = 0
    var high = anchors.count
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    var position = anchors[low - 1].position
    position.column += offset - anchors[low - 1].offset
    return position
  }
}
