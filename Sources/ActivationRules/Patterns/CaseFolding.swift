/// Characters that differ only in case, one by one.
///
/// This is Unicode's simple case folding, composed from the mappings in the Swift runtime: a
/// character is folded to the lowercase of its uppercase.
enum CaseFolding {
  /// Returns the character that stands for all forms of a character.
  static func folded(_ value: UInt32) -> UInt32 {
    if value < 0x80 { return 0x41...0x5A ~= value ? value + 0x20 : value }
    // The dotless i is a separate letter.
    guard value != 0x131, let scalar = Unicode.Scalar(value) else { return value }
    let upper = only(scalar.properties.uppercaseMapping) ?? scalar
    return (only(upper.properties.lowercaseMapping) ?? upper).value
  }

  /// Returns all forms of a character, itself first; there are never more than five.
  static func forms(of value: UInt32) -> [UInt32] {
    let folded = folded(value)
    var forms = [value]
    for form in [folded, uppercase(folded)] + rareForms(folded) where !forms.contains(form) {
      forms.append(form)
    }
    return forms
  }

  private static func uppercase(_ folded: UInt32) -> UInt32 {
    guard folded != 0x131, let scalar = Unicode.Scalar(folded) else { return folded }
    return (only(scalar.properties.uppercaseMapping) ?? scalar).value
  }

  /// Returns the character of a text that has only one.
  private static func only(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
