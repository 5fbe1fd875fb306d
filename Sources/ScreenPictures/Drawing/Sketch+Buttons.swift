import DeviceEvents

extension Sketch {
  mutating func button(_ element: ScreenElement, on surface: ScreenColor) {
    let isFilled = element.background != nil
    let color = element.color ?? (isFilled ? surface.contrast : surface.tint)
    let margin = isFilled || element.border != nil ? 8.0 : 0
    text(
      element.text, in: element.frame.inset(margin, 0),
      size: element.fontSize ?? 17, bold: element.isBold, color: color,
      element.alignment == .trailing ? .trailing : .center,
      lines: element.kind == .barButton ? 1 : 200)
  }

  mutating func navigationBar(_ element: ScreenElement, on surface: ScreenColor) {
    let frame = element.frame
    // A bar at the bottom of the screen has its line at its top.
    let edge = frame.midY > size.height * 0.6 ? frame.y + 0.25 : frame.maxY - 0.25
    line(frame.x, edge, frame.maxX, edge, surface.rule, width: 0.5)
    // The title is in the lower part: above it is the status line.
    let height = min(frame.height, 44)
    let buttons = element.children.filter { $0.kind == .barButton || $0.kind == .button }
    let left = buttons.filter { $0.frame.midX < frame.midX }.map { $0.frame.maxX - frame.x }
    let right = buttons.filter { $0.frame.midX >= frame.midX }.map { frame.maxX - $0.frame.x }
    let side = max(left.max() ?? 8, right.max() ?? 8, 8) + 8
    let title = ScreenFrame(
      x: frame.x + side, y: frame.maxY - height, width: max(frame.width - 2 * side, 0),
      height: height)
    let isSaid = element.children.contains { child in
      child.kind == .label && child.frame.x < frame.midX && child.frame.maxX > frame.midX
    }
    text(
      isSaid ? nil : element.text, in: title, size: element.fontSize ?? 17, bold: true,
      color: element.color ?? surface.contrast, .center, lines: 1)
  }

  mutating func segments(_ element: ScreenElement, on surface: ScreenColor) {
    let frame = element.frame
    if element.background == nil {
      rectangle(frame, fill: Palette.fill, radius: max(element.cornerRadius, 8))
    }
    let parts = element.children.filter { $0.text != nil }
    let width = frame.width / Double(max(parts.count, 1))
    for (index, part) in parts.enumerated() {
      let even = ScreenFrame(
        x: frame.x + width * Double(index), y: frame.y, width: width, height: frame.height)
      let place = !part.frame.isEmpty && frame.holds(part.frame) ? part.frame : even
      if part.isOn == true {
        rectangle(
          place.inset(2, 2), fill: Palette.paper, radius: 6, stroke: Palette.rule, width: 0.5)
      }
      text(
        part.text, in: place.inset(6, 0), size: part.fontSize ?? 13, bold: part.isOn == true,
        color: Palette.ink, .center, lines: 1)
    }
    guard parts.isEmpty else { return }
    text(
      element.text, in: frame.inset(8, 0), size: element.fontSize ?? 13, color: Palette.ink,
      .center)
  }
}
