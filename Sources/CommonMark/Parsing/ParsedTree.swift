/// libcmark's result for a text, as plain values in reading order, with the positions that it gave.
struct ParsedTree {
  /// One node of libcmark's tree.
  struct Node {
    var kind: Document.Kind
    /// The place of the parent in `nodes`; `nil` for the document.
    var parent: Int?
    /// The place just after its last descendant.
    var end: Int
    // Counted from 1; the end column is that of the last byte; 0 if libcmark doesn't know it.
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  var nodes: [Node] = []
}
