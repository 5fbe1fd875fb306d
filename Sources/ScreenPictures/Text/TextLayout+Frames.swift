import DeviceEvents

extension TextLayout {
  /// A frame with its title and contents.
  func frame(_ item: ScreenElement, _ edge: TextSigns.Edge, in region: TextRegion) -> [String] {
    let least = min(leastFrame(item), region.columns)
    let isArranged = item.kind == .alert && item.children.contains(where: \.frame.isEmpty)
    let wanted = isArranged ? 44 : region.columns(item.frame.width)
    let columns = min(max(wanted, least), region.columns)
    let middle = isArranged ? region.columns / 2 : region.column(item.frame.midX)
    let start = max(min(middle - columns / 2, region.columns - columns), 0)
    let inner = TextRegion(
      x: item.frame.x, points: max(item.frame.width, 1) / Double(max(columns - 4, 1)),
      columns: max(columns - 4, 1))
    var lines: [String] = []
    if let text = item.text {
      let name = item.kind == .other ? ruler.signs.open + text + ruler.signs.close : text
      lines += ruler.wrapped(name, to: inner.columns)
    }
    if let detail = item.detail { lines += ruler.wrapped(detail, to: inner.columns) }
    if item.kind == .alert {
      lines = lines.map { line in
        String(repeating: " ", count: max(inner.columns - ruler.width(line), 0) / 2) + line
      }
    }
    let content = self.lines(Self.arranged(item), in: inner)
    if !lines.isEmpty, !content.isEmpty, item.kind != .other { lines.append("") }
    lines += content
    if lines.isEmpty { lines = [""] }
    return ruler.box(lines, columns: columns, edge).map {
      String(repeating: " ", count: start) + $0
    }
  }

  /// The items inside; those of an alert that have no places are put one below the other.
  private static func arranged(_ item: ScreenElement) -> [ScreenElement] {
    let children = item.children.filter { !item.repeats($0) }
    guard item.kind == .alert, children.contains(where: \.frame.isEmpty) else {
      return TextItems(children).items
    }
    return children.enumerated().map { index, child in
      var moved = child
      moved.frame = ScreenFrame(
        x: item.frame.x, y: Double(index) * 20, width: item.frame.width, height: 20)
      return moved
    }
  }

  /// A bar that begins below this is at the bottom of the screen and has its line at its top.
  private static let lowBar = 500.0

  /// The minimum width of an alert or a sheet.
  private func leastFrame(_ item: ScreenElement) -> Int {
    switch item.kind {
    case .alert, .shareSheet: 32
    case .other: ruler.longestWord(item.text ?? "") + 6
    default: 16
    }
  }

  /// A row: its text, with the second text at the right; or its contents.
  func cell(_ item: ScreenElement, in region: TextRegion) -> [String] {
    let others = TextItems(item.children).items
    let tick = item.isOn == true ? " " + ruler.signs.tick : ""
    let selected = item.isSelected == true ? " (selected)" : ""
    if !others.isEmpty {
      let start = region.column(item.frame.x)
      let room = TextRegion(
        x: item.frame.x, points: region.points, columns: max(region.columns - start, 1))
      let own = item.holdsWords ? [] : Self.labels(of: item)
      var lines = lines(own + others, in: room)
      if !lines.isEmpty { lines[0] += selected + tick }
      return lines.map { String(repeating: " ", count: start) + $0 }
    }
    let start = min(region.column(item.frame.x), max(region.columns - 16, 0))
    let room = max(min(region.columns(item.frame.width), region.columns - start), 1)
    let right = ruler.spelled(item.detail?.onOneLine ?? "") + tick
    let left = ruler.spelled((item.text ?? "").onOneLine) + selected
    let margin = String(repeating: " ", count: start)
    let gap = room - ruler.width(left) - ruler.width(right)
    if gap >= 2 || right.isEmpty && gap >= 0 {
      return [margin + left + String(repeating: " ", count: gap) + right]
    }
    return ruler.wrapped(left, to: room).map { margin + $0 }
      + ruler.wrapped(right, to: max(room - 2, 2)).map { margin + "  " + $0 }
  }

  /// A row's own text as labels beside its contents.
  private static func labels(of item: ScreenElement) -> [ScreenElement] {
    var room = item.wordsFrame
    guard let text = item.text, room.width > 0 else { return [] }
    guard let detail = item.detail else { return [ScreenElement(.label, frame: room, text: text)] }
    room.width *= 0.6
    let rest = ScreenFrame(
      x: room.maxX + 4, y: room.y, width: room.width / 1.5 - 4, height: room.height)
    var second = ScreenElement(.label, frame: rest, text: detail)
    second.alignment = .trailing
    return [ScreenElement(.label, frame: room, text: text), second]
  }

  /// A bar: buttons at its sides, the title between them, and a rule below.
  func bar(_ item: ScreenElement, in region: TextRegion) -> [String] {
    let others = TextItems(item.children.filter { !item.repeats($0) }).items
    let columns = region.columns(item.frame.width)
    let rule = String(repeating: ruler.signs.rule, count: columns)
    var items = others
    if let title = item.text {
      // The title gets the room that the buttons leave.
      let left = others.filter { $0.frame.midX < item.frame.midX }.map(\.frame.maxX).max()
      let right = others.filter { $0.frame.midX >= item.frame.midX }.map(\.frame.x).min()
      let (from, to) = (left ?? item.frame.x, right ?? item.frame.maxX)
      let side = max(from - item.frame.x, item.frame.maxX - to)
      let width = max(item.frame.width - 2 * side - 10, 40)
      var label = ScreenElement(
        .label,
        frame: ScreenFrame(
          x: item.frame.midX - width / 2, y: item.frame.maxY - 44, width: width, height: 44),
        text: title)
      label.alignment = .center
      items.append(label)
    }
    var lines = lines(items, in: region)
    if lines.isEmpty { lines = [""] }
    let line = String(repeating: " ", count: region.column(item.frame.x)) + rule
    return item.frame.y > Self.lowBar ? [line] + lines : lines + [line]
  }
}
