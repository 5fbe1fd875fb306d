import DeviceEvents

/// Draws a screen's elements, from back to front.
///
/// `surface` is always the colour of the background, so that elements without a colour of their own
/// are visible on it.
struct Sketch {
  let size: Screen.Size
  var shapes = Shapes()
  /// The rounded frame that clips the current drawing.
  private var rounded: RoundedFrame?

  init(size: Screen.Size) { self.size = size }

  /// Draws an element with everything inside it.
  mutating func draw(_ element: ScreenElement, on surface: ScreenColor) {
    let opacity = element.opacity * (element.isDimmed ? 0.5 : 1)
    if opacity < 0.995 { shapes.open("g", [("opacity", opacity.number)]) }
    let inner = drawItself(element, on: surface)
    if !element.drawsChildren { drawChildren(of: element, on: inner) }
    if opacity < 0.995 { shapes.close("g") }
  }

  mutating func drawChildren(of element: ScreenElement, on surface: ScreenColor) {
    guard !element.children.isEmpty else { return }
    let outer = rounded
    if element.clips {
      openClip(element.frame)
      rounded = RoundedFrame(frame: element.frame, radius: element.cornerRadius)
    }
    for child in element.children { draw(child, on: surface) }
    if element.clips { shapes.close("svg") }
    rounded = outer
  }

  /// Draws an element without its children; returns the colour behind those.
  private mutating func drawItself(
    _ element: ScreenElement, on surface: ScreenColor
  ) -> ScreenColor {
    let frame = element.frame
    switch element.kind {
    case .toggle, .slider, .progress, .activity, .icon, .image, .alert, .shareSheet:
      drawOwnShape(element, on: surface)
      return surface
    case .area, .table, .cell, .label, .button, .textField, .textView, .segments, .sectionTitle,
      .navigationBar, .barButton, .webPage, .other:
      break
    }
    let inner = box(element, on: surface, default: element.kind.background)
    switch element.kind {
    case .label: text(element, element.text, in: frame, on: inner)
    case .button, .barButton: button(element, on: inner)
    case .textField, .textView: input(element, on: inner)
    case .segments: segments(element, on: inner)
    case .sectionTitle: sectionTitle(element, on: inner)
    case .cell: cell(element, on: inner)
    case .navigationBar: navigationBar(element, on: inner)
    case .webPage: webPage(element, on: inner)
    case .other: unknown(element, on: inner)
    default: break
    }
    return inner
  }

  private mutating func drawOwnShape(_ element: ScreenElement, on surface: ScreenColor) {
    switch element.kind {
    case .toggle: toggle(element)
    case .slider: slider(element)
    case .progress: progress(element)
    case .activity: activity(element, on: surface)
    case .icon: icon(element, on: surface)
    case .image: image(element)
    case .alert: alert(element)
    case .shareSheet: shareSheet(element)
    default: break
    }
  }
}

extension Sketch {
  /// Draws background and border; returns the colour that is now visible there.
  mutating func box(
    _ element: ScreenElement, on surface: ScreenColor, default other: ScreenColor? = nil
  ) -> ScreenColor {
    let fill = element.background ?? other
    let border = element.border
    guard fill != nil || border != nil, !element.frame.isEmpty else { return surface }
    // A border is inside the frame.
    let half = min(border?.width ?? 0, min(element.frame.width, element.frame.height)) / 2
    rectangle(
      element.frame.inset(half, half), fill: fill, radius: max(element.cornerRadius - half, 0),
      stroke: border?.color, width: half * 2)
    return fill.map { $0.over(surface) } ?? surface
  }

  mutating func rectangle(
    _ frame: ScreenFrame, fill: ScreenColor?, radius: Double = 0, stroke: ScreenColor? = nil,
    width: Double = 1, dashes: String? = nil
  ) {
    let paint: [(String, String?)] = [
      ("fill", fill?.hex ?? "none"), ("fill-opacity", fill?.opacity), ("stroke", stroke?.hex),
      ("stroke-opacity", stroke?.opacity), ("stroke-width", stroke == nil ? nil : width.number),
      ("stroke-dasharray", dashes),
    ]
    let shape = RoundedFrame(frame: frame, radius: radius)
    if let rounded, let path = shape.path(inside: rounded) {
      return shapes.add("path", [("d", path)] + paint)
    }
    shapes.add(
      "rect",
      [
        ("x", frame.x.number), ("y", frame.y.number), ("width", frame.width.number),
        ("height", frame.height.number), ("rx", shape.radius > 0 ? shape.radius.number : nil),
      ] + paint)
  }

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: ScreenColor,
    width: Double = 1, round: Bool = false, opacity: Double = 1
  ) {
    shapes.add(
      "line",
      [
        ("x1", x1.number), ("y1", y1.number), ("x2", x2.number), ("y2", y2.number),
        ("stroke", color.hex), ("stroke-width", width.number),
        ("stroke-linecap", round ? "round" : nil),
        ("stroke-opacity", opacity < 0.995 ? opacity.number : color.opacity),
      ])
  }

  mutating func circle(
    _ x: Double, _ y: Double, _ radius: Double, fill: ScreenColor, stroke: ScreenColor? = nil
  ) {
    shapes.add(
      "circle",
      [
        ("cx", x.number), ("cy", y.number), ("r", radius.number), ("fill", fill.hex),
        ("fill-opacity", fill.opacity), ("stroke", stroke?.hex),
        ("stroke-width", stroke == nil ? nil : "1"),
      ])
  }

  mutating func path(
    _ data: String, fill: ScreenColor? = nil, stroke: ScreenColor? = nil, width: Double = 1
  ) {
    shapes.add(
      "path",
      [
        ("d", data), ("fill", fill?.hex ?? "none"), ("fill-opacity", fill?.opacity),
        ("stroke", stroke?.hex), ("stroke-width", stroke == nil ? nil : width.number),
        ("stroke-linecap", stroke == nil ? nil : "round"),
        ("stroke-linejoin", stroke == nil ? nil : "round"),
      ])
  }

  /// Begins a part that is clipped at the frame's edges, to be closed as `svg`.
  ///
  /// A nested SVG clips without an id, which would have to be unique on the page.
  mutating func openClip(_ frame: ScreenFrame) {
    let (x, y, width, height) =
      (frame.x.number, frame.y.number, frame.width.number, frame.height.number)
    shapes.open(
      "svg",
      [
        ("x", x), ("y", y), ("width", width), ("height", height),
        ("viewBox", "\(x) \(y) \(width) \(height)"), ("overflow", "hidden"),
      ])
  }
}

extension ScreenElement {
  /// Whether its own drawing includes its children.
  fileprivate var drawsChildren: Bool { kind == .alert || kind == .shareSheet || kind == .segments }
}

extension ScreenElement.Kind {
  /// The default background.
  fileprivate var background: ScreenColor? {
    switch self {
    case .navigationBar: Palette.panel
    case .webPage: Palette.paper
    default: nil
    }
  }
}
