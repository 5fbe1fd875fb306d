import Findings

extension LineTable {
  /// The range of a block, taken from libcmark where that can be relied on.
  ///
  /// libcmark extends a thematic break over the blank lines after it, ends some HTML blocks before
  /// they start, and counts a NUL as three bytes.
  func range(of block: ParsedTree.Node) -> SourceRange? {
    guard block.startLine > 0, block.startColumn > 0 else { return nil }
    let start = SourcePosition(line: block.startLine, column: block.startColumn)
    switch block.kind {
    case .thematicBreak:
      return SourceRange(start, textEnd(ofLine: start.line))
    case .htmlBlock(let literal):
      let lineCount = LineTable(literal).writtenCount
      return SourceRange(start, textEnd(ofLine: start.line + max(lineCount, 1) - 1))
    default:
      let end = end(of: block)
      return end.line > 0 && start <= end ? SourceRange(start, end) : nil
    }
  }

  /// libcmark's end column is that of the last byte, and 0 on an empty line.
  private func end(of block: ParsedTree.Node) -> SourcePosition {
    let column = min(block.endColumn, self[block.endLine].count) + 1
    return SourcePosition(line: block.endLine, column: max(column, 1))
  }

  private func textEnd(ofLine line: Int) -> SourcePosition {
    SourcePosition(line: line, column: column(of: trimmed(self[line]).upperBound, inLine: line))
  }
}
