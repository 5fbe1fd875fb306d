/// Builds a page's tree from what a parser finds in order, within limits.
struct PageTreeBuilder {
  private let limits: PageLimits
  private var count = 0
  /// The open elements, the outermost first.
  private var open: [Opened] = []
  private var root: PageNode?

  private struct Opened {
    var name: String
    var attributes: [PageNode.Attribute]
    var children: [PageNode] = []
  }

  init(limits: PageLimits) { self.limits = limits }

  /// Handles an element that begins `depth` levels below the root.
  mutating func element(
    _ name: String, attributes: [PageNode.Attribute], depth: Int
  ) throws(PageProblem) {
    try add()
    close(to: depth)
    guard open.count < limits.depth else { throw .tooDeep(limit: limits.depth) }
    open.append(Opened(name: name, attributes: attributes))
  }

  /// Handles a text `depth` levels below the root.
  mutating func text(_ text: String, depth: Int) throws(PageProblem) {
    try add()
    close(to: depth)
    guard !open.isEmpty else { return }
    open[open.count - 1].children.append(.text(text))
  }

  /// Returns the whole tree; `nil` if nothing was found.
  mutating func tree() -> PageNode? {
    close(to: 0)
    return root
  }

  private mutating func add() throws(PageProblem) {
    count += 1
    guard count <= limits.nodes else { throw .tooManyNodes(limit: limits.nodes) }
  }

  private mutating func close(to depth: Int) {
    while open.count > depth, let last = open.popLast() {
      let node = PageNode.element(
        name: last.name, attributes: last.attributes, children: last.children)
      if open.isEmpty {
        // What follows the root belongs to nothing.
        if root == nil { root = node }
      } else {
        open[open.count - 1].children.append(node)
      }
    }
  }
}
