import Findings

/// The lines of a paragraph or heading.
struct BlockText {
  var lines: [BlockContent.Line]
  /// The line under a heading that makes it one.
  var underline: BlockContent.Line?
  /// The column that libcmark gives to the first byte of each line.
  var base: Int
}

extension BlockText {
  /// The range up to the heading's underline; `nil` without one, in which case libcmark's is right.
  func range(in source: LineTable) -> SourceRange? {
    guard let first = lines.first, let underline else { return nil }
    return source.range(from: first, through: underline)
  }
}

extension LineTable {
  /// The range from a line's text to the end of another's, without white space around them.
  func range(from first: BlockContent.Line, through last: BlockContent.Line) -> SourceRange {
    let start = trimmed(first.bytes).lowerBound
    let end = trimmed(last.bytes).upperBound
    return SourceRange(
      SourcePosition(line: first.number, column: column(of: start, inLine: first.number)),
      SourcePosition(line: last.number, column: column(of: end, inLine: last.number)))
  }

  /// Returns the range of some bytes on one line.
  func range(of bytes: Range<Int>, inLine line: Int) -> SourceRange {
    SourceRange(
      line: line, column: column(of: bytes.lowerBound, inLine: line), length: bytes.count)
  }
}
