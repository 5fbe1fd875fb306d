import Findings

/// Plans the tables of a document and collects their texts to be parsed together.
struct TablePlanner {
  private let lines: LineTable
  private(set) var batch = FragmentBatch()

  init(lines: LineTable) {
    self.lines = lines
  }

  /// The plan for a block of libcmark's tree; `nil` when it contains no table.
  mutating func plan(for text: BlockText, kind: Document.Kind) -> TablePlan? {
    guard var found = TableFinder(text.lines, in: lines).parts() else { return nil }
    var rule: SourceRange?
    if let underline = text.underline, case .table(var table)? = found.last {
      // A table's last row isn't a heading's text, as libcmark takes it to be.
      if isThematicBreak(underline) {
        rule = lines.range(from: underline, through: underline)
      } else {
        table.body.append(underline)
        found[found.count - 1] = .table(table)
      }
    }
    var plan = TablePlan(parts: found.map { part($0) })
    if let rule { plan.parts.append(.thematicBreak(rule)) }
    if let underline = text.underline { makeHeading(of: &plan, kind: kind, underline: underline) }
    return plan
  }
}

extension TablePlanner {
  private func isThematicBreak(_ underline: BlockContent.Line) -> Bool {
    let bytes = lines.bytes[lines.trimmed(underline.bytes)]
    return bytes.first == .hyphen && bytes.count >= 3
  }

  private mutating func part(_ part: TableFinder.Part) -> TablePlan.Part {
    switch part {
    case .text(let text):
      let content = BlockContent(text.map(unindented), of: lines)
      return .text(.paragraph, range(of: text), fragment(content, of: text))
    case .table(let table):
      let width = table.alignments.count
      let rows = ([table.header] + table.body).map { row($0, width: width) }
      let range = lines.range(from: table.header, through: table.body.last ?? table.delimiter)
      return .table(table.alignments, range, rows)
    }
  }

  private mutating func fragment(
    _ content: BlockContent, of text: ArraySlice<BlockContent.Line>
  ) -> TablePlan.Fragment {
    let isLoose = text.first?.onlyContinues == true
    return TablePlan.Fragment(
      content: content, base: 1, line: batch.addText(content, startingParagraph: isLoose),
      leadingNodes: isLoose ? FragmentBatch.leadingNodes : 0)
  }

  /// A line as libcmark sees it among the fragments, where no line is lazy.
  private func unindented(_ line: BlockContent.Line) -> BlockContent.Line {
    let start = lines.trimmed(line.bytes).lowerBound
    return BlockContent.Line(number: line.number, bytes: start..<line.bytes.upperBound)
  }

  private func range(of text: ArraySlice<BlockContent.Line>) -> SourceRange {
    guard let first = text.first, let last = text.last else {
      preconditionFailure("a part has at least one line")
    }
    return lines.range(from: first, through: last)
  }

  /// Cells beyond the table's width are cut.
  private mutating func row(_ line: BlockContent.Line, width: Int) -> TablePlan.Row {
    let cells = TableRow(line, in: lines).cells.prefix(width).map { cell($0, of: line) }
    return TablePlan.Row(range: lines.range(from: line, through: line), cells: cells)
  }

  private mutating func cell(
    _ bytes: Range<Int>, of line: BlockContent.Line
  ) -> (SourceRange, TablePlan.Fragment) {
    let text = BlockContent.Line(number: line.number, bytes: bytes)
    let content = BlockContent([text], of: lines, unescapingPipes: true)
    let fragment = TablePlan.Fragment(
      content: content, base: FragmentBatch.cellBase, line: batch.addCell(content))
    return (lines.range(of: bytes, inLine: line.number), fragment)
  }

  /// The underline makes a heading of the text left over after the last table.
  private func makeHeading(
    of plan: inout TablePlan, kind: Document.Kind, underline: BlockContent.Line
  ) {
    guard case .text(_, var range, let fragment)? = plan.parts.last else { return }
    range.end = lines.range(from: underline, through: underline).end
    plan.parts[plan.parts.count - 1] = .text(kind, range, fragment)
  }
}
