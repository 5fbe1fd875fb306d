import Findings

/// The blocks that take the place of a paragraph or heading that holds tables.
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
    /// How many inline nodes precede the text's own.
    var leadingNodes = 0
  }

  var parts: [Part] = []
}
