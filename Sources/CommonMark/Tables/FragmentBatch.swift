import Findings

/// Texts cut out of a document by its tables, to be parsed by libcmark in one go.
///
/// Each fragment starts on its own line, by which its nodes are found again. The whole document
/// follows them, so its link definitions apply in the fragments too.
struct FragmentBatch {
  private var text: [UInt8] = []
  private var nextLine = 1
  private var hasBracket = false

  var isEmpty: Bool { text.isEmpty }

  /// Adds the text of a cell as a heading: one line, inline nodes only.
  ///
  /// The closing `#` keeps one at the end of the text from being taken for the closing one.
  /// libcmark gives the text's first byte the column `FragmentBatch.cellBase`.
  mutating func addCell(_ content: BlockContent) -> Int {
    add("# ".utf8, content.bytes[...], " #\n".utf8)
  }

  /// The number of inline nodes that the start of a paragraph adds.
  static let leadingNodes = 2

  /// The column of the first byte of a cell's text.
  static let cellBase = 3

  /// Adds lines of a paragraph; because they are indented, only the first line can start another
  /// block.
  ///
  /// If the first line can't start a paragraph either, one is started for it: then its node and the
  /// line break after it are `FragmentBatch.leadingNodes` too many.
  mutating func addText(_ content: BlockContent, startingParagraph: Bool) -> Int {
    var indented: [UInt8] = startingParagraph ? Array("x\n    ".utf8) : []
    for byte in content.bytes {
      indented.append(byte)
      if byte == .lineFeed { indented += "    ".utf8 }
    }
    return add("".utf8, indented[...], "\n\n".utf8)
  }

  /// Parses all fragments, followed by a document if any may refer to its definitions.
  func parse(before lines: LineTable) -> FragmentTree {
    let definitions = hasBracket ? lines.bytes[lines.byteOrderMark...] : []
    return FragmentTree(ParsedTree(parsing: text + definitions), lineCount: nextLine - 1)
  }
}

extension FragmentBatch {
  private mutating func add(
    _ prefix: String.UTF8View, _ bytes: ArraySlice<UInt8>, _ suffix: String.UTF8View
  ) -> Int {
    let line = nextLine
    let start = text.count
    text += prefix
    text += bytes
    text += suffix
    nextLine += text[start...].count { $0 == .lineFeed }
    hasBracket = hasBracket || bytes.contains(UInt8(ascii: "["))
    return line
  }
}

/// The parsed fragments, found by the line on which each starts.
struct FragmentTree {
  let tree: ParsedTree
  private var blocks: [Int: Int] = [:]

  init(_ tree: ParsedTree, lineCount: Int) {
    self.tree = tree
    var place = 1
    while place < tree.nodes.count, tree.nodes[place].startLine <= lineCount {
      blocks[tree.nodes[place].startLine] = place
      place = tree.nodes[place].end
    }
  }

  /// The block that holds a fragment's inline nodes.
  ///
  /// `nil` for a fragment that consists only of link definitions.
  func block(atLine line: Int) -> Int? { blocks[line] }
}
