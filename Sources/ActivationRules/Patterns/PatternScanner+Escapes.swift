extension PatternScanner {
  /// Reads an escape that stands for one character, after its backslash.
  ///
  /// - Parameter start: The index of the backslash in the pattern.
  /// - Returns: The character; `nil` when it is another kind of escape, and nothing was read.
  /// - Throws: What is wrong with the escape.
  mutating func readEscape(from start: Int) throws(Pattern.Problem) -> Unicode.Scalar? {
    guard let letter = peek(0) else { return nil }
    switch letter {
    case "a": return read("\u{7}")
    case "e": return read("\u{1B}")
    case "f": return read("\u{C}")
    case "n": return read("\n")
    case "r": return read("\r")
    case "t": return read("\t")
    case "c": return try readControl(from: start)
    case "0": return try readOctal(from: start)
    case "u": return try readFixed(digits: 4, from: start)
    case "U": return try readFixed(digits: 8, from: start)
    case "x": return try readHexadecimal(from: start)
    default: return nil
    }
  }

  /// Consumes a letter that stands for a character.
  private mutating func read(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    skip(1)
    return scalar
  }

  /// Reads `\cX`: only the last five bits of the character count.
  private mutating func readControl(
    from start: Int
  ) throws(Pattern.Problem) -> Unicode.Scalar {
    skip(1)
    guard let letter = peek(0) else {
      throw Pattern.Problem(
        range(from: start), PatternWords.controlWithoutLetter,
        remedy: PatternWords.controlWithoutLetterRemedy)
    }
    skip(1)
    return Unicode.Scalar(UInt8(letter.value & 0x1F))
  }

  /// Reads `\0` with one to three octal digits, as long as they stay below 256.
  private mutating func readOctal(from start: Int) throws(Pattern.Problem) -> Unicode.Scalar {
    skip(1)
    var value: UInt32 = 0
    var count = 0
    while count < 3, let digit = peek(0)?.value, 0x30...0x37 ~= digit, value * 8 + digit & 7 < 256 {
      value = value * 8 + digit & 7
      count += 1
      skip(1)
    }
    guard count > 0 else {
      throw Pattern.Problem(
        range(from: start), PatternWords.octalWithoutDigits,
        remedy: PatternWords.octalWithoutDigitsRemedy)
    }
    return Unicode.Scalar(UInt8(value))
  }

  /// Reads `\uhhhh` or `\Uhhhhhhhh`; two halves of a surrogate pair make one character.
  private mutating func readFixed(
    digits: Int, from start: Int
  ) throws(Pattern.Problem) -> Unicode.Scalar {
    skip(1)
    guard let value = readDigits(digits, atLeast: digits) else {
      throw Pattern.Problem(
        range(from: start), PatternWords.tooFewDigits(digits),
        remedy: PatternWords.tooFewDigitsRemedy(digits))
    }
    guard 0xD800..<0xDC00 ~= value, peek(0) == "\\", peek(1) == "u" else {
      return try scalar(value, from: start)
    }
    skip(2)
    guard let low = readDigits(4, atLeast: 4), 0xDC00..<0xE000 ~= low else {
      return try scalar(value, from: start)
    }
    return try scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00), from: start)
  }

  /// Reads `\xh`, `\xhh` or `\x{h…}`.
  private mutating func readHexadecimal(
    from start: Int
  ) throws(Pattern.Problem) -> Unicode.Scalar {
    skip(1)
    let hasBraces = peek(0) == "{"
    if hasBraces { skip(1) }
    let value = readDigits(hasBraces ? 8 : 2, atLeast: 1)
    if hasBraces, value != nil, peek(0) != "}" {
      throw Pattern.Problem(
        range(from: start), PatternWords.unclosedNumber, remedy: PatternWords.unclosedNumberRemedy)
    }
    guard let value else {
      throw Pattern.Problem(
        range(from: start), PatternWords.numberWithoutDigits,
        remedy: PatternWords.numberWithoutDigitsRemedy)
    }
    if hasBraces { skip(1) }
    return try scalar(value, from: start)
  }

  /// Reads hexadecimal digits.
  ///
  /// - Returns: Their value; `nil` when there are too few.
  private mutating func readDigits(_ most: Int, atLeast least: Int) -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < most, let digit = peek(0).flatMap(Self.hexadecimalValue) {
      value = value << 4 | digit
      count += 1
      skip(1)
    }
    return count < least ? nil : value
  }

  private static func hexadecimalValue(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x61 + 10
    case "A"..."F": scalar.value - 0x41 + 10
    default: nil
    }
  }

  private func scalar(
    _ value: UInt32, from start: Int
  ) throws(Pattern.Problem) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(value) { return scalar }
    throw value > 0x10FFFF
      ? Pattern.Problem(
        range(from: start), PatternWords.numberTooBig, remedy: PatternWords.numberTooBigRemedy)
      : Pattern.Problem(
        range(from: start), PatternWords.halfOfAPair, remedy: PatternWords.halfOfAPairRemedy)
  }
}
