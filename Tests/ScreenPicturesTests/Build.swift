import DeviceEvents

/// Shorthands for screens in tests.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ScreenFrame {
  ScreenFrame(x: x, y: y, width: width, height: height)
}

func shade(_ hex: Int, _ alpha: Double = 1) -> ScreenColor {
  ScreenColor(
    red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
    blue: Double(hex & 0xFF) / 255, alpha: alpha)
}

extension ScreenElement {
  /// The element with some of its properties set.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  static func label(
    _ text: String, _ frame: ScreenFrame, size: Double = 17, bold: Bool = false,
    _ alignment: Alignment = .leading
  ) -> Self {
    Self(.label, frame: frame, text: text).with {
      $0.fontSize = size
      $0.isBold = bold
      $0.alignment = alignment
    }
  }

  static func button(_ text: String, _ frame: ScreenFrame, enabled: Bool = true) -> Self {
    Self(.button, frame: frame, text: text).with { $0.isEnabled = enabled }
  }

  /// The whole screen in one colour.
  static func page(
    on background: ScreenColor = shade(0xFFFFFF), _ children: [Self]
  ) -> Self {
    Self(.area, frame: ScreenFrame(x: 0, y: 0, width: 390, height: 844), children: children)
      .with { $0.background = background }
  }

  static func navigationBar(_ title: String, left: String?, right: String?) -> Self {
    var items: [Self] = []
    if let left { items.append(Self(.barButton, frame: box(16, 47, 60, 44), text: left)) }
    if let right {
      items.append(
        Self(.barButton, frame: box(320, 47, 54, 44), text: right).with { $0.isBold = true })
    }
    return Self(.navigationBar, frame: box(0, 0, 390, 91), text: title, children: items)
  }
}
