import CommonMark

/// A table for a terminal: columns as wide as the room allows, cells wrapped; if there is too
/// little room for columns, one record below the other.
package struct TableView {
  private let style: TerminalStyle
  private let alignments: [Document.Alignment]
  /// The cells of each row; the first row is the header.
  private var rows: [[TerminalLine]] = []

  /// The minimum width of a column, and the width between two.
  private static let narrowest = 6
  private static let gap = 3

  init(
    _ document: Document, _ table: Document.NodeID, style: TerminalStyle, notes: inout LinkNotes
  ) {
    self.style = style
    if case .table(let alignments) = document[table].kind {
      self.alignments = alignments
    } else {
      alignments = []
    }
    for row in document.children(of: table) {
      let base: Look = rows.isEmpty ? .bold : .plain
      rows.append(
        document.children(of: row).map {
          Self.text(document, $0, base: base, style: style, notes: &notes)
        })
    }
  }

  /// A table of lines that exist already; the first row is the header.
  package init(_ rows: [[TerminalLine]], style: TerminalStyle) {
    self.style = style
    self.rows = rows
    alignments = Array(repeating: .none, count: rows.first?.count ?? 0)
  }

  package func lines(width: Int) -> [TerminalLine] {
    guard let widths = columnWidths(within: width) else { return records(width: width) }
    var lines: [TerminalLine] = []
    for (index, row) in rows.enumerated() {
      lines += self.lines(of: row, widths: widths)
      if index == 0 { lines.append(rule(widths)) }
    }
    return lines
  }
}

extension TableView {
  private static func text(
    _ document: Document, _ cell: Document.NodeID, base: Look, style: TerminalStyle,
    notes: inout LinkNotes
  ) -> TerminalLine {
    var text = InlineText(style: style, base: base, notes: notes)
    for event in document.events(from: cell) {
      switch event {
      case .enter(let id): text.enter(document[id].kind)
      case .exit(let id): text.exit(document[id].kind)
      }
    }
    notes = text.notes
    return TerminalLine(text.lines.flatMap(\.pieces))
  }

  /// Divides the room, taking from the widest columns first, and breaking words only if there is no
  /// other way; `nil` if there is too little.
  private func columnWidths(within width: Int) -> [Int]? {
    let count = alignments.count
    let room = width - Self.gap * (count - 1)
    guard count > 0, room >= count * Self.narrowest else { return nil }
    let natural = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
    }
    let words = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].longestWord : 0 }.max() ?? 0
    }
    for least in [words, Array(repeating: 0, count: count)] {
      for limit in stride(from: min(natural.max() ?? 0, room), through: Self.narrowest, by: -1) {
        let widths = zip(natural, least).map { max(min($0, limit), $1) }
        if widths.reduce(0, +) <= room { return widths }
      }
    }
    return natural.map { min($0, Self.narrowest) }
  }

  private func lines(of row: [TerminalLine], widths: [Int]) -> [TerminalLine] {
    let cells = widths.indices.map { column in
      (column < row.count ? row[column] : .blank).wrapped(to: max(widths[column], 1))
    }
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { number in
      var pieces: [TerminalLine.Piece] = []
      for (column, cell) in cells.enumerated() {
        if column > 0 { pieces.append(TerminalLine.Piece(" \(style.glyphs.bar) ", .dim)) }
        let line = number < cell.count ? cell[number] : .blank
        pieces += padded(line, to: widths[column], alignments[column])
      }
      return TerminalLine(pieces)
    }
  }

  private func padded(
    _ line: TerminalLine, to width: Int, _ alignment: Document.Alignment
  ) -> [TerminalLine.Piece] {
    let space = max(width - line.width, 0)
    let before =
      switch alignment {
      case .none, .left: 0
      case .center: space / 2
      case .right: space
      }
    return [TerminalLine.Piece(String(repeating: " ", count: before))] + line.pieces
      + [TerminalLine.Piece(String(repeating: " ", count: space - before))]
  }

  private func rule(_ widths: [Int]) -> TerminalLine {
    let glyphs = style.glyphs
    let parts = widths.map { String(repeating: glyphs.rule, count: $0) }
    let joint = "\(glyphs.rule)\(glyphs.cross)\(glyphs.rule)"
    return TerminalLine(parts.joined(separator: joint), .dim)
  }

  /// Each row as lines of `header: cell`.
  private func records(width: Int) -> [TerminalLine] {
    guard let header = rows.first else { return [] }
    let records = rows.dropFirst().map { row in
      zip(header, row).flatMap { name, cell in
        TerminalLine(name.pieces + [TerminalLine.Piece(": ")] + cell.pieces).wrapped(to: width)
      }
    }
    return Array(records.joined(separator: [TerminalLine.blank]))
  }
}
