import DeviceEvents

/// The default colours, those of a device in its light appearance.
enum Palette {
  static let paper = ScreenColor(hex: 0xFFFFFF)
  static let ink = ScreenColor(hex: 0x1C1F24)
  /// Less prominent text, and placeholders.
  static let soft = ScreenColor(hex: 0x666B74)
  static let rule = ScreenColor(hex: 0xD8DBE0)
  static let panel = ScreenColor(hex: 0xF4F5F7)
  static let fill = ScreenColor(hex: 0xE6E8EC)
  static let tint = ScreenColor(hex: 0x0B5CAD)
  static let on = ScreenColor(hex: 0x2F8A52)
  static let shade = ScreenColor(red: 0.05, green: 0.06, blue: 0.08, alpha: 0.38)

  /// The colours of apps' icons.
  static let icons = [
    ScreenColor(hex: 0x2F6DB5), ScreenColor(hex: 0x7A4FBF), ScreenColor(hex: 0x2F7D55),
    ScreenColor(hex: 0xB0592B), ScreenColor(hex: 0x14747D), ScreenColor(hex: 0xA83B6B),
    ScreenColor(hex: 0x4257A8), ScreenColor(hex: 0x566474),
  ]

  /// The icon's colour for a name, always the same one.
  static func icon(for name: String) -> ScreenColor {
    let sum = name.utf8.reduce(into: UInt32(2_166_136_261)) { hash, byte in
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return icons[Int((sum >> 8) % UInt32(icons.count))]
  }
}

extension ScreenColor {
  init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  /// The colour in SVG's notation, without its opacity: `#0b5cad`.
  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let value = String(Int((part * 255).rounded()), radix: 16)
        return value.count < 2 ? "0" + value : value
      }.joined()
  }

  /// Its opacity, unless it is fully opaque.
  var opacity: String? { alpha < 0.995 ? alpha.number : nil }

  /// The visible colour when this one is on top of another.
  func over(_ other: ScreenColor) -> ScreenColor {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return ScreenColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// Its relative luminance, from 0 to 1, as in WCAG.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      // The curve's true exponent is 2.4 with an offset; 2.2 comes close enough to tell light from dark.
      part * part * (0.8 + 0.2 * part)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The default colour for text on this one.
  var contrast: ScreenColor { luminance > 0.3 ? Palette.ink : Palette.paper }

  /// The tint on this one: blue where blue is legible.
  var tint: ScreenColor { luminance > 0.55 ? Palette.tint : contrast }

  /// A fine line on this one.
  var rule: ScreenColor {
    luminance > 0.4 ? Palette.rule : ScreenColor(red: 1, green: 1, blue: 1, alpha: 0.18)
  }

  /// Less prominent text on this one.
  var soft: ScreenColor {
    luminance > 0.6 ? Palette.soft : ScreenColor(red: 1, green: 1, blue: 1, alpha: 0.78)
  }
}
