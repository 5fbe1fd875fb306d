import DeviceEvents

extension Sketch {
  /// The share sheet: a card at the lower edge with its contents, over a dimmed app.
  mutating func shareSheet(_ element: ScreenElement) {
    let frame = element.frame
    if frame.y > 12 {
      rectangle(
        ScreenFrame(x: 0, y: 0, width: size.width, height: size.height), fill: Palette.shade)
    }
    let fill = element.background?.over(Palette.paper) ?? Palette.panel
    // Its lower corners are below the screen's edge.
    let reaches = frame.maxY > size.height - 2
    let card = ScreenFrame(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height + (reaches ? 20 : 0))
    rectangle(card, fill: fill, radius: max(element.cornerRadius, 16))
    line(
      frame.midX - 16, frame.y + 9, frame.midX + 16, frame.y + 9, ScreenColor(hex: 0xB4B9C1),
      width: 4, round: true)
    if !element.holdsWords {
      let head = element.children.map { $0.frame.y }.min() ?? frame.maxY
      let title = ScreenFrame(
        x: frame.x + 20, y: frame.y + 16, width: max(frame.width - 40, 0),
        height: min(max(head - frame.y - 18, 0), 48))
      let both = element.detail != nil && title.height > 34
      var upper = title
      if both { upper.height = title.height * 0.55 }
      text(element.text, in: upper, size: 16, bold: true, color: fill.contrast, lines: 1)
      if both {
        let lower = ScreenFrame(
          x: title.x, y: upper.maxY, width: title.width, height: title.height - upper.height)
        text(element.detail, in: lower, size: 13, color: fill.soft, lines: 1)
      }
    }
    drawChildren(of: element, on: fill)
  }

  /// An app's icon: a rounded square with its first letter, and its name below.
  mutating func icon(_ element: ScreenElement, on surface: ScreenColor) {
    let frame = element.frame
    let name = element.text?.onOneLine
    let caption = name != nil && frame.height > frame.width * 0.6 && frame.height > 34 ? 17.0 : 0
    let side = min(frame.width, frame.height - caption, 64)
    guard side > 3 else { return }
    let square = ScreenFrame(
      x: frame.midX - side / 2, y: frame.y + max((frame.height - caption - side) / 2, 0),
      width: side, height: side)
    let fill = element.background?.over(surface) ?? Palette.icon(for: name ?? "")
    rectangle(
      square, fill: fill,
      radius: element.cornerRadius > 0 ? element.cornerRadius : side * 0.23)
    if element.children.isEmpty {
      text(
        (name?.first { $0.isLetter || $0.isNumber }).map { String($0).uppercased() }, in: square,
        size: side * 0.5, bold: true, color: element.color ?? fill.contrast, .center, lines: 1)
    }
    guard caption > 0 else { return }
    let below = ScreenFrame(
      x: frame.x, y: square.maxY + 3, width: frame.width,
      height: max(frame.maxY - square.maxY - 3, caption - 3))
    text(name, in: below, size: 11, color: surface.contrast, .center, .top, lines: 1)
  }
}
