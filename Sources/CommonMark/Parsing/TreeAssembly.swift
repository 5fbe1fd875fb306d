import Findings

/// Builds a document's nodes: libcmark's tree, with tables inserted and positions corrected.
///
/// A survey of the blocks comes first; then the tables' fragments are parsed together; then the
/// nodes are laid down in reading order.
struct TreeAssembly {
  private let lines: LineTable
  private let tree: ParsedTree
  private let survey: [Int: BlockSurvey.Result]
  private var plans: [Int: TablePlan] = [:]
  private var tables: TableLayer?
  /// The nodes whose descendants are being laid down, with the place where those end.
  private var open: [(id: Document.NodeID, end: Int)] = []

  private(set) var arena = NodeArena()
  private(set) var fences: [Document.NodeID: Document.Fence] = [:]

  init(lines: LineTable, tables: Bool) {
    self.lines = lines
    tree = ParsedTree(parsing: lines.bytes)
    survey = BlockSurvey.results(tree, lines: lines)
    if tables { findTables() }
  }

  /// Lays down all nodes.
  mutating func run() {
    if tree.nodes.isEmpty { _ = arena.append(.document, range: nil, to: nil) }
    var place = 0
    while place < tree.nodes.count {
      while let innermost = open.last, innermost.end <= place { open.removeLast() }
      add(tree.nodes[place], at: place)
      place = tree.nodes[place].kind.holdsInlines ? tree.nodes[place].end : place + 1
    }
  }
}

extension TreeAssembly {
  private mutating func findTables() {
    var planner = TablePlanner(lines: lines)
    for place in survey.keys.sorted() {
      guard case .text(let text)? = survey[place] else { continue }
      plans[place] = planner.plan(for: text, kind: tree.nodes[place].kind)
    }
    guard !plans.isEmpty else { return }
    tables = TableLayer(fragments: planner.batch.parse(before: lines))
  }

  private mutating func add(_ node: ParsedTree.Node, at place: Int) {
    if let plan = plans[place] {
      tables?.lay(plan, into: &arena, under: open.last?.id)
      return
    }
    switch survey[place] {
    case .text(let text): add(text, of: node, at: place)
    case .fence(let fence, let range): add(fence, range: range, of: node)
    case nil: open.append((append(node.kind, range: lines.range(of: node)), node.end))
    }
  }

  private mutating func add(_ text: BlockText, of node: ParsedTree.Node, at place: Int) {
    let id = append(node.kind, range: text.range(in: lines) ?? lines.range(of: node))
    let content = BlockContent(text.lines, of: lines)
    InlineLayer(tree: tree, block: place, content: content, base: text.base)
      .lay(into: &arena, under: id)
  }

  private mutating func add(
    _ fence: Document.Fence, range: SourceRange, of node: ParsedTree.Node
  ) {
    guard case .codeBlock(var code) = node.kind else { return }
    code.isFenced = true
    fences[append(.codeBlock(code), range: range)] = fence
  }

  private mutating func append(_ kind: Document.Kind, range: SourceRange?) -> Document.NodeID {
    arena.append(kind, range: range, to: open.last?.id)
  }
}
