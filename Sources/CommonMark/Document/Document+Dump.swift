import Findings

extension Document {
  /// The tree as indented text, one node per line with its range, which tests compare.
  ///
  /// Ranges are half-open; a missing one shows as `?`:
  /// ```
  /// document 1:1-1:6
  ///   paragraph 1:1-1:6
  ///     text 1:1-1:6 "hello"
  /// ```
  package func dump() -> String {
    var text = ""
    var depth = 0
    for event in events {
      guard case .enter(let id) = event else {
        depth -= 1
        continue
      }
      text += String(repeating: "  ", count: depth) + line(for: self[id]) + "\n"
      depth += 1
    }
    return text
  }
}

extension Document {
  private func line(for node: Node) -> String {
    let (name, detail) = node.kind.dumpWords
    return name + " " + (node.range?.dumpText ?? "?") + (detail.isEmpty ? "" : " " + detail)
  }
}

extension SourceRange {
  fileprivate var dumpText: String {
    "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}

extension Document.Kind {
  /// The node's name and, after its range, further details.
  fileprivate var dumpWords: (name: String, detail: String) {
    switch self {
    case .document: ("document", "")
    case .blockQuote: ("blockQuote", "")
    case .list(let list): ("list", DumpWords.list(list))
    case .item: ("item", "")
    case .codeBlock(let code): ("codeBlock", DumpWords.codeBlock(code))
    case .htmlBlock(let literal): ("htmlBlock", literal.debugDescription)
    case .paragraph: ("paragraph", "")
    case .heading(let level): ("heading", DumpWords.heading(level: level))
    case .thematicBreak: ("thematicBreak", "")
    case .table(let alignments): ("table", alignments.map { "\($0)" }.joined(separator: " "))
    case .tableRow(let isHeader): ("tableRow", isHeader ? "header" : "")
    case .tableCell: ("tableCell", "")
    case .text(let literal): ("text", literal.debugDescription)
    case .softBreak: ("softBreak", "")
    case .lineBreak: ("lineBreak", "")
    case .code(let literal): ("code", literal.debugDescription)
    case .htmlInline(let literal): ("htmlInline", literal.debugDescription)
    case .emphasis: ("emphasis", "")
    case .strong: ("strong", "")
    case .link(let destination, let title): ("link", DumpWords.target(destination, title: title))
    case .image(let destination, let title): ("image", DumpWords.target(destination, title: title))
    }
  }
}
