import DeviceEvents
import Foundation

/// The components of a colour in one appearance.
struct ColorParts: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes components from values between 0 and 255.
  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  func with(alpha: CGFloat) -> ColorParts {
    ColorParts(red: red, green: green, blue: blue, alpha: alpha)
  }

  var hueSaturationBrightness: (CGFloat, CGFloat, CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0 else { return (0, 0, most) }
    var hue: CGFloat
    switch most {
    case red: hue = (green - blue) / range
    case green: hue = (blue - red) / range + 2
    default: hue = (red - green) / range + 4
    }
    if hue < 0 { hue += 6 }
    return (hue / 6, range / most, most)
  }

  var screenColor: ScreenColor {
    ScreenColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
