extension PredicateLexer {
  /// An operator or a bracket; the longest that matches.
  mutating func sign(_ byte: UInt8) -> PredicateToken.Kind {
    let start = offset
    if let kind = foreignSign(byte) { return kind }
    let second = self.byte(1)
    if let kind = Self.pair(byte, second) {
      offset += 2
      return kind
    }
    offset += 1
    return Self.single(byte) ?? .stray(text(start..<offset))
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> PredicateToken.Kind? {
    switch (first, second) {
    case (UInt8(ascii: "="), UInt8(ascii: "=")): .comparison(.equal)
    case (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: "<"), UInt8(ascii: ">")):
      .comparison(.notEqual)
    case (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: "<")):
      .comparison(.atMost)
    case (UInt8(ascii: ">"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: ">")):
      .comparison(.atLeast)
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): .keyword(.and)
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): .keyword(.or)
    case (UInt8(ascii: "*"), UInt8(ascii: "*")): .arithmetic(.power)
    case (UInt8(ascii: ":"), UInt8(ascii: "=")): .sign(.assign)
    default: nil
    }
  }

  private static func single(_ byte: UInt8) -> PredicateToken.Kind? {
    switch byte {
    case UInt8(ascii: "="): .comparison(.equal)
    case UInt8(ascii: "<"): .comparison(.less)
    case UInt8(ascii: ">"): .comparison(.greater)
    case UInt8(ascii: "!"): .keyword(.not)
    case UInt8(ascii: "+"): .arithmetic(.add)
    case UInt8(ascii: "-"): .arithmetic(.subtract)
    case UInt8(ascii: "*"): .arithmetic(.multiply)
    case UInt8(ascii: "/"): .arithmetic(.divide)
    case UInt8(ascii: "("): .sign(.open)
    case UInt8(ascii: ")"): .sign(.close)
    case UInt8(ascii: "{"): .sign(.openBrace)
    case UInt8(ascii: "}"): .sign(.closeBrace)
    case UInt8(ascii: "["): .sign(.openBracket)
    case UInt8(ascii: "]"): .sign(.closeBracket)
    case UInt8(ascii: ","): .sign(.comma)
    case UInt8(ascii: "."): .sign(.dot)
    case UInt8(ascii: ":"): .sign(.colon)
    default: nil
    }
  }

  /// A spelling from another language, read as its equivalent here.
  private mutating func foreignSign(_ byte: UInt8) -> PredicateToken.Kind? {
    switch (byte, self.byte(1), self.byte(2)) {
    case (UInt8(ascii: "="), UInt8(ascii: "="), UInt8(ascii: "=")):
      return foreign(3, "==", .comparison(.equal))
    case (UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "=")):
      return foreign(3, "!=", .comparison(.notEqual))
    case (UInt8(ascii: "="), UInt8(ascii: "!"), _): return foreign(2, "!=", .comparison(.notEqual))
    case (UInt8(ascii: "~"), UInt8(ascii: "="), _): return foreign(2, "==", .comparison(.equal))
    case (UInt8(ascii: "^"), _, _): return foreign(1, "**", .arithmetic(.power))
    case (UInt8(ascii: "|"), let next, _) where next != byte: return foreign(1, "||", .keyword(.or))
    case (UInt8(ascii: "&"), let next, _) where next != byte:
      return entity() ?? foreign(1, "&&", .keyword(.and))
    default: return nil
    }
  }

  /// Takes some bytes that aren't an operator, notes which one was meant, and continues with that.
  private mutating func foreign(
    _ count: Int, _ meaning: String, _ kind: PredicateToken.Kind
  ) -> PredicateToken.Kind {
    let range = offset..<(offset + count)
    offset = range.upperBound
    slip(
      range, PredicateTokenWords.notAnOperator(text(range)), meaning: meaning,
      PredicateTokenWords.notAnOperatorRemedy(meaning))
    return kind
  }

  /// `&gt;` and its like, left over when a property list was escaped twice.
  private mutating func entity() -> PredicateToken.Kind? {
    let start = offset
    let end = (start + 1..<min(start + 6, bytes.count)).first { bytes[$0] == UInt8(ascii: ";") }
    guard let end, let entity = Self.entities[text(start..<end + 1)] else { return nil }
    offset = end + 1
    slip(
      start..<offset, PredicateTokenWords.escapedTwice(text(start..<offset)),
      meaning: entity.meaning, PredicateTokenWords.escapedTwiceRemedy(entity.meaning))
    return entity.kind
  }

  private static let entities: [String: (meaning: String, kind: PredicateToken.Kind)] = [
    "&gt;": (">", .comparison(.greater)), "&lt;": ("<", .comparison(.less)),
    "&amp;": ("&&", .keyword(.and)), "&quot;": ("\"", .stray("&quot;")),
    "&apos;": ("'", .stray("&apos;")),
  ]
}
