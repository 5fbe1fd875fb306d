/// Makes texts equal that differ only in what the modifiers `[c]` and `[d]` ignore.
enum TextFolding {
  /// Returns the text without differences of case, diacritics or both.
  ///
  /// Case is folded fully: "ß" becomes "ss", final and other sigmas become one. Diacritics are
  /// removed from the letters that ``Diacritics`` knows, and combining marks U+0300 to U+036F and
  /// their like are dropped. Apple documents the modifiers but not how they compare; Foundation on
  /// Linux agrees, except that it keeps marks without a base letter and those on letters of other
  /// scripts.
  static func folded(
    _ text: String, ignoringCase: Bool, ignoringDiacritics: Bool
  ) -> String {
    guard ignoringCase || ignoringDiacritics else { return text }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !ignoringCase {
        append(scalar, ignoringDiacritics, to: &folded)
      } else if scalar.isASCII {
        folded.append("A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar)
      } else {
        for part in CaseFolding.fullyFolded(scalar) {
          append(part, ignoringDiacritics, to: &folded)
        }
      }
    }
    return String(folded)
  }

  private static func append(
    _ scalar: Unicode.Scalar, _ ignoringDiacritics: Bool, to text: inout String.UnicodeScalarView
  ) {
    guard let base = ignoringDiacritics ? Diacritics.removed(from: scalar) : scalar else { return }
    text.append(base)
  }
}

extension CaseFolding {
  /// Returns the characters to which a character is folded; one may become several.
  static func fullyFolded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    // The dotless i is a separate letter.
    if scalar == "\u{131}" { return [scalar] }
    return scalar.properties.lowercaseMapping.unicodeScalars.flatMap { lower in
      lower.properties.uppercaseMapping.unicodeScalars.flatMap { upper in
        Array(upper.properties.lowercaseMapping.unicodeScalars)
      }
    }
  }
}
