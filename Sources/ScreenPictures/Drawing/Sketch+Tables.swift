import DeviceEvents

extension Sketch {
  mutating func sectionTitle(_ element: ScreenElement, on surface: ScreenColor) {
    guard !element.children.contains(where: element.repeats) else { return }
    text(
      element.text, in: element.frame.inset(element.frame.width > 100 ? 16 : 0, 2),
      size: element.fontSize ?? 13, bold: element.isBold, color: element.color ?? surface.soft,
      element.alignment)
  }

  /// A row: its text, the second text at the right or below it, a tick, and a line at the bottom; a
  /// selected row has a darker background.
  mutating func cell(_ element: ScreenElement, on surface: ScreenColor) {
    let frame = element.frame
    if element.isSelected == true { rectangle(frame, fill: surface.rule) }
    line(frame.x + 16, frame.maxY - 0.25, frame.maxX, frame.maxY - 0.25, surface.rule, width: 0.5)
    var room = element.wordsFrame
    if element.isOn == true {
      tick(atRightOf: room, element.color ?? surface.tint)
      room.width = max(room.width - 26, 0)
    }
    // If there are labels inside, they are where the process put them.
    guard !element.holdsWords else { return }
    let size = element.fontSize ?? 17
    let color = element.color ?? surface.contrast
    guard let detail = element.detail else {
      return text(
        element.text, in: room, size: size, bold: element.isBold, color: color, element.alignment)
    }
    let words = element.text?.onOneLine ?? ""
    let wanted = TextWidth.of(words, size: size, bold: element.isBold)
    let second = TextWidth.of(detail.onOneLine, size: size)
    if wanted + second + 12 > room.width, frame.height >= 42 {
      let half = room.height / 2
      let upper = ScreenFrame(x: room.x, y: room.y + 2, width: room.width, height: half)
      let lower = ScreenFrame(
        x: room.x, y: room.y + half - 1, width: room.width, height: half)
      text(words, in: upper, size: size, bold: element.isBold, color: color, lines: 1)
      return text(detail.onOneLine, in: lower, size: 13, color: surface.soft, lines: 1)
    }
    let left = min(wanted * 1.3 + 4, max(room.width - second - 12, room.width * 0.55))
    text(
      words, in: ScreenFrame(x: room.x, y: room.y, width: left, height: room.height), size: size,
      bold: element.isBold, color: color, lines: 1)
    let rest = ScreenFrame(
      x: room.x + left + 12, y: room.y, width: max(room.width - left - 12, 0), height: room.height)
    text(detail.onOneLine, in: rest, size: size, color: surface.soft, .trailing, lines: 1)
  }

  private mutating func tick(atRightOf room: ScreenFrame, _ color: ScreenColor) {
    let (x, y) = (room.maxX - 14, room.midY)
    path(
      "M\(x.number) \(y.number)l4.5 5l8.5 -10", stroke: color, width: 2.2)
  }
}
