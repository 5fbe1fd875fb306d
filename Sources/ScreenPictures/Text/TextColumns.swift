import DeviceEvents

/// Groups of items side by side.
struct TextColumns: Sendable {
  private let parts: [Part]
  private let layout: TextLayout

  private struct Part {
    var items: [ScreenElement]
    var frame: ScreenFrame
    var start: Int
    var columns: Int

    var end: Int { start + columns }
  }

  /// Gives each group its columns; `nil` if there is too little room for them.
  init?(_ groups: [[ScreenElement]], in region: TextRegion, _ layout: TextLayout) {
    self.layout = layout
    let leasts = groups.map { group in
      group.map { layout.leastColumns(of: $0) }.max() ?? 1
    }
    guard leasts.reduce(groups.count - 1, +) <= region.columns else { return nil }
    var parts = zip(groups, leasts).map { group, least in
      let frame = group.dropFirst().reduce(group[0].frame) { $0.union($1.frame) }
      return Part(
        items: group, frame: frame, start: region.column(frame.x),
        columns: max(least, region.columns(frame.width)))
    }
    // Take the excess away from the widest.
    var excess = parts.reduce(parts.count - 1) { $0 + $1.columns } - region.columns
    while excess > 0 {
      guard
        let widest = parts.indices.filter({ parts[$0].columns > leasts[$0] })
          .max(by: { parts[$0].columns < parts[$1].columns })
      else { return nil }
      parts[widest].columns -= 1
      excess -= 1
    }
    for index in parts.indices.dropFirst() {
      parts[index].start = max(parts[index].start, parts[index - 1].end + 1)
    }
    var limit = region.columns
    for index in parts.indices.reversed() {
      parts[index].start = max(min(parts[index].start, limit - parts[index].columns), 0)
      limit = parts[index].start - 1
    }
    self.parts = parts
  }

  /// The groups' lines, joined.
  var lines: [String] {
    let blocks = parts.map { part in
      layout.lines(
        part.items,
        in: TextRegion(
          x: part.frame.x, points: max(part.frame.width, 1) / Double(part.columns),
          columns: part.columns))
    }
    let height = blocks.map(\.count).max() ?? 0
    let whole = parts.dropFirst().reduce(parts[0].frame) { $0.union($1.frame) }
    var result = Array(repeating: "", count: height)
    for (part, block) in zip(parts, blocks) {
      let slack = whole.height - part.frame.height
      // Icons are on one line, however long their names are.
      let middle = part.items.contains { $0.kind == .icon } ? 0 : 0.5
      let place = slack > 1 ? (part.frame.y - whole.y) / slack : middle
      let top = Int((place * Double(height - block.count)).rounded())
      for (index, line) in block.enumerated() where result.indices.contains(top + index) {
        result[top + index] = layout.ruler.padded(result[top + index], to: part.start) + line
      }
    }
    return result
  }
}
