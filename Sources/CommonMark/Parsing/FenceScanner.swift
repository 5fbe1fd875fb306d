import Findings

/// Reads a fenced code block's fences from the source.
///
/// libcmark's end line can't be used here: for a block that its container cuts off, it names the
/// line after the block.
struct FenceScanner {
  private let lines: LineTable
  private let containers: ContainerStack
  private let start: SourcePosition
  /// How far the opening fence is indented in its container.
  private let indentation: Int

  /// `nil` when the code block that starts there is an indented one.
  init?(lines: LineTable, containers: ContainerStack, start: SourcePosition) {
    indentation = containers.match(line: start.line).cursor.indentation.columns
    guard indentation <= 3 else { return nil }
    self.lines = lines
    self.containers = containers
    self.start = start
  }

  /// Returns what the source says about the block with this code, and the block's own range.
  func scan(literal: String) -> (fence: Document.Fence, range: SourceRange) {
    let length = fenceLength
    let count = lineCount(of: literal)
    let last = start.line + count
    let isClosed = last < lines.count && closes(line: last + 1, length: length)
    let columns = (start.line + 1..<last + 1).map(codeColumn)
    let content = columns.first.map {
      SourceRange(SourcePosition(line: start.line + 1, column: $0), end(ofLine: last))
    }
    let fence = Document.Fence(
      infoRange: infoRange(behind: length), isClosed: isClosed, firstLine: start.line + 1,
      columns: columns, contentRange: content)
    return (fence, SourceRange(start, end(ofLine: isClosed ? last + 1 : last)))
  }
}

extension FenceScanner {
  private var fenceStart: Int { lines[start.line].lowerBound + start.column - 1 }

  private var fenceLength: Int {
    let bytes = lines.bytes[fenceStart..<lines[start.line].upperBound]
    return bytes.prefix { $0 == bytes.first }.count
  }

  private func infoRange(behind length: Int) -> SourceRange {
    let info = lines.trimmed(fenceStart + length..<lines[start.line].upperBound)
    guard !info.isEmpty else {
      return SourceRange(line: start.line, column: start.column + length, length: 0)
    }
    return lines.range(of: info, inLine: start.line)
  }

  private func lineCount(of literal: String) -> Int {
    LineTable(literal).writtenCount
  }

  private func end(ofLine line: Int) -> SourcePosition {
    SourcePosition(line: line, column: lines[line].count + 1)
  }

  /// The column of a line's first byte of code: after as much indentation as the fence has.
  private func codeColumn(ofLine line: Int) -> Int {
    var cursor = containers.match(line: line).cursor
    cursor.skipSpaces(columns: indentation)
    return lines.column(of: cursor.offset, inLine: line)
  }

  /// Whether a line is a closing fence in the block's own container.
  private func closes(line: Int, length: Int) -> Bool {
    var (cursor, isLazy) = containers.match(line: line)
    guard !isLazy, cursor.skipSpaces(columns: 4) <= 3 else { return false }
    let rest = lines.trimmed(cursor.offset..<lines[line].upperBound)
    return rest.count >= length && lines.bytes[rest].allSatisfy { $0 == lines.bytes[fenceStart] }
  }
}
