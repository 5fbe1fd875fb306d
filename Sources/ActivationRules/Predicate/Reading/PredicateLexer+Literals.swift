extension PredicateLexer {
  /// A number: whole, with a fraction or an exponent, or of base 2, 8 or 16.
  mutating func number() -> PredicateToken.Kind {
    let start = offset
    let kind = basedNumber() ?? decimalNumber()
    guard Self.continuesName(byte()) else { return kind }
    _ = name()
    slip(
      start..<offset, PredicateTokenWords.notANumber(text(start..<offset)),
      PredicateTokenWords.notANumberRemedy)
    return kind
  }

  /// `0x1F`, `0o17` or `0b101`.
  private mutating func basedNumber() -> PredicateToken.Kind? {
    guard byte() == UInt8(ascii: "0") else { return nil }
    let base: UInt64
    switch byte(1) | 0x20 {
    case UInt8(ascii: "x"): base = 16
    case UInt8(ascii: "o"): base = 8
    case UInt8(ascii: "b"): base = 2
    default: return nil
    }
    guard let first = Self.digit(byte(2)), first < base else { return nil }
    offset += 2
    var number: UInt64 = 0
    let start = offset - 2
    var isTooBig = false
    while let digit = Self.digit(byte()), digit < base {
      offset += 1
      if number > (UInt64(Int64.max) - digit) / base {
        isTooBig = true
      } else {
        number = number &* base &+ digit
      }
    }
    if isTooBig {
      slip(
        start..<offset, PredicateTokenWords.tooBig(text(start..<offset)),
        PredicateTokenWords.tooBigRemedy)
    }
    return .integer(Int64(number))
  }

  /// Digits with an optional fraction and exponent; nineteen digits count.
  private mutating func decimalNumber() -> PredicateToken.Kind {
    var digits: UInt64 = 0
    var exponent = 0
    var isWhole = true
    takeDigits(&digits, &exponent, inFraction: false)
    if byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) {
      offset += 1
      isWhole = false
      takeDigits(&digits, &exponent, inFraction: true)
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let isSigned = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
      if Self.isDigit(byte(isSigned ? 2 : 1)) {
        let isNegative = byte(1) == UInt8(ascii: "-")
        offset += isSigned ? 2 : 1
        isWhole = false
        let power = takeExponent()
        exponent += isNegative ? -power : power
      }
    }
    if isWhole, exponent == 0, digits <= UInt64(Int64.max) { return .integer(Int64(digits)) }
    return .real(DecimalNumber(digits: digits, exponent: exponent))
  }

  private mutating func takeDigits(
    _ digits: inout UInt64, _ exponent: inout Int, inFraction: Bool
  ) {
    while Self.isDigit(byte()) {
      if digits < UInt64.max / 10 - 1 {
        digits = digits &* 10 &+ UInt64(byte() - 48)
        if inFraction { exponent -= 1 }
      } else if !inFraction {
        exponent += 1
      }
      offset += 1
    }
  }

  /// The digits of an exponent; exponents beyond what a number can have count the same.
  private mutating func takeExponent() -> Int {
    var power = 0
    while Self.isDigit(byte()) {
      power = min(power * 10 + Int(byte() - 48), 10 * DecimalNumber.mostTens)
      offset += 1
    }
    return power
  }

  /// The value of a digit in base 16.
  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 48...57: UInt64(byte - 48)
    case 65...70: UInt64(byte - 55)
    case 97...102: UInt64(byte - 87)
    default: nil
    }
  }

  /// A string up to the same quotation mark.
  mutating func string(closedBy quote: UInt8) -> PredicateToken.Kind {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        offset += 1
        return .string(String(decoding: content, as: UTF8.self))
      }
      if byte == UInt8(ascii: "\\") {
        content += escape()
      } else {
        content.append(byte)
        offset += 1
      }
    }
    slip(
      start..<(start + 1), PredicateTokenWords.unclosedString,
      PredicateTokenWords.unclosedStringRemedy(isSingle: quote == UInt8(ascii: "'")))
    return .stray("")
  }

  /// A string in typographic quotation marks, up to the next such mark.
  mutating func typographicString(_ mark: ForeignCharacter) -> PredicateToken.Kind {
    let start = offset
    offset += mark.length
    slip(
      start..<offset, PredicateTokenWords.typographicQuote, meaning: mark.meaning,
      PredicateTokenWords.typographicQuoteRemedy)
    let content = offset
    while offset < bytes.count {
      let end = offset
      if bytes[offset] == mark.meaning.utf8.first {
        offset += 1
        return .string(text(content..<end))
      }
      if let other = ForeignCharacter.sign(bytes[offset...].prefix(3)), other.isQuote {
        offset += other.length
        return .string(text(content..<end))
      }
      offset += 1
    }
    return .stray("")
  }

  /// A backslash and what it stands for; before any other character it is dropped.
  private mutating func escape() -> [UInt8] {
    offset += 1
    let byte = byte()
    guard offset < bytes.count else { return [] }
    offset += 1
    switch byte {
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "x"): return scalar(base: 16, most: 2) ?? [byte]
    case UInt8(ascii: "u"): return scalar(base: 16, most: 4) ?? [byte]
    case 48...55:
      offset -= 1
      return scalar(base: 8, most: 3) ?? [byte]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [byte]
    default:
      if byte < 0x80, remarks.count < 20 {
        let range = offset - 2..<offset
        remarks.append(
          Predicate.Remark(kind: .droppedBackslash(text(range)), place: Predicate.Place(range)))
      }
      return [byte]
    }
  }

  /// The character with a number, two of which may form one beyond the first 65,536.
  private mutating func scalar(base: UInt64, most: Int) -> [UInt8]? {
    guard let number = scalarNumber(base: base, most: most) else { return nil }
    if (0xD800...0xDBFF).contains(number), byte() == UInt8(ascii: "\\"),
      byte(1) == UInt8(ascii: "u")
    {
      let mark = offset
      offset += 2
      if let low = scalarNumber(base: base, most: most), (0xDC00...0xDFFF).contains(low) {
        return Self.encoded(0x10000 + (number - 0xD800) << 10 + (low - 0xDC00))
      }
      offset = mark
    }
    return Self.encoded(number)
  }

  private mutating func scalarNumber(base: UInt64, most: Int) -> UInt32? {
    var number: UInt32?
    for _ in 0..<most {
      guard let digit = Self.digit(byte()), digit < base else { break }
      number = (number ?? 0) * UInt32(base) + UInt32(digit)
      offset += 1
    }
    return number
  }

  private static func encoded(_ number: UInt32) -> [UInt8] {
    Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
  }
}
