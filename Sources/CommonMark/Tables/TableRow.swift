import Findings

/// A line of text as the row of a pipe table, split as GitHub does.
///
/// Every pipe without a preceding backslash separates two cells, even in code spans. A pipe at
/// either end of the row separates nothing.
struct TableRow {
  private let lines: LineTable
  private let bytes: Range<Int>

  init(_ line: BlockContent.Line, in lines: LineTable) {
    self.lines = lines
    bytes = lines.trimmed(line.bytes)
  }

  /// The cells without the white space around them; none in a row that is only a pipe.
  var cells: [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = bytes.lowerBound
    for offset in bytes where isSeparator(offset) {
      if offset > bytes.lowerBound { cells.append(lines.trimmed(start..<offset)) }
      start = offset + 1
    }
    let rest = lines.trimmed(start..<bytes.upperBound)
    return rest.isEmpty ? cells : cells + [rest]
  }

  /// Whether there is at least one cell.
  var hasCells: Bool {
    bytes.count > 1 || bytes.contains { lines.bytes[$0] != .pipe }
  }

  /// The alignments that the row gives as a table's second row, or `nil` when it can't be one.
  ///
  /// Its cells are hyphens with an optional colon at either end: `| :-- | --- | --: | :-: |`.
  var alignments: [Document.Alignment]? {
    guard let first = bytes.first, [.pipe, .colon, .hyphen].contains(lines.bytes[first]) else {
      return nil
    }
    var alignments: [Document.Alignment] = []
    for cell in cells {
      guard let alignment = alignment(of: lines.bytes[cell]) else { return nil }
      alignments.append(alignment)
    }
    return alignments.isEmpty ? nil : alignments
  }
}

extension TableRow {
  private func isSeparator(_ offset: Int) -> Bool {
    guard lines.bytes[offset] == .pipe else { return false }
    return offset == bytes.lowerBound || lines.bytes[offset - 1] != .backslash
  }

  private func alignment(of cell: ArraySlice<UInt8>) -> Document.Alignment? {
    var hyphens = cell
    let opens = hyphens.first == .colon
    if opens { hyphens.removeFirst() }
    let closes = hyphens.last == .colon
    if closes { hyphens.removeLast() }
    guard !hyphens.isEmpty, hyphens.allSatisfy({ $0 == .hyphen }) else { return nil }
    return switch (opens, closes) {
    case (true, true): .center
    case (true, false): .left
    case (false, true): .right
    case (false, false): Document.Alignment.none
    }
  }
}
