extension Document {
  /// The kind of a node.
  package enum Kind: Hashable, Sendable {
    // Blocks that contain blocks.
    case document
    case blockQuote
    case list(List)
    case item

    // Blocks that contain text.
    case codeBlock(CodeBlock)
    case htmlBlock(String)
    case paragraph
    case heading(level: Int)
    case thematicBreak

    // Tables: rows in a table, cells in a row, inline nodes in a cell.
    case table([Alignment])
    case tableRow(isHeader: Bool)
    case tableCell

    // Inline nodes.
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    case htmlInline(String)
    case emphasis
    case strong
    case link(destination: String, title: String)
    case image(destination: String, title: String)
  }

  /// How a list is numbered and spaced.
  package struct List: Hashable, Sendable {
    /// The character after the number of an ordered list's item.
    package enum Delimiter: Hashable, Sendable {
      case period, parenthesis
    }

    package var isOrdered: Bool
    /// The number of the first item; 0 for a bullet list.
    package var start: Int
    /// Whether the items' paragraphs are shown without space between them.
    package var isTight: Bool
    /// `nil` for a bullet list.
    package var delimiter: Delimiter?

    package init(isOrdered: Bool, start: Int, isTight: Bool, delimiter: Delimiter?) {
      self.isOrdered = isOrdered
      self.start = start
      self.isTight = isTight
      self.delimiter = delimiter
    }
  }

  /// A block of code, fenced or indented.
  package struct CodeBlock: Hashable, Sendable {
    /// The whole info string, entities and backslash escapes resolved; empty without a fence.
    package var info: String
    /// The code, each line with its line ending.
    package var literal: String
    package var isFenced: Bool

    package init(info: String, literal: String, isFenced: Bool) {
      self.info = info
      self.literal = literal
      self.isFenced = isFenced
    }
  }

  /// How a table's column is aligned.
  package enum Alignment: Hashable, Sendable {
    case none, left, center, right
  }
}

extension Document.Kind {
  /// Whether libcmark parses the block's text into inline nodes.
  var holdsInlines: Bool {
    switch self {
    case .paragraph, .heading: true
    case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .thematicBreak, .table,
      .tableRow, .tableCell, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis,
      .strong, .link, .image:
      false
    }
  }

  /// Whether this is a block, including a table's rows and cells, rather than an inline node.
  var isBlock: Bool {
    switch self {
    case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading,
      .thematicBreak, .table, .tableRow, .tableCell:
      true
    case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image:
      false
    }
  }

  /// The length of what precedes the inline nodes in an inline node; `nil` when it has none.
  var markerLength: Int? {
    switch self {
    case .emphasis, .link: 1
    case .strong, .image: 2
    case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading,
      .thematicBreak, .table, .tableRow, .tableCell, .text, .softBreak, .lineBreak, .code,
      .htmlInline:
      nil
    }
  }
}
