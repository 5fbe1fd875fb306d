extension HTMLOutput {
  /// Writes what a node starts with; all of it, for a node without children.
  mutating func open(_ id: Document.NodeID) {
    switch document[id].kind {
    case .document: break
    case .blockQuote: openBlock("<blockquote>\n")
    case .list(let list): openBlock(list.openingTag)
    case .item: openBlock("<li>")
    case .codeBlock(let code): openCode(code)
    case .htmlBlock(let literal): openHTML(literal)
    case .paragraph: if !isTight(id) { openBlock("<p>") }
    case .heading(let level): openBlock("<h\(level)>")
    case .thematicBreak: openBlock("<hr />\n")
    case .table: openBlock("<table>\n")
    case .tableRow(let isHeader): openRow(id, isHeader: isHeader)
    case .tableCell: openCell(id)
    case .text(let literal): escape(literal)
    case .softBreak: write("\n")
    case .lineBreak: write("<br />\n")
    case .code(let literal):
      write("<code>")
      escape(literal)
      write("</code>")
    case .htmlInline(let literal): if isSafe { escape(literal) } else { write(literal) }
    case .emphasis: write("<em>")
    case .strong: write("<strong>")
    case .link(let destination, let title): openLink(destination, title: title)
    case .image(let destination, _): openImage(id, destination)
    }
  }

  /// Writes what a node ends with.
  mutating func close(_ id: Document.NodeID) {
    switch document[id].kind {
    case .blockQuote: closeBlock("</blockquote>\n")
    case .list(let list): write(list.isOrdered ? "</ol>\n" : "</ul>\n")
    case .item: write("</li>\n")
    case .codeBlock: write("</code></pre>\n")
    case .htmlBlock: closeBlock(isSafe ? "</code></pre>\n" : "")
    case .paragraph: if !isTight(id) { write("</p>\n") }
    case .heading(let level): write("</h\(level)>\n")
    case .table: write("</table>\n")
    case .tableRow(let isHeader): closeRow(id, isHeader: isHeader)
    case .tableCell: closeCell(id)
    case .emphasis: write("</em>")
    case .strong: write("</strong>")
    case .link: write("</a>")
    case .image(let destination, let title): closeImage(destination, title: title)
    case .document, .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline: break
    }
  }
}

extension Document.List {
  fileprivate var openingTag: String {
    guard isOrdered else { return "<ul>\n" }
    return start == 1 ? "<ol>\n" : "<ol start=\"\(start)\">\n"
  }
}

extension HTMLOutput {
  private mutating func openBlock(_ tag: String) {
    startLine()
    write(tag)
  }

  private mutating func closeBlock(_ tag: String) {
    startLine()
    write(tag)
  }

  /// Whether a paragraph is in a tight list's item, and so has no tags; one that is rendered
  /// without its list does have them.
  private func isTight(_ id: Document.NodeID) -> Bool {
    guard id != root, let parent = document[id].parent, let grandparent = document[parent].parent,
      case .list(let list) = document[grandparent].kind
    else { return false }
    return list.isTight
  }
}
