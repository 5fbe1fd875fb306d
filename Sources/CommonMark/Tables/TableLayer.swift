import Findings

/// Lays down the blocks of a table plan in a document's nodes.
struct TableLayer {
  private let fragments: FragmentTree
  /// The number of empty cells with which short rows may still be filled.
  ///
  /// A wide table with many short rows would otherwise grow with the square of its source; past
  /// this limit its rows stay short.
  private var fillers = 65_536

  init(fragments: FragmentTree) {
    self.fragments = fragments
  }

  /// Appends the plan's blocks under a node.
  mutating func lay(
    _ plan: TablePlan, into arena: inout NodeArena, under parent: Document.NodeID?
  ) {
    for part in plan.parts {
      switch part {
      case .text(let kind, let range, let fragment):
        guard fragments.block(atLine: fragment.line) != nil else { continue }
        layText(fragment, into: &arena, under: arena.append(kind, range: range, to: parent))
      case .table(let alignments, let range, let rows):
        layRows(
          rows, width: alignments.count, into: &arena,
          under: arena.append(.table(alignments), range: range, to: parent))
      case .thematicBreak(let range):
        _ = arena.append(.thematicBreak, range: range, to: parent)
      }
    }
  }
}

extension TableLayer {
  private mutating func layRows(
    _ rows: [TablePlan.Row], width: Int, into arena: inout NodeArena, under table: Document.NodeID
  ) {
    for (index, row) in rows.enumerated() {
      let id = arena.append(.tableRow(isHeader: index == 0), range: row.range, to: table)
      for cell in row.cells {
        let cellID = arena.append(.tableCell, range: cell.range, to: id)
        layText(cell.fragment, into: &arena, under: cellID)
      }
      let missing = min(width - row.cells.count, fillers)
      for _ in 0..<missing { _ = arena.append(.tableCell, range: nil, to: id) }
      fillers -= missing
    }
  }

  private func layText(
    _ fragment: TablePlan.Fragment, into arena: inout NodeArena, under parent: Document.NodeID
  ) {
    guard let block = fragments.block(atLine: fragment.line) else { return }
    var layer = InlineLayer(
      tree: fragments.tree, block: block, content: fragment.content, base: fragment.base)
    layer.leadingNodes = fragment.leadingNodes
    layer.lay(into: &arena, under: parent)
  }
}
