/// Turns the bytes of a text file into UTF-8.
enum TextDecoder {
  /// Returns a text file's bytes as UTF-8, without a byte order mark.
  ///
  /// A byte order mark decides between UTF-8 and UTF-16; without one the file is UTF-8. All
  /// reported positions are those in the text as UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: The file, as the reader should see it.
  /// - Throws: A problem with the text.
  /// - Returns: Valid UTF-8 without NUL characters.
  static func decoded(_ bytes: [UInt8], file: String) throws(ReadingProblem) -> [UInt8] {
    let text: [UInt8] =
      switch (bytes.first, bytes.dropFirst().first) {
      case (0xFE, 0xFF): try utf16(bytes.dropFirst(2), file: file) { $0 << 8 | $1 }
      case (0xFF, 0xFE): try utf16(bytes.dropFirst(2), file: file) { $1 << 8 | $0 }
      case (0x00, 0x3C): try utf16(bytes[...], file: file) { $0 << 8 | $1 }
      case (0x3C, 0x00): try utf16(bytes[...], file: file) { $1 << 8 | $0 }
      default: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      }
    if let offset = text.firstIndex(of: 0) {
      throw ReadingProblem(
        "not-text", isFatal: true, PropertyListWords.hasNUL,
        remedy: PropertyListWords.hasNULRemedy, file: file,
        position: ListText(text).position(at: offset))
    }
    return text
  }

  /// Checks that a text is UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The file, as the reader should see it.
  /// - Throws: A problem at the first byte that isn't UTF-8.
  static func check(_ bytes: [UInt8], file: String) throws(ReadingProblem) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    throw ReadingProblem(
      "not-utf8", isFatal: true, PropertyListWords.notUTF8,
      remedy: PropertyListWords.notUTF8Remedy, file: file,
      position: ListText(bytes).position(at: offset))
  }
}

extension TextDecoder {
  /// Returns UTF-16 as UTF-8; each pair of bytes is combined by `unit`.
  private static func utf16(
    _ bytes: ArraySlice<UInt8>, file: String, unit: (UInt16, UInt16) -> UInt16
  ) throws(ReadingProblem) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      units.append(unit(UInt16(bytes[index]), UInt16(bytes[index + 1])))
      index += 2
    }
    guard index == bytes.endIndex, let text = String(validating: units, as: UTF16.self) else {
      throw ReadingProblem(
        "not-utf16", isFatal: true, PropertyListWords.notUTF16,
        remedy: PropertyListWords.notUTF16Remedy, file: file)
    }
    return Array(text.utf8)
  }
}
