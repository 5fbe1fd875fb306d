import Findings

/// Lays down the inline nodes of one block, each with its range.
struct InlineLayer {
  private let tree: ParsedTree
  private let block: Int
  private let content: BlockContent
  private let base: Int
  /// The number of leading inline nodes that aren't part of the text.
  var leadingNodes = 0

  /// - Parameters:
  ///   - tree: The tree that libcmark made.
  ///   - block: The place in it of the block with the inline nodes.
  ///   - content: The text of the block.
  ///   - base: The column that libcmark gives to the first byte of each line.
  init(tree: ParsedTree, block: Int, content: BlockContent, base: Int) {
    self.tree = tree
    self.block = block
    self.content = content
    self.base = base
  }

  /// Appends the nodes under one of the document's nodes.
  func lay(into arena: inout NodeArena, under parent: Document.NodeID) {
    let definitions = LinkDefinitions(before: block, in: tree, content: content)
    let skipped = leadingNodes > 0 ? 0 : definitions.lineCount
    var ranges = InlineRanges(content: content, base: base, skipped: skipped)
    var open: [(id: Document.NodeID, place: Int)] = []
    for place in block + 1 + leadingNodes..<tree.nodes[block].end {
      close(&open, before: place, &ranges, in: &arena)
      let node = tree.nodes[place]
      let range = ranges.enter(node)
      let id = arena.append(node.kind, range: range, to: open.last?.id ?? parent)
      if node.kind.markerLength != nil { open.append((id, place)) }
    }
    close(&open, before: tree.nodes[block].end, &ranges, in: &arena)
  }

  private func close(
    _ open: inout [(id: Document.NodeID, place: Int)], before place: Int,
    _ ranges: inout InlineRanges, in arena: inout NodeArena
  ) {
    while let innermost = open.last, tree.nodes[innermost.place].end <= place {
      arena.setRange(ranges.exit(tree.nodes[innermost.place]), of: innermost.id)
      open.removeLast()
    }
  }
}
