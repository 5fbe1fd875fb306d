/// The width of text on the device: letters fall into a few classes, as in the simulated UIKit.
///
/// So a label that was sized to fit its text has room for it. If a page's font is different, the
/// page compresses each line to its width here.
package enum TextWidth {
  /// The width in points.
  package static func of(_ text: some StringProtocol, size: Double, bold: Bool = false) -> Double {
    text.reduce(0.0) { $0 + em($1) } * size * (bold ? 1.05 : 1)
  }

  /// Whether the width of all its characters is known rather than guessed.
  static func knows(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x500 || (0x2010...0x2030).contains($0.value) }
  }

  private static func em(_ character: Character) -> Double {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|", " ", "f", "t", "r", "(", ")":
      return 0.28
    case "m", "w", "M", "W", "@", "%": return 0.85
    case "A"..."Z": return 0.66
    default: return first.value >= 0x1100 ? 1 : 0.54
    }
  }
}
