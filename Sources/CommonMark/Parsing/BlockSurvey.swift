import Findings

/// Reads from the source what libcmark's tree doesn't say about its blocks.
///
/// One pass in reading order, with the containers around each block at hand.
struct BlockSurvey {
  /// What was found out about one block.
  enum Result {
    /// The text of a paragraph or heading.
    case text(BlockText)
    case fence(Document.Fence, SourceRange)
  }

  private let lines: LineTable
  private let tree: ParsedTree
  private var containers: ContainerStack
  private var results: [Int: Result] = [:]

  private init(_ tree: ParsedTree, lines: LineTable) {
    self.tree = tree
    self.lines = lines
    containers = ContainerStack(lines: lines)
  }

  /// What was found out, by the block's place in the tree.
  static func results(_ tree: ParsedTree, lines: LineTable) -> [Int: Result] {
    var survey = BlockSurvey(tree, lines: lines)
    survey.run()
    return survey.results
  }
}

extension BlockSurvey {
  private mutating func run() {
    var place = 0
    while place < tree.nodes.count {
      let node = tree.nodes[place]
      containers.close(before: place)
      visit(node, at: place)
      place = node.kind.holdsInlines ? node.end : place + 1
    }
  }

  private mutating func visit(_ node: ParsedTree.Node, at place: Int) {
    switch node.kind {
    case .blockQuote: containers.openQuote(line: node.startLine, end: node.end)
    case .item: containers.openItem(line: node.startLine, end: node.end)
    case .paragraph: results[place] = .text(paragraph(node, end: node.endLine))
    case .heading: results[place] = .text(heading(node))
    case .codeBlock(let code): results[place] = fence(node, literal: code.literal)
    case .document, .list, .htmlBlock, .thematicBreak, .table, .tableRow, .tableCell, .text,
      .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image:
      break
    }
  }

  private func fence(_ node: ParsedTree.Node, literal: String) -> Result? {
    guard let start = lines.range(of: node)?.start else { return nil }
    let scanner = FenceScanner(lines: lines, containers: containers, start: start)
    return scanner.map {
      let (fence, range) = $0.scan(literal: literal)
      return .fence(fence, range)
    }
  }

  private func paragraph(_ node: ParsedTree.Node, end: Int) -> BlockText {
    let lines = (node.startLine..<max(node.startLine, end) + 1).map(line)
    return BlockText(lines: lines, underline: nil, base: node.startColumn)
  }

  private func heading(_ node: ParsedTree.Node) -> BlockText {
    guard node.startLine == node.endLine else { return underlinedHeading(node) }
    // `## Title`: the text starts after the number signs.
    var line = line(node.startLine)
    let text = lines.bytes[line.bytes].drop { $0 == UInt8(ascii: "#") }.drop { $0.isBlank }
    let markup = text.startIndex - line.bytes.lowerBound
    line.bytes = text.indices
    return BlockText(lines: [line], underline: nil, base: node.startColumn + markup)
  }

  /// libcmark's end is the underline only at the end of the text, otherwise the line after it.
  private func underlinedHeading(_ node: ParsedTree.Node) -> BlockText {
    let before = node.endLine - 1
    let underline = before > node.startLine && isUnderline(line(before)) ? before : node.endLine
    var text = paragraph(node, end: underline - 1)
    text.underline = line(underline)
    return text
  }

  private func isUnderline(_ line: BlockContent.Line) -> Bool {
    let bytes = lines.bytes[lines.trimmed(line.bytes)]
    guard !line.onlyContinues, let first = bytes.first else { return false }
    return [.hyphen, UInt8(ascii: "=")].contains(first) && bytes.allSatisfy { $0 == first }
  }

  /// A line without its containers' prefix and, as in libcmark, without its indentation unless it
  /// is lazy.
  private func line(_ number: Int) -> BlockContent.Line {
    let (cursor, isLazy) = containers.match(line: number)
    let onlyContinues = isLazy || cursor.indentation.columns > 3
    let start = isLazy ? cursor.offset : cursor.indentation.offset
    let end = max(start, lines[number].upperBound)
    return BlockContent.Line(number: number, bytes: start..<end, onlyContinues: onlyContinues)
  }
}
