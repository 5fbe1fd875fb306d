import DeviceEvents

extension Double {
  /// The number clamped to a range, or another one if it isn't finite.
  func within(_ range: ClosedRange<Double>, else other: Double) -> Double {
    guard isFinite else { return other }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension ScreenColor {
  /// The colour with components from 0 to 1; `nil` for an invisible one.
  var bounded: ScreenColor? {
    let alpha = alpha.within(0...1, else: 0)
    guard alpha > 0.004 else { return nil }
    return ScreenColor(
      red: red.within(0...1, else: 0), green: green.within(0...1, else: 0),
      blue: blue.within(0...1, else: 0), alpha: alpha)
  }
}

extension String {
  /// The text without characters that control a terminal, that HTML and SVG forbid, or that change
  /// the direction of writing; tabs become spaces.
  var harmless: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A: scalars.append(scalar)
      case 0x09: scalars.append(" ")
      case 0x0D: continue
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF:
        scalars.append("\u{FFFD}")
      case let value where value & 0xFFFE == 0xFFFE: scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// The text, truncated: it counts scalars, because characters can be of any length.
  func shortened(to scalars: Int) -> String {
    let taken = unicodeScalars.prefix(scalars)
    return taken.endIndex < unicodeScalars.endIndex ? String(taken) + "…" : self
  }

  /// The text on one line.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
