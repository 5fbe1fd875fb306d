import Findings

/// Finds the pipe tables among the lines of a paragraph.
///
/// A table is a header row, a delimiter row with as many cells, and every line after it. Lines
/// before the header stay a paragraph. A line that can only continue a paragraph ends a table; from
/// there on the lines are a paragraph in the same container. (GitHub leaves the container, or
/// begins a block of code.)
///
/// Each line is looked at a fixed number of times, whatever the input.
struct TableFinder {
  /// A part of a paragraph's lines.
  enum Part {
    case text(ArraySlice<BlockContent.Line>)
    case table(Table)
  }

  /// The lines of a table.
  struct Table {
    var alignments: [Document.Alignment]
    var header: BlockContent.Line
    var delimiter: BlockContent.Line
    var body: [BlockContent.Line]
  }

  private let lines: LineTable
  private let content: [BlockContent.Line]

  init(_ content: [BlockContent.Line], in lines: LineTable) {
    self.content = content
    self.lines = lines
  }

  /// The parts in order; `nil` when there is no table.
  func parts() -> [Part]? {
    var parts: [Part] = []
    var start = 0
    var delimiter = 1
    while delimiter < content.count {
      guard let alignments = alignments(at: delimiter) else {
        delimiter += 1
        continue
      }
      let header = delimiter - 1
      if start < header { parts.append(.text(content[start..<header])) }
      start = bodyEnd(from: delimiter + 1)
      let table = Table(
        alignments: alignments, header: content[header], delimiter: content[delimiter],
        body: Array(content[delimiter + 1..<start]))
      parts.append(.table(table))
      delimiter = start + 1
    }
    guard !parts.isEmpty else { return nil }
    return start < content.count ? parts + [.text(content[start...])] : parts
  }
}

extension TableFinder {
  /// The alignments of a table whose delimiter row is at a place, with its header before it.
  private func alignments(at delimiter: Int) -> [Document.Alignment]? {
    guard !content[delimiter].onlyContinues,
      let alignments = TableRow(content[delimiter], in: lines).alignments,
      TableRow(content[delimiter - 1], in: lines).cells.count == alignments.count
    else { return nil }
    return alignments
  }

  private func bodyEnd(from start: Int) -> Int {
    content[start...].firstIndex { $0.onlyContinues || !TableRow($0, in: lines).hasCells }
      ?? content.count
  }
}
