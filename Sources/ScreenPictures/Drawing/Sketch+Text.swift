import DeviceEvents

extension Sketch {
  /// The vertical position of a block of lines in its frame.
  enum Vertical { case top, middle }

  /// Draws an element's text with the element's own font, alignment and colour.
  mutating func text(
    _ element: ScreenElement, _ words: String?, in frame: ScreenFrame, on surface: ScreenColor
  ) {
    text(
      words, in: frame, size: element.fontSize ?? 17, bold: element.isBold,
      color: element.color ?? surface.contrast, element.alignment)
  }

  /// Draws text inside a frame, in as many lines as there is room for; the rest is cut off.
  mutating func text(
    _ words: String?, in frame: ScreenFrame, size wanted: Double, bold: Bool = false,
    color: ScreenColor, _ alignment: ScreenElement.Alignment = .leading,
    _ vertical: Vertical = .middle, lines most: Int = 200
  ) {
    guard let words, !frame.isEmpty else { return }
    let size = max(min(wanted, frame.height * 1.1), 3)
    let height = size * 1.2
    let room = max(Int((frame.height + height * 0.15) / height), 1)
    let fitted = FittedText(
      words, width: frame.width, size: size, bold: bold, lines: min(room, most))
    let block = height * Double(fitted.lines.count)
    let top = vertical == .top ? frame.y : frame.midY - block / 2
    let (anchor, x): (String?, Double) =
      switch alignment {
      case .leading: (nil, frame.x)
      case .center: ("middle", frame.midX)
      case .trailing: ("end", frame.maxX)
      }
    for (index, line) in fitted.lines.enumerated() where !line.text.isEmpty {
      let baseline = top + height * (Double(index) + 0.5) + size * 0.35
      shapes.add(
        "text",
        [
          ("x", x.number), ("y", baseline.number), ("font-size", size.number),
          ("font-weight", bold ? "600" : nil), ("fill", color.hex), ("fill-opacity", color.opacity),
          ("text-anchor", anchor), ("textLength", line.pressed?.number),
          ("lengthAdjust", line.pressed == nil ? nil : "spacingAndGlyphs"),
        ], text: line.text)
    }
  }
}
