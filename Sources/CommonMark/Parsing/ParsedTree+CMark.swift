// The only file that knows libcmark: no C type leaves it.
import CCmark

extension ParsedTree {
  /// Parses UTF-8 with libcmark, copies its tree and frees it.
  ///
  /// libcmark replaces each NUL byte by U+FFFD. Its sizes are 32-bit: it ends the process when a
  /// text outgrows them, so a text above half a gibibyte counts as empty.
  init(parsing bytes: [UInt8]) {
    let limit = Int(Int32.max / 4)
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_SOURCEPOS) else { return }
    defer { cmark_parser_free(parser) }
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, buffer.count <= limit else { return }
      cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard let root = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(root) }
    copy(root)
  }

  /// Follows libcmark's iterator, keeping the places of the open nodes on a separate stack.
  private mutating func copy(_ root: OpaquePointer) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    var open: [Int] = []
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      if event == CMARK_EVENT_EXIT {
        if let closed = open.popLast() { nodes[closed].end = nodes.count }
        continue
      }
      guard let kind = Document.Kind(node) else { continue }
      nodes.append(Node(node, kind: kind, parent: open.last, place: nodes.count))
      if !isLeaf(cmark_node_get_type(node)) { open.append(nodes.count - 1) }
    }
  }

  /// Whether libcmark's iterator enters such nodes without ever exiting them.
  private func isLeaf(_ type: cmark_node_type) -> Bool {
    switch type {
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
      CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
      true
    default:
      false
    }
  }
}

extension ParsedTree.Node {
  fileprivate init(_ node: OpaquePointer, kind: Document.Kind, parent: Int?, place: Int) {
    self.kind = kind
    self.parent = parent
    end = place + 1
    startLine = Int(cmark_node_get_start_line(node))
    startColumn = Int(cmark_node_get_start_column(node))
    endLine = Int(cmark_node_get_end_line(node))
    endColumn = Int(cmark_node_get_end_column(node))
  }
}

extension Document.Kind {
  /// `nil` for the custom nodes that only programs make.
  fileprivate init?(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: self = .document
    case CMARK_NODE_BLOCK_QUOTE: self = .blockQuote
    case CMARK_NODE_LIST: self = .list(Document.List(node))
    case CMARK_NODE_ITEM: self = .item
    case CMARK_NODE_CODE_BLOCK: self = .codeBlock(Document.CodeBlock(node))
    case CMARK_NODE_HTML_BLOCK: self = .htmlBlock(string(cmark_node_get_literal(node)))
    case CMARK_NODE_PARAGRAPH: self = .paragraph
    case CMARK_NODE_HEADING: self = .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: self = .thematicBreak
    case CMARK_NODE_TEXT: self = .text(string(cmark_node_get_literal(node)))
    case CMARK_NODE_SOFTBREAK: self = .softBreak
    case CMARK_NODE_LINEBREAK: self = .lineBreak
    case CMARK_NODE_CODE: self = .code(string(cmark_node_get_literal(node)))
    case CMARK_NODE_HTML_INLINE: self = .htmlInline(string(cmark_node_get_literal(node)))
    case CMARK_NODE_EMPH: self = .emphasis
    case CMARK_NODE_STRONG: self = .strong
    case CMARK_NODE_LINK:
      self = .link(
        destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      self = .image(
        destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    default: return nil
    }
  }
}

extension Document.List {
  fileprivate init(_ node: OpaquePointer) {
    isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    start = isOrdered ? Int(cmark_node_get_list_start(node)) : 0
    isTight = cmark_node_get_list_tight(node) != 0
    delimiter =
      switch cmark_node_get_list_delim(node) {
      case CMARK_PERIOD_DELIM: isOrdered ? .period : nil
      case CMARK_PAREN_DELIM: isOrdered ? .parenthesis : nil
      default: nil
      }
  }
}

extension Document.CodeBlock {
  /// libcmark doesn't tell whether a block is fenced: that is read from the source later.
  fileprivate init(_ node: OpaquePointer) {
    info = string(cmark_node_get_fence_info(node))
    literal = string(cmark_node_get_literal(node))
    isFenced = false
  }
}

/// Copies a C string that libcmark owns.
private func string(_ pointer: UnsafePointer<CChar>?) -> String {
  pointer.map { String(cString: $0) } ?? ""
}
