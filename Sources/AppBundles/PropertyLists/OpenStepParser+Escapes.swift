extension OpenStepParser {
  /// Reads what follows a backslash; the backslash is the next byte.
  ///
  /// `\U` takes up to four hexadecimal digits and `\` up to three octal ones, which name a character
  /// of the NEXTSTEP encoding; a letter that means nothing stands for itself.
  mutating func escape() -> Unicode.Scalar {
    index += 1
    guard let byte = text.byte(at: index) else { return "\\" }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal()
    case UInt8(ascii: "U"):
      index += 1
      return utf16()
    default: break
    }
    guard byte < 0x80 else { return wide() }
    index += 1
    return switch byte {
    case UInt8(ascii: "a"): "\u{07}"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "v"): "\u{0B}"
    default: Unicode.Scalar(byte)
    }
  }

  /// The value of a digit in a base up to 16; `nil` when it isn't a digit.
  static func value(ofDigit byte: UInt8, base: UInt8) -> UInt8? {
    let value: UInt8
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = byte - UInt8(ascii: "A") + 10
    default: return nil
    }
    return value < base ? value : nil
  }

  private mutating func number(base: UInt8, digits: Int) -> UInt16 {
    var number: UInt16 = 0
    for _ in 0..<digits {
      guard let byte = text.byte(at: index), let digit = Self.value(ofDigit: byte, base: base)
      else { break }
      number = number &* UInt16(base) &+ UInt16(digit)
      index += 1
    }
    return number
  }

  private mutating func octal() -> Unicode.Scalar {
    let code = UInt8(truncatingIfNeeded: number(base: 8, digits: 3))
    return code < 0x80 ? Unicode.Scalar(code) : NextStepEncoding.scalar(code)
  }

  /// Reads a UTF-16 code unit, and a second `\U` if the first is one half of a character.
  private mutating func utf16() -> Unicode.Scalar {
    let first = number(base: 16, digits: 4)
    guard UTF16.isLeadSurrogate(first), text.has("\\U", at: index) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    let back = index
    index += 2
    let second = number(base: 16, digits: 4)
    guard UTF16.isTrailSurrogate(second) else {
      index = back
      return "\u{FFFD}"
    }
    let code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// Reads a character that isn't ASCII.
  private mutating func wide() -> Unicode.Scalar {
    let end = min(index + text.bytes[index...].prefix(4).utf8Length, text.bytes.count)
    let scalar = text.string(index..<end).unicodeScalars.first
    index = end
    return scalar ?? "\u{FFFD}"
  }
}

extension ArraySlice<UInt8> {
  /// The number of bytes of the UTF-8 character that begins here.
  var utf8Length: Int {
    switch first {
    case .none: 0
    case .some(0xF0...): 4
    case .some(0xE0...): 3
    case .some(0xC0...): 2
    case .some: 1
    }
  }
}
