/// One step of a walk: a node begins or ends.
///
/// Nodes without children are entered and exited too.
package enum WalkEvent: Hashable, Sendable {
  case enter(Document.NodeID)
  case exit(Document.NodeID)
}

extension Document {
  /// Returns a walk through a node and everything below it, in reading order.
  package func events(from id: NodeID) -> Events {
    Events(document: self, from: id)
  }

  /// A walk through the whole document, in reading order.
  package var events: Events { events(from: root) }

  /// A walk that follows the links between nodes, so depth doesn't use the stack.
  package struct Events: Sequence, IteratorProtocol {
    private let document: Document
    private let start: NodeID
    private var upcoming: WalkEvent?

    init(document: Document, from start: NodeID) {
      self.document = document
      self.start = start
      upcoming = .enter(start)
    }

    package mutating func next() -> WalkEvent? {
      guard let event = upcoming else { return nil }
      switch event {
      case .enter(let node):
        upcoming = document[node].firstChild.map(WalkEvent.enter) ?? .exit(node)
      case .exit(let node):
        upcoming = following(node)
      }
      return event
    }

    /// Skips what is below the node just entered; its exit still comes.
    package mutating func skipChildren(of node: NodeID) {
      upcoming = .exit(node)
    }

    private func following(_ node: NodeID) -> WalkEvent? {
      guard node != start else { return nil }
      if let sibling = document[node].nextSibling { return .enter(sibling) }
      return document[node].parent.map(WalkEvent.exit)
    }
  }
}
