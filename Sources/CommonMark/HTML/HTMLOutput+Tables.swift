extension HTMLOutput {
  mutating func openRow(_ id: Document.NodeID, isHeader: Bool) {
    startLine()
    if isHeader { write("<thead>\n") }
    if isFirstBodyRow(id) { write("<tbody>\n") }
    write("<tr>\n")
  }

  mutating func closeRow(_ id: Document.NodeID, isHeader: Bool) {
    write("</tr>\n")
    if isHeader {
      write("</thead>\n")
    } else if document[id].nextSibling == nil {
      write("</tbody>\n")
    }
  }

  mutating func openCell(_ id: Document.NodeID) {
    let column = column(of: id)
    lastCell = (id, column)
    write("<" + cellName(id))
    if let alignment = alignments(above: id)?[column].attribute {
      write(" align=\"\(alignment)\"")
    }
    write(">")
  }

  mutating func closeCell(_ id: Document.NodeID) {
    write("</" + cellName(id) + ">\n")
  }
}

extension HTMLOutput {
  private func isFirstBodyRow(_ id: Document.NodeID) -> Bool {
    guard let table = document[id].parent, let header = document[table].firstChild else {
      return false
    }
    return document[header].nextSibling == id
  }

  private func cellName(_ id: Document.NodeID) -> String {
    guard let row = document[id].parent, case .tableRow(isHeader: true) = document[row].kind
    else { return "td" }
    return "th"
  }

  private func alignments(above cell: Document.NodeID) -> [Document.Alignment]? {
    guard let row = document[cell].parent, let table = document[row].parent,
      case .table(let alignments) = document[table].kind
    else { return nil }
    return alignments
  }

  /// The cell's place in its row, counted from the previous cell: a row may be very wide.
  private func column(of cell: Document.NodeID) -> Int {
    if let lastCell, document[lastCell.node].nextSibling == cell { return lastCell.column + 1 }
    guard let row = document[cell].parent else { return 0 }
    return document.children(of: row).prefix { $0 != cell }.count
  }
}

extension Document.Alignment {
  /// The value of GitHub's `align` attribute.
  fileprivate var attribute: String? {
    switch self {
    case .none: nil
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}
