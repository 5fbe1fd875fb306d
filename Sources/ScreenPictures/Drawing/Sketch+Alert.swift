import DeviceEvents

extension Sketch {
  /// An alert over a dimmed screen; its buttons get places if they have none.
  mutating func alert(_ element: ScreenElement) {
    let whole = ScreenFrame(x: 0, y: 0, width: size.width, height: size.height)
    rectangle(whole, fill: Palette.shade)
    let fields = element.children.filter { $0.kind == .textField }
    let buttons = element.children.filter { $0.kind == .button || $0.kind == .barButton }
    let frame = element.frame
    let fills = frame.width > size.width * 0.9 && frame.height > size.height * 0.8
    let isPlaced =
      !fills && !frame.isEmpty
      && buttons.allSatisfy { !$0.frame.isEmpty && frame.holds($0.frame) }
    if isPlaced {
      card(element, frame, buttons: buttons.map { ($0.frame, $0) }, isPlaced: true)
    } else {
      arranged(element, buttons: buttons, fields: fields)
    }
  }

  private mutating func arranged(
    _ element: ScreenElement, buttons: [ScreenElement], fields: [ScreenElement]
  ) {
    let width = min(size.width - 20, 286)
    let words = width - 32
    let title = element.text.map { lines($0, words, 17, bold: true) } ?? 0
    let message = element.detail.map { lines($0, words, 13) } ?? 0
    let head = 18 + title * 20.4 + message * 15.6 + (title > 0 && message > 0 ? 4 : 0) + 16
    let typed = Double(fields.count) * 38
    let inOneRow = buttons.count == 2 && buttons.allSatisfy { ($0.text?.count ?? 0) < 13 }
    let rows = Double(inOneRow ? 1 : buttons.count)
    let height = min(head + typed + rows * 44, size.height - 40)
    let frame = ScreenFrame(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    let top = frame.maxY - rows * 44
    let placed = buttons.enumerated().map { index, button in
      let (column, row) = inOneRow ? (index, 0) : (0, index)
      let part = inOneRow ? width / 2 : width
      let place = ScreenFrame(
        x: frame.x + Double(column) * part, y: top + Double(row) * 44, width: part, height: 44)
      return (place, button)
    }
    card(element, frame, buttons: placed, isPlaced: false)
    for (index, field) in fields.enumerated() {
      var moved = field
      moved.frame = ScreenFrame(
        x: frame.x + 16, y: frame.y + head + Double(index) * 38 - 6, width: width - 32, height: 32)
      moved.children = []
      draw(moved, on: Palette.paper)
    }
  }

  private func lines(_ text: String, _ width: Double, _ size: Double, bold: Bool = false) -> Double
  {
    Double(FittedText(text, width: width, size: size, bold: bold, lines: 12).lines.count)
  }

  private mutating func card(
    _ element: ScreenElement, _ frame: ScreenFrame, buttons: [(ScreenFrame, ScreenElement)],
    isPlaced: Bool
  ) {
    let fill = element.background?.over(Palette.paper) ?? Palette.paper
    rectangle(frame, fill: fill, radius: max(element.cornerRadius, 14))
    let color = fill.contrast
    let others = element.children.filter { $0.kind != .button && $0.kind != .barButton }
    let firstLine = min(
      buttons.map(\.0.y).min() ?? frame.maxY,
      isPlaced ? others.map(\.frame.y).min() ?? frame.maxY : frame.maxY)
    let holdsTitle = element.children.contains { $0.kind == .label }
    if !holdsTitle {
      let words = frame.width - 32
      let title = element.text.map { lines($0, words, 17, bold: true) } ?? 0
      let room = max(firstLine - frame.y - 8, 0)
      let heights = (title * 20.4, element.detail.map { lines($0, words, 13) * 15.6 } ?? 0)
      let gap = heights.0 > 0 && heights.1 > 0 ? 4.0 : 0
      let start = isPlaced ? max((room - heights.0 - heights.1 - gap) / 2 + 4, 4) : 18
      let titled = ScreenFrame(
        x: frame.x + 16, y: frame.y + start, width: words, height: min(heights.0, room))
      text(element.text, in: titled, size: 17, bold: true, color: color, .center)
      let below = ScreenFrame(
        x: frame.x + 16, y: titled.maxY + gap, width: words,
        height: min(heights.1, max(firstLine - titled.maxY - gap, 0)))
      text(element.detail, in: below, size: 13, color: fill.soft, .center)
    }
    for (place, button) in buttons {
      line(place.x, place.y, place.maxX, place.y, fill.rule, width: 0.5)
      if place.x > frame.x + 1 {
        line(place.x, place.y, place.x, place.maxY, fill.rule, width: 0.5)
      }
      var drawn = button
      drawn.frame = place
      drawn.children = []
      draw(drawn, on: fill)
    }
    if isPlaced { for other in others { draw(other, on: fill) } }
  }
}
