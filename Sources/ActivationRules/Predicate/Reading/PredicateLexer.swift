/// Splits a predicate into tokens.
///
/// It reads each byte once. Slips whose meaning is plain, such as a typographic quotation mark, are
/// noted and read as what was meant, so several can be reported at once.
struct PredicateLexer {
  let bytes: [UInt8]
  /// The number of bytes that have been read.
  var offset = 0
  /// Slips, without their positions in lines.
  var slips: [Slip] = []
  /// Remarks on what is worth knowing although it isn't a mistake.
  var remarks: [Predicate.Remark] = []
  /// Whether `%` followed by letters stands for an argument.
  private let isFormat: Bool
  /// The number of arguments so far.
  private var arguments = 0

  init(_ text: String, isFormat: Bool = false) {
    bytes = Array(text.utf8)
    self.isFormat = isFormat
  }

  /// A mistake that doesn't keep the rest from being understood.
  struct Slip {
    var range: Range<Int>
    var message: String
    var nearMiss: String?
    var remedy: String
  }

  /// Reads the next token; at the end of the text, always `.end`.
  mutating func next() -> PredicateToken {
    skipBlanks()
    let start = offset
    let kind = offset < bytes.count ? kind(from: bytes[offset]) : .end
    return PredicateToken(kind: kind, range: start..<offset)
  }

  /// Returns the byte at a distance from the next one; 0 after the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Returns the text of some bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Notes a mistake.
  mutating func slip(
    _ range: Range<Int>, _ message: String, meaning nearMiss: String? = nil, _ remedy: String
  ) {
    guard slips.count < 20 else { return }
    slips.append(Slip(range: range, message: message, nearMiss: nearMiss, remedy: remedy))
  }

  /// Whether a byte can begin a name.
  static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || isLetter(byte)
  }

  /// Whether a byte can be part of a name.
  static func continuesName(_ byte: UInt8) -> Bool { beginsName(byte) || isDigit(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }

  static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}

extension PredicateLexer {
  private mutating func skipBlanks() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 32 || (9...13).contains(byte) {
        offset += 1
      } else if let blank = ForeignCharacter.blank(bytes[offset...].prefix(3)) {
        let range = offset..<(offset + blank.length)
        slip(range, PredicateTokenWords.notASpace(blank), PredicateTokenWords.notASpaceRemedy)
        offset = range.upperBound
      } else {
        return
      }
    }
  }

  private mutating func kind(from byte: UInt8) -> PredicateToken.Kind {
    if Self.isDigit(byte) { return number() }
    if byte < 0x80, Self.beginsName(byte) { return word() }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(closedBy: byte)
    case UInt8(ascii: "$"): return variable()
    case UInt8(ascii: "#"): return escapedName()
    case UInt8(ascii: "@"): return collection()
    case UInt8(ascii: "%") where isFormat: return placeholder()
    case 0x80...: return foreign()
    default: return sign(byte)
    }
  }

  /// Takes the bytes of a name and returns its text.
  mutating func name() -> String {
    let start = offset
    while offset < bytes.count, Self.continuesName(bytes[offset]) {
      if bytes[offset] >= 0x80, ForeignCharacter.isSign(bytes[offset...].prefix(3)) { break }
      offset += 1
    }
    return text(start..<offset)
  }

  /// A word; `UTI` includes what follows after hyphens.
  private mutating func word() -> PredicateToken.Kind {
    let start = offset
    let first = name()
    guard first.uppercased() == "UTI", byte() == UInt8(ascii: "-"), Self.isLetter(byte(1)) else {
      return .word(first)
    }
    while byte() == UInt8(ascii: "-"), Self.isLetter(byte(1)) {
      offset += 1
      _ = name()
    }
    return .word(text(start..<offset))
  }

  /// `%` and the letters of a conversion.
  private mutating func placeholder() -> PredicateToken.Kind {
    let start = offset
    offset += 1
    if byte() == UInt8(ascii: "@") {
      offset += 1
    } else {
      while "hlqLzt".utf8.contains(byte()), offset - start < 3 { offset += 1 }
      guard "KdDiuUxXofFgGeEcC".utf8.contains(byte()) else { return .stray("%") }
      offset += 1
    }
    arguments += 1
    return .placeholder(arguments - 1, text(start + 1..<offset))
  }

  private mutating func variable() -> PredicateToken.Kind {
    let start = offset
    offset += 1
    if Self.beginsName(byte()) { return .variable(name()) }
    guard byte() == UInt8(ascii: "(") || byte() == UInt8(ascii: "{") else { return .stray("$") }
    let close = byte() == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    while offset < bytes.count, bytes[offset] != close, offset - start < 100 { offset += 1 }
    offset = min(offset + 1, bytes.count)
    return .stray(text(start..<offset))
  }

  private mutating func escapedName() -> PredicateToken.Kind {
    offset += 1
    return Self.beginsName(byte()) ? .escapedName(name()) : .stray("#")
  }

  private mutating func collection() -> PredicateToken.Kind {
    let start = offset
    offset += 1
    if Self.beginsName(byte()) { return .collection(name()) }
    let quote = byte()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .stray("@") }
    slip(
      start..<offset, PredicateTokenWords.objectiveCString,
      PredicateTokenWords.objectiveCStringRemedy)
    return string(closedBy: quote)
  }

  /// A character outside ASCII: a name, or something that looks like a sign.
  private mutating func foreign() -> PredicateToken.Kind {
    let start = offset
    guard let sign = ForeignCharacter.sign(bytes[offset...].prefix(3)) else { return .name(name()) }
    if sign.isQuote { return typographicString(sign) }
    offset += sign.length
    slip(
      start..<offset, PredicateTokenWords.notAnOperator(text(start..<offset)),
      meaning: sign.meaning, PredicateTokenWords.notAnOperatorRemedy(sign.meaning))
    return sign.kind
  }
}
