/// Determines how many lines of link definitions libcmark removed from the start of a block.
///
/// Definitions may precede a paragraph's text without a blank line. libcmark drops them and counts
/// the lines of what is left from the block's first line.
struct LinkDefinitions {
  private let tree: ParsedTree
  private let block: Int
  private let content: BlockContent

  init(before block: Int, in tree: ParsedTree, content: BlockContent) {
    self.tree = tree
    self.block = block
    self.content = content
  }

  /// The number of lines dropped, found by looking for the first inline text.
  ///
  /// libcmark never counts too many lines for what is left, so the lines it didn't count are the
  /// most that can have been dropped.
  var lineCount: Int {
    guard content.bytes.first == UInt8(ascii: "["), let (leaf, offset) = firstLeaf else { return 0 }
    let most = content.lineStarts.count - 1 - countedLineEndings
    guard most > 0 else { return 0 }
    for skipped in stride(from: most, through: 1, by: -1) {
      if stands(leaf, at: content.lineStarts[skipped] + offset) { return skipped }
    }
    return 0
  }
}

extension LinkDefinitions {
  private var inlines: ArraySlice<ParsedTree.Node> {
    tree.nodes[block + 1..<tree.nodes[block].end]
  }

  private var countedLineEndings: Int {
    let last = inlines.map(\.endLine).max() ?? 0
    return max(0, last - tree.nodes[block].startLine)
  }

  /// The first node that is text, and the number of bytes of markers before it.
  private var firstLeaf: (node: ParsedTree.Node, offset: Int)? {
    var offset = 0
    for node in inlines {
      guard let length = node.kind.markerLength else { return (node, offset) }
      offset += length
    }
    return nil
  }

  /// Whether a node may have been made from the text at a place.
  private func stands(_ leaf: ParsedTree.Node, at start: Int) -> Bool {
    guard content.bytes.indices.contains(start) else { return false }
    let source = content.bytes[start...]
    return switch leaf.kind {
    case .text(let literal): LiteralMatcher(literal, in: source).end != nil
    case .code(let literal): agree(source.drop { $0.isBlank }, literal)
    case .htmlInline(let literal): agree(source, literal)
    case .lineBreak: source.first == .backslash
    default: false
    }
  }

  /// Whether source and code are the same up to the first line ending.
  private func agree(_ source: ArraySlice<UInt8>, _ literal: String) -> Bool {
    let difference = zip(source, literal.utf8).first { $0 != $1 }
    return difference.map { $0.0 == .lineFeed } ?? true
  }
}
