extension Character {
  /// The character's width in a terminal: 2 columns for East Asian wide ones and emoji, 0 for a
  /// lone combining mark, 1 for all others.
  package var terminalWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    if first.isWide { return 2 }
    return first.isZeroWidth ? 0 : 1
  }
}

extension StringProtocol {
  /// The text's width in a terminal.
  package var terminalWidth: Int {
    reduce(0) { width, character in width + character.terminalWidth }
  }
}

extension Unicode.Scalar {
  /// Whether Unicode's East Asian Width is W or F, by blocks.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2E80...0x303E, 0x3041...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default:
      properties.isEmojiPresentation
    }
  }

  fileprivate var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
