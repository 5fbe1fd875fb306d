import Findings

/// The blocks that replace a paragraph or heading that contains tables.
struct TablePlan {
  /// One of those blocks.
  enum Part {
    case text(Document.Kind, SourceRange, Fragment)
    case table([Document.Alignment], SourceRange, [Row])
    case thematicBreak(SourceRange)
  }

  /// A row of a table; the first is its header.
  struct Row {
    var range: SourceRange
    var cells: [(range: SourceRange, fragment: Fragment)]
  }

  /// A text to be parsed on its own, and the line on which it starts among the fragments.
  struct Fragment {
    var content: BlockContent
    var base: Int
    var line: Int
    /// The number of inline nodes before the text's own.
    var leadingNodes = 0
  }

  var parts: [Part] = []
}
