package import Findings

/// A CommonMark document as a value: every node of the tree in one flat array, in reading order.
///
/// Text → libcmark's tree → `ParsedTree` → (tables found, positions repaired) → `Document` → HTML.
///
/// Nodes refer to each other by index, so a document nested fifteen thousand levels deep is parsed,
/// walked, rendered and freed without recursion. A node's index is always greater than its
/// parent's and than those of the siblings before it.
package struct Document: Sendable {
  /// The text parsed.
  package let source: String

  let lines: LineTable
  var nodes: [Node]
  var fences: [NodeID: Fence]

  /// Parses CommonMark 0.30, with GitHub's pipe tables unless `tables` is off.
  ///
  /// Every text is a valid document, so nothing is thrown.
  package init(parsing source: String, tables: Bool = true) {
    let lines = LineTable(source)
    var assembly = TreeAssembly(lines: lines, tables: tables)
    assembly.run()
    self.source = source
    self.lines = lines
    nodes = assembly.arena.nodes
    fences = assembly.fences
  }

  /// The document node, which contains all others.
  package var root: NodeID { NodeID(index: 0) }

  /// The node with the given name; only names that this document gave out may be used.
  package subscript(id: NodeID) -> Node { nodes[id.index] }

  /// Identifies one node of one document.
  package struct NodeID: Hashable, Sendable {
    /// The place in the document's array of nodes.
    package let index: Int
  }

  /// One node: its kind, its place, and its neighbours.
  package struct Node: Sendable {
    /// The kind of node, with everything that only such a node has.
    package var kind: Kind
    /// The node's place in the source; `nil` if libcmark gives no position that makes sense.
    ///
    /// A code span's range includes its backticks. Cells that a short table row lacks have none.
    package var range: SourceRange?
    package var parent: NodeID?
    package var firstChild: NodeID?
    package var nextSibling: NodeID?
  }
}

extension Document {
  /// Returns the node's children in order, visiting them one by one without building an array.
  package func children(of id: NodeID) -> some Sequence<NodeID> {
    sequence(state: self[id].firstChild) { next in
      guard let child = next else { return nil }
      next = self[child].nextSibling
      return child
    }
  }

  /// Joins the text and code below a node; line breaks become spaces, raw HTML is left out.
  package func plainText(of id: NodeID) -> String {
    var text = ""
    for case .enter(let node) in events(from: id) {
      switch self[node].kind {
      case .text(let literal), .code(let literal):
        text += literal
      case .softBreak, .lineBreak:
        text += " "
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading,
        .thematicBreak, .table, .tableRow, .tableCell, .htmlInline, .emphasis, .strong, .link,
        .image:
        break
      }
    }
    return text
  }
}
