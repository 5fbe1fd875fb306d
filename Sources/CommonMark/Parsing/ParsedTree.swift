/// What libcmark made of a text, as plain values in reading order, positions as it gave them.
struct ParsedTree {
  /// One node of libcmark's tree.
  struct Node {
    var kind: Document.Kind
    /// The place of the parent in `nodes`; `nil` for the document.
    var parent: Int?
    /// The place just behind its last descendant.
    var end: Int
    // Counted from 1; the end column is that of the last byte; 0 where libcmark knows nothing.
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  var nodes: [Node] = []
}
