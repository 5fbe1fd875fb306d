// What rules need to know about texts, byte by byte: no locale, no tables, nothing from Foundation.

extension String {
  /// The text without blanks and line ends around it.
  var trimmedOfBlanks: String {
    let blanks: [UInt8] = [9, 10, 11, 12, 13, 32]
    var bytes = utf8[...]
    while let first = bytes.first, blanks.contains(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last, blanks.contains(last) { bytes = bytes.dropLast() }
    return String(Substring(bytes))
  }

  /// The parts between some separators; empty parts are kept.
  func parts(between separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == separator {
        parts.append(String(part))
        part = String.UnicodeScalarView()
      } else {
        part.append(scalar)
      }
    }
    return parts + [String(part)]
  }

  /// Returns the offset in bytes at which another text first occurs in this one; `nil` when it
  /// doesn't.
  ///
  /// The time is bounded by the product of the lengths; rules only look for short words.
  func offset(of word: String) -> Int? {
    let bytes = Array(utf8)
    let wanted = Array(word.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted) {
      return start
    }
    return nil
  }

  /// Whether the text consists only of some bytes and has at least one.
  func isMade(of isGood: (UInt8) -> Bool) -> Bool {
    !isEmpty && utf8.allSatisfy(isGood)
  }
}

/// The bytes of which names consist.
enum Letter {
  static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  static func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || isCapital(byte) || (97...122).contains(byte)
  }

  /// Whether a byte may occur in a bundle's or a type's identifier.
  static func isOfIdentifier(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
