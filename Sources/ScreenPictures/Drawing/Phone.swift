import DeviceEvents

/// The case around a screen: a plain outline and, for a whole phone, an unbranded status line.
struct Phone {
  let size: Screen.Size

  /// The thickness of the case, which covers the corners of the screen's contents.
  private var edge: Double { isWholePhone ? 12 : 6 }
  private static let corner = 28.0
  private static let smallCorner = 14.0
  private static let fonts =
    "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Liberation Sans, sans-serif"

  /// The whole picture.
  func svg(title: String, description: String, _ content: Shapes) -> String {
    let margin = edge + 1
    let (width, height) = ((size.width + 2 * margin).number, (size.height + 2 * margin).number)
    var shapes = Shapes()
    shapes.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("class", "screen"), ("role", "img"),
        ("viewBox", "\((-margin).number) \((-margin).number) \(width) \(height)"),
        ("width", width), ("height", height), ("font-family", Self.fonts),
      ])
    shapes.add("title", text: title)
    shapes.add("desc", text: description)
    let screen = ScreenFrame(x: 0, y: 0, width: size.width, height: size.height)
    var sketch = Sketch(size: size)
    sketch.openClip(screen)
    sketch.rectangle(screen, fill: Palette.paper)
    sketch.shapes.add(content)
    if isWholePhone { statusLine(&sketch) }
    sketch.shapes.close("svg")
    shapes.add(sketch.shapes)
    outline(&shapes)
    shapes.close("svg")
    return shapes.text
  }
}

extension Phone {
  private var isWholePhone: Bool {
    (300...500).contains(size.width) && size.height > 1.5 * size.width
  }

  /// Two subtle marks, visible on light and on dark.
  private func statusLine(_ sketch: inout Sketch) {
    let grey = ScreenColor(red: 0.5, green: 0.53, blue: 0.57, alpha: 0.75)
    sketch.rectangle(
      ScreenFrame(x: 34, y: 19, width: 36, height: 9), fill: grey, radius: 4.5)
    for (index, width) in [9.0, 9, 22].enumerated() {
      let x = size.width - 88 + Double(index) * 15
      sketch.rectangle(ScreenFrame(x: x, y: 19, width: width, height: 9), fill: grey, radius: 4.5)
    }
  }

  private func outline(_ shapes: inout Shapes) {
    let corner = isWholePhone ? Self.corner : Self.smallCorner
    // The case overlaps the screen a little, so that nothing shows between them.
    let lap = 1.5
    let stroke = edge + lap
    let out = stroke / 2 - lap
    shapes.add(
      "rect",
      [
        ("class", "case"), ("x", (-out).number), ("y", (-out).number),
        ("width", (size.width + 2 * out).number), ("height", (size.height + 2 * out).number),
        ("rx", (corner + out).number), ("fill", "none"), ("stroke", "#3f444c"),
        ("stroke-width", stroke.number),
      ])
  }
}
