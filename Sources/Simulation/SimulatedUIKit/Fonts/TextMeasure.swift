package import Foundation

/// The width and height of text: one simple table for all faces.
///
/// Differs: iOS measures each letter of a face; here there are five classes of letters, and the
/// line height is 1.2 times the font size. Lines are broken between words, and within a word that
/// is wider than the line.
package enum TextMeasure {
  /// Returns the height of a line.
  package static func lineHeight(_ font: UIFont) -> CGFloat {
    (font.pointSize * 1.2 * 3).rounded() / 3
  }

  /// Returns the width of a text without breaks.
  package static func width(_ text: some StringProtocol, _ font: UIFont) -> CGFloat {
    text.unicodeScalars.reduce(0) { $0 + advance($1, font) }
  }

  /// Returns the size of a text in lines of at most this width, rounded up to the screen's pixels.
  package static func size(
    _ text: String, _ font: UIFont, width limit: CGFloat = .greatestFiniteMagnitude,
    lines most: Int = 0
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let widths = lineWidths(text, font, limit: limit > 0 ? limit : .greatestFiniteMagnitude)
    let shown = most > 0 ? Array(widths.prefix(most)) : widths
    return CGSize(
      width: up(min(shown.max() ?? 0, limit > 0 ? limit : .greatestFiniteMagnitude)),
      height: up(CGFloat(shown.count) * lineHeight(font)))
  }

  private static func up(_ value: CGFloat) -> CGFloat { (value * 3 - 0.001).rounded(.up) / 3 }

  private static func lineWidths(_ text: String, _ font: UIFont, limit: CGFloat) -> [CGFloat] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
      var widths: [CGFloat] = []
      var used: CGFloat = 0
      var pending: CGFloat = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let wide = width(word, font)
        if used > 0, used + pending + wide > limit {
          widths.append(used)
          (used, pending) = (0, 0)
        }
        used += pending + wide
        pending = advance(" ", font)
        while used > limit, limit > font.pointSize {
          widths.append(limit)
          used -= limit
        }
      }
      return widths + [used]
    }
  }

  private static func advance(_ letter: Unicode.Scalar, _ font: UIFont) -> CGFloat {
    if font.isMonospaced { return font.pointSize * 0.6 }
    let heavier: CGFloat = font.isBold ? 1.05 : 1
    return font.pointSize * heavier * (1 + font.width.rawValue) * part(letter)
  }

  private static func part(_ letter: Unicode.Scalar) -> CGFloat {
    switch letter {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|", " ", "f", "t", "r", "(", ")": 0.28
    case "m", "w", "M", "W", "@", "%": 0.85
    case "A"..."Z": 0.66
    default: letter.value >= 0x1100 ? 1 : 0.54
    }
  }
}
