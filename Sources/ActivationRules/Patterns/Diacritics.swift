/// Removes the diacritics from characters.
///
/// The Swift runtime can decompose characters, but doesn't offer that, so the letters of Latin,
/// Greek and Cyrillic that come with diacritics are in a table. These are the scripts in which
/// Foundation ignores diacritics on Linux; a slash or a stroke through a letter isn't a diacritic.
enum Diacritics {
  /// Returns a character without its diacritics; `nil` when it is nothing but a diacritic.
  static func removed(from scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.value < 0xA8 { return scalar }
    return isMark(scalar.value) ? nil : bases[scalar] ?? scalar
  }

  /// Whether a character is a diacritic that combines with the character before it.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1ACE, 0x1DC0...0x1DFF, 0x20D0...0x20F0, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// The characters of the table, each with what remains of it.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in latin + greekAndCyrillic {
      var scalars = group.unicodeScalars.makeIterator()
      guard let base = scalars.next() else { continue }
      while let scalar = scalars.next() { bases[scalar] = base }
    }
    return bases
  }()
}
