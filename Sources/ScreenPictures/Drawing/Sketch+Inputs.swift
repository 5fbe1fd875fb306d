import DeviceEvents

extension Sketch {
  /// A text field or view: its text, or its placeholder in grey.
  mutating func input(_ element: ScreenElement, on surface: ScreenColor) {
    let isField = element.kind == .textField
    var inner = surface
    if isField, element.background == nil, element.border == nil {
      rectangle(
        element.frame.inset(0.5, 0.5), fill: Palette.paper, radius: max(element.cornerRadius, 6),
        stroke: Palette.rule)
      inner = Palette.paper
    }
    let isFramed = element.background != nil || element.border != nil
    let place = isField ? element.frame.inset(8, 0) : element.frame.inset(isFramed ? 9 : 5, 8)
    let isEmpty = element.text?.isEmpty ?? true
    text(
      isEmpty ? element.placeholder : element.text, in: place, size: element.fontSize ?? 17,
      bold: element.isBold, color: isEmpty ? inner.soft : element.color ?? inner.contrast,
      element.alignment, isField ? .middle : .top, lines: isField ? 1 : 200)
  }

  mutating func toggle(_ element: ScreenElement) {
    let height = min(element.frame.height, 31, element.frame.width / 1.4)
    let width = min(height * 1.65, element.frame.width)
    let isOn = element.isOn == true
    let capsule = ScreenFrame(
      x: element.frame.midX - width / 2, y: element.frame.midY - height / 2, width: width,
      height: height)
    rectangle(
      capsule, fill: isOn ? element.color ?? Palette.on : ScreenColor(hex: 0xC3C8D0),
      radius: height / 2)
    let x = isOn ? capsule.maxX - height / 2 : capsule.x + height / 2
    circle(x, capsule.midY, max(height / 2 - 2.5, 1), fill: Palette.paper)
  }

  mutating func slider(_ element: ScreenElement) {
    let radius = min(element.frame.height / 2, 11)
    let track = element.frame.inset(radius, 0)
    let x = track.x + track.width * (element.fraction ?? 0)
    let y = track.midY
    line(track.x, y, track.maxX, y, ScreenColor(hex: 0xC3C8D0), width: 4, round: true)
    if x > track.x + 1 {
      line(track.x, y, x, y, element.color ?? Palette.tint, width: 4, round: true)
    }
    circle(x, y, radius, fill: Palette.paper, stroke: ScreenColor(hex: 0xA7ADB7))
  }

  mutating func progress(_ element: ScreenElement) {
    let (frame, y) = (element.frame.inset(2, 0), element.frame.midY)
    let x = frame.x + frame.width * (element.fraction ?? 0)
    line(frame.x, y, frame.maxX, y, ScreenColor(hex: 0xD0D4DA), width: 4, round: true)
    if x > frame.x + 0.5 {
      line(frame.x, y, x, y, element.color ?? Palette.tint, width: 4, round: true)
    }
  }

  /// Spokes, each a little fainter than the previous one.
  mutating func activity(_ element: ScreenElement, on surface: ScreenColor) {
    let radius = min(element.frame.width, element.frame.height, 37) / 2
    guard radius > 2 else { return }
    let color = element.color ?? surface.soft
    let (x, y) = (element.frame.midX, element.frame.midY)
    // Eight compass directions, without trigonometry.
    let part = 0.7071
    let directions = [
      (0, -1), (part, -part), (1, 0), (part, part), (0, 1), (-part, part), (-1, 0), (-part, -part),
    ]
    for (index, (dx, dy)) in directions.enumerated() {
      line(
        x + dx * radius * 0.45, y + dy * radius * 0.45, x + dx * radius * 0.92,
        y + dy * radius * 0.92, color, width: max(radius * 0.2, 1.2), round: true,
        opacity: 1 - Double(index) * 0.1)
    }
  }
}
