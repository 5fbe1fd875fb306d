extension String {
  /// The text with U+FFFD in place of each character that a page must not contain.
  package var withoutForbiddenScalars: String {
    guard unicodeScalars.contains(where: \.isForbiddenInHTML) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isForbiddenInHTML ? "\u{FFFD}" : scalar) }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether HTML forbids the character, or it changes the direction of writing, so that text looks
  /// different from its actual order.
  ///
  /// Tabs and line ends are allowed, and so are the marks U+200E and U+200F: they affect only the
  /// neutral characters beside them, and text in two directions needs them.
  package var isForbiddenInHTML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
