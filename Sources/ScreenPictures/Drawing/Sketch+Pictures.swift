import DeviceEvents

extension Sketch {
  /// An image, or a plain landscape in its place, with the image's name or size if there is room.
  mutating func image(_ element: ScreenElement) {
    let frame = element.frame
    guard !frame.isEmpty else { return }
    if let image = element.image {
      contents(image, of: element)
      return
    }
    let sky = element.background?.over(Palette.paper) ?? ScreenColor(hex: 0xDDE6EE)
    let isDark = sky.luminance < 0.3
    let (hill, back, sun) =
      isDark
      ? (ScreenColor(hex: 0x7E8F9C), ScreenColor(hex: 0x5E6E7B), ScreenColor(hex: 0xD9BF7A))
      : (ScreenColor(hex: 0x8FA9A0), ScreenColor(hex: 0xB2C4C0), ScreenColor(hex: 0xF0D79A))
    openClip(frame)
    rectangle(frame, fill: sky, radius: element.cornerRadius)
    let least = min(frame.width, frame.height)
    circle(frame.x + frame.width * 0.74, frame.y + frame.height * 0.28, least * 0.11, fill: sun)
    if element.cornerRadius > least * 0.3 {
      roundHill(frame, hill)
    } else {
      hills(frame, back, [(0, 0.78), (0.34, 0.5), (0.62, 0.74), (0.8, 0.62), (1, 0.8)], element)
      hills(frame, hill, [(0, 0.88), (0.22, 0.72), (0.5, 0.92), (0.74, 0.76), (1, 0.94)], element)
    }
    shapes.close("svg")
    if let border = element.border {
      rectangle(
        frame.inset(border.width / 2, border.width / 2), fill: nil, radius: element.cornerRadius,
        stroke: border.color, width: border.width)
    }
    caption(element, frame, sky)
  }

  /// The image itself, between the view's background and its border.
  private mutating func contents(_ image: ScreenImage, of element: ScreenElement) {
    let frame = element.frame
    if let background = element.background {
      rectangle(frame, fill: background, radius: element.cornerRadius)
    }
    if element.clips { openClip(frame) }
    shapes.add(
      "image",
      [
        ("x", image.frame.x.number), ("y", image.frame.y.number),
        ("width", image.frame.width.number), ("height", image.frame.height.number),
        ("preserveAspectRatio", "none"),
        ("clip-path", clipPath(of: image, in: element)),
        ("href", "data:image/\(image.format.rawValue);base64,\(image.base64)"),
      ])
    if element.clips { shapes.close("svg") }
    if let border = element.border {
      rectangle(
        frame.inset(border.width / 2, border.width / 2), fill: nil, radius: element.cornerRadius,
        stroke: border.color, width: border.width)
    }
  }

  /// The view's round corners, clipped from the image by CSS's `inset`, which needs no id.
  private func clipPath(of image: ScreenImage, in element: ScreenElement) -> String? {
    guard element.clips, element.cornerRadius > 0 else { return nil }
    let (outer, inner) = (image.frame, element.frame)
    let insets = [
      inner.y - outer.y, outer.maxX - inner.maxX, outer.maxY - inner.maxY, inner.x - outer.x,
    ].map { "\(max($0, 0).number)px" }
    let radius = min(element.cornerRadius, inner.width / 2, inner.height / 2)
    return "inset(\(insets.joined(separator: " ")) round \(radius.number)px)"
  }

  private mutating func hills(
    _ frame: ScreenFrame, _ color: ScreenColor, _ points: [(Double, Double)],
    _ element: ScreenElement
  ) {
    // The frame's rounded corners are left free.
    let corner = min(element.cornerRadius, frame.width / 2, frame.height / 2)
    let line = points.map { x, y in
      "L\((frame.x + x * frame.width).number) \((frame.y + y * frame.height).number)"
    }
    let right =
      "L\(frame.maxX.number) \((frame.maxY - corner).number)"
      + "Q\(frame.maxX.number) \(frame.maxY.number) \((frame.maxX - corner).number) \(frame.maxY.number)"
    let left =
      "L\((frame.x + corner).number) \(frame.maxY.number)"
      + "Q\(frame.x.number) \(frame.maxY.number) \(frame.x.number) \((frame.maxY - corner).number)"
    path("M" + line.joined().dropFirst() + right + left + "Z", fill: color)
  }

