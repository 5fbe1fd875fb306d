extension String {
  /// The text with everything replaced that acts on a terminal instead of being visible: escape
  /// sequences, line feeds, and characters that change the direction of writing.
  package var withoutControlCharacters: String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would act on it instead of showing it.
  var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
