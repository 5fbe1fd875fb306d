import CommonMark
import Findings

extension Document {
  /// The text below some nodes, including code blocks, with a line for each block.
  func wording(of nodes: some Sequence<NodeID>) -> String {
    var text = ""
    for node in nodes {
      for event in events(from: node) {
        switch event {
        case .enter(let inner): text += words(of: inner)
        case .exit(let inner):
          if self[inner].kind.endsLine, !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
        }
      }
    }
    return text.trimmed
  }

  private func words(of node: NodeID) -> String {
    switch self[node].kind {
    case .text(let literal), .code(let literal), .htmlBlock(let literal): literal
    case .codeBlock(let code): code.literal
    case .softBreak, .lineBreak: " "
    case .document, .blockQuote, .list, .item, .heading, .paragraph, .thematicBreak, .table,
      .tableRow, .tableCell, .htmlInline, .emphasis, .strong, .link, .image:
      ""
    }
  }
}

extension Document.Kind {
  /// Whether the node's text ends a line.
  fileprivate var endsLine: Bool {
    switch self {
    case .heading, .paragraph, .codeBlock, .htmlBlock, .tableCell: true
    case .document, .blockQuote, .list, .item, .thematicBreak, .table, .tableRow, .text,
      .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image:
      false
    }
  }
}

extension String {
  /// The text on one line, with single spaces between its words.
  var onOneLine: String {
    let words = unicodeScalars.split { $0.properties.isWhitespace }
    return words.map { String($0) }.joined(separator: " ")
  }
}