  /// A hill at the bottom of a round picture; an elongated one with round ends has none.
  private mutating func roundHill(_ frame: ScreenFrame, _ color: ScreenColor) {
    let radius = min(frame.width, frame.height) / 2
    guard abs(frame.width - frame.height) < radius * 0.1 else { return }
    // The two points of the circle that are 0.28 of the radius below its centre.
    let (y, dx) = (frame.midY + radius * 0.28, radius * 0.96)
    let (left, right) = ((frame.midX - dx).number, (frame.midX + dx).number)
    path(
      "M\(left) \(y.number)Q\(frame.midX.number) \((y - radius * 0.5).number) \(right) \(y.number)"
        + "A\(radius.number) \(radius.number) 0 0 1 \(left) \(y.number)Z",
      fill: color)
  }

  private mutating func caption(
    _ element: ScreenElement, _ frame: ScreenFrame, _ sky: ScreenColor
  ) {
    let size = "\(Int(frame.width.rounded())) × \(Int(frame.height.rounded()))"
    let words = element.text.map(\.onOneLine) ?? size
    let width = min(TextWidth.of(words, size: 11) + 14, frame.width - 8)
    guard frame.height >= 44, width > 34 else { return }
    let plate = ScreenFrame(
      x: frame.midX - width / 2, y: frame.maxY - 24, width: width, height: 18)
    rectangle(plate, fill: ScreenColor(red: 1, green: 1, blue: 1, alpha: 0.86), radius: 9)
    text(words, in: plate.inset(6, 0), size: 11, color: Palette.ink, .center, lines: 1)
  }

  /// A web page: its title and address, and lines for contents that aren't shown.
  mutating func webPage(_ element: ScreenElement, on surface: ScreenColor) {
    let frame = element.frame
    if element.border == nil {
      rectangle(frame.inset(0.25, 0.25), fill: nil, stroke: Palette.rule, width: 0.5)
    }
    guard element.children.isEmpty else { return }
    let room = frame.inset(16, 14)
    var top = room.y
    if let title = element.text {
      let lines = FittedText(title, width: room.width, size: 20, bold: true, lines: 3).lines
      let height = min(25 * Double(lines.count) + 2, room.height)
      text(
        title, in: ScreenFrame(x: room.x, y: top, width: room.width, height: height), size: 20,
        bold: true, color: surface.contrast, .leading, .top, lines: 3)
      top += height
    }
    if let address = element.detail, room.maxY - top > 16 {
      text(
        address.onOneLine, in: ScreenFrame(x: room.x, y: top, width: room.width, height: 18),
        size: 13, color: surface.soft, lines: 1)
      top += 24
    }
    top += 8
    for width in [0.96, 0.9, 0.98, 0.62] where top + 8 < room.maxY {
      rectangle(
        ScreenFrame(x: room.x, y: top, width: room.width * width, height: 7),
        fill: ScreenColor(red: 0.5, green: 0.53, blue: 0.57, alpha: 0.22), radius: 3.5)
      top += 18
    }
  }

  /// A view of which only the class is known: a dashed frame with the name.
  mutating func unknown(_ element: ScreenElement, on surface: ScreenColor) {
    guard element.frame.width > 4, element.frame.height > 4 else { return }
    rectangle(
      element.frame.inset(1, 1), fill: nil, radius: max(element.cornerRadius, 4),
      stroke: surface.soft, dashes: "4 4")
    guard element.children.isEmpty else { return }
    text(
      element.text, in: element.frame.inset(6, 2), size: min(element.fontSize ?? 13, 13),
      color: surface.soft, .center)
  }
}
