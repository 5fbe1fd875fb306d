import Findings

/// Finds the places of the inline nodes of one block, in reading order.
///
/// libcmark's own positions leave out what precedes a paragraph's later lines, lose count of lines
/// within a link's target, at a backslash that breaks a line and after link definitions, give a
/// link that spans lines a wrong start, and make text with leftover markers too long. But inline
/// nodes tile their block's text: each starts where the previous one ended. So only ends are taken
/// from libcmark, except those that can be determined from the text.
struct InlineRanges {
  private let content: BlockContent
  /// The column that libcmark gives to the first byte of each line.
  private let base: Int
  /// The end of the nodes so far.
  private var cursor: Int {
    didSet {
      isLost = isLost || cursor > content.bytes.count
      cursor = min(cursor, content.bytes.count)
    }
  }
  /// Whether the nodes so far reached beyond the text: no range is given from then on.
  private var isLost = false
  /// The start of the line that libcmark believes it is on.
  private var lineStart: Int
  /// The starts of the nodes entered and not yet left.
  private var starts: [Int] = []

  /// - Parameters:
  ///   - content: The block's text.
  ///   - base: The column that libcmark gives to the first byte of each line.
  ///   - skipped: The number of lines of link definitions before the actual text.
  init(content: BlockContent, base: Int, skipped: Int) {
    self.content = content
    self.base = base
    cursor = content.lineStarts.indices.contains(skipped) ? content.lineStarts[skipped] : 0
    lineStart = cursor
  }

  /// Takes the next node; its range is known now, unless it has children.
  mutating func enter(_ node: ParsedTree.Node) -> SourceRange? {
    let start = cursor
    if let markerLength = node.kind.markerLength {
      starts.append(start)
      cursor += markerLength
      return nil
    }
    switch node.kind {
    case .text(let literal):
      let matcher = LiteralMatcher(literal, in: content.bytes[cursor...])
      cursor = matcher.end ?? end(of: node)
    case .softBreak: return nextLine()
    case .lineBreak: return nextLine(countedUnlessEscaped: true)
    case .code: skip(to: codeEnd)
    case .htmlInline(let literal): skip(to: cursor + literal.utf8.count)
    default: return nil
    }
    return range(from: start, to: cursor)
  }

  /// Leaves a node whose children have all been taken.
  mutating func exit(_ node: ParsedTree.Node) -> SourceRange? {
    guard let start = starts.popLast() else { return nil }
    switch node.kind {
    case .emphasis: cursor += 1
    case .strong: cursor += 2
    case .link where isAutolink(start): cursor += 1
    default: cursor = end(of: node)
    }
    return range(from: start, to: cursor)
  }
}

extension InlineRanges {
  private func range(from start: Int, to end: Int) -> SourceRange? {
    isLost ? nil : content.range(start, end)
  }

  /// The end that libcmark gives, counted from the start of the line that it believes it is on.
  private func end(of node: ParsedTree.Node) -> Int {
    max(cursor, lineStart + node.endColumn - base + 1)
  }

  /// Moves past a line ending and the indentation of the next line.
  private mutating func nextLine(countedUnlessEscaped isHard: Bool = false) -> SourceRange? {
    let start = cursor
    let next = content.nextLine(from: cursor)
    // libcmark doesn't count the line ending that a backslash makes a hard break.
    let isEscaped = isHard && next >= 2 && content.bytes[next - 2] == .backslash
    cursor = next
    if !isEscaped {
      lineStart = next
      cursor = content.bytes[next...].firstIndex { $0 != .space && $0 != .tab } ?? next
    }
    return range(from: start, to: next)
  }

  /// Moves on within a node whose line endings libcmark counts.
  private mutating func skip(to end: Int) {
    let end = min(end, content.bytes.count)
    guard cursor < end else { return }
    if let last = content.bytes[cursor..<end].lastIndex(of: .lineFeed) { lineStart = last + 1 }
    cursor = end
  }

  /// The end of a code span: after the next run of as many backticks as at its start.
  private var codeEnd: Int {
    let bytes = content.bytes
    var offset = cursor
    var fence = 0
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, bytes[offset] == .backtick { offset += 1 }
      let run = offset - start
      if fence == 0 { fence = run } else if run == fence { return offset }
      if run == 0 { offset += 1 }
    }
    return cursor
  }

  private func isAutolink(_ start: Int) -> Bool {
    start < content.bytes.count && content.bytes[start] == UInt8(ascii: "<")
  }
}
