import Findings

/// Grows a document's array of nodes in reading order.
struct NodeArena {
  private(set) var nodes: [Document.Node] = []
  private var lastChildren: [Document.NodeID?] = []

  /// Adds a node as the last child of another.
  mutating func append(
    _ kind: Document.Kind, range: SourceRange?, to parent: Document.NodeID?
  ) -> Document.NodeID {
    let id = Document.NodeID(index: nodes.count)
    nodes.append(Document.Node(kind: kind, range: range, parent: parent))
    lastChildren.append(nil)
    if let parent { link(id, to: parent) }
    return id
  }

  /// Sets a range that is known only once the node's children are.
  mutating func setRange(_ range: SourceRange?, of id: Document.NodeID) {
    nodes[id.index].range = range
  }

  private mutating func link(_ id: Document.NodeID, to parent: Document.NodeID) {
    if let sibling = lastChildren[parent.index] {
      nodes[sibling.index].nextSibling = id
    } else {
      nodes[parent.index].firstChild = id
    }
    lastChildren[parent.index] = id
  }
}
