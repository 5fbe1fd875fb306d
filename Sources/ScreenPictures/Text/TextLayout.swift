import DeviceEvents

/// Arranges items in lines the way they are arranged on the screen.
///
/// Items are divided at horizontal gaps that cross all of them, or else at vertical ones; the parts
/// are arranged in the same way. Items that can't be divided overlap, and are put one below the
/// other, from back to front.
struct TextLayout: Sendable {
  let ruler: TextRuler

  func lines(_ items: [ScreenElement], in region: TextRegion) -> [String] {
    guard let first = items.first else { return [] }
    if items.count == 1 { return lines(of: first, in: region) }
    // What is in front of everything else comes last.
    if let modal = items.lastIndex(where: \.isModal) {
      let behind = items[..<modal].filter { !$0.isModal }
      let above = lines(Array(behind), in: region)
      return stack([above, lines(of: items[modal], in: region)].filter { !$0.isEmpty })
        + lines(Array(items[(modal + 1)...]), in: region)
    }
    let rows = Self.parted(items, from: \.y, to: \.maxY)
    if rows.count > 1 { return stack(rows, in: region) }
    let columns = Self.parted(items, from: \.x, to: \.maxX)
    if columns.count > 1, let lines = TextColumns(columns, in: region, self)?.lines { return lines }
    return items.flatMap { lines(of: $0, in: region) }
  }
}

extension TextLayout {
  /// Divides items at gaps that cross all of them, ignoring a few points of overlap.
  static func parted(
    _ items: [ScreenElement], from start: (ScreenFrame) -> Double, to end: (ScreenFrame) -> Double
  ) -> [[ScreenElement]] {
    let sorted = items.enumerated().sorted { left, right in
      let (a, b) = (start(left.element.frame), start(right.element.frame))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    var parts: [[ScreenElement]] = []
    var reach = -Double.infinity
    for item in sorted {
      if start(item.frame) > reach - 4 {
        parts.append([item])
        reach = end(item.frame)
      } else {
        parts[parts.count - 1].append(item)
        reach = max(reach, end(item.frame))
      }
    }
    return parts
  }

  private func stack(_ rows: [[ScreenElement]], in region: TextRegion) -> [String] {
    var result: [String] = []
    var bottom = 0.0
    for row in rows {
      let block = lines(row, in: region)
      let frame = row.dropFirst().reduce(row[0].frame) { $0.union($1.frame) }
      let isApart = frame.y - bottom > 22 || row[0].startsAnew
      if !result.isEmpty, !block.isEmpty, isApart { result.append("") }
      result += block
      bottom = frame.maxY
    }
    return result
  }

  private func stack(_ blocks: [[String]]) -> [String] {
    Array(blocks.joined(separator: [""]))
  }
}

extension ScreenElement {
  /// Whether it is in front of everything else on the screen.
  fileprivate var isModal: Bool { kind == .alert || kind == .shareSheet }

  /// Whether there is a blank line above it.
  fileprivate var startsAnew: Bool { kind == .sectionTitle || kind == .icon }
}
