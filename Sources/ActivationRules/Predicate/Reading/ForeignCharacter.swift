/// A character outside ASCII that gets into predicates when they are copied from a page.
struct ForeignCharacter {
  /// The number of bytes that it takes.
  var length: Int
  /// What would have been right.
  var meaning: String
  /// The token that was meant.
  var kind: PredicateToken.Kind
  /// Whether it is a quotation mark.
  var isQuote: Bool { meaning == "\"" || meaning == "'" }

  /// A character that looks like a space.
  enum Blank {
    case noBreakSpace, nextLine, lineSeparator, paragraphSeparator, zeroWidthSpace
    case narrowNoBreakSpace, ideographicSpace, byteOrderMark

    /// The number of bytes that it takes.
    var length: Int {
      switch self {
      case .noBreakSpace, .nextLine: 2
      default: 3
      }
    }
  }

  /// Finds a character that looks like a space.
  static func blank(_ bytes: ArraySlice<UInt8>) -> Blank? {
    switch Array(bytes.prefix(2)) {
    case [0xC2, 0xA0]: return .noBreakSpace
    case [0xC2, 0x85]: return .nextLine
    default: break
    }
    switch Array(bytes) {
    case [0xE2, 0x80, 0xA8]: return .lineSeparator
    case [0xE2, 0x80, 0xA9]: return .paragraphSeparator
    case [0xE2, 0x80, 0x8B]: return .zeroWidthSpace
    case [0xE2, 0x80, 0xAF]: return .narrowNoBreakSpace
    case [0xE3, 0x80, 0x80]: return .ideographicSpace
    case [0xEF, 0xBB, 0xBF]: return .byteOrderMark
    default: return nil
    }
  }

  /// Whether a character looks like a sign or a space.
  static func isSign(_ bytes: ArraySlice<UInt8>) -> Bool {
    sign(bytes) != nil || blank(bytes) != nil
  }

  /// Finds a character that looks like a sign of predicates.
  static func sign(_ bytes: ArraySlice<UInt8>) -> ForeignCharacter? {
    guard bytes.count == 3, bytes.first == 0xE2 || bytes.first == 0xEF else { return nil }
    switch Array(bytes) {
    case [0xE2, 0x80, 0x9C], [0xE2, 0x80, 0x9D], [0xE2, 0x80, 0x9E]:
      return Self(length: 3, meaning: "\"", kind: .end)
    case [0xE2, 0x80, 0x98], [0xE2, 0x80, 0x99], [0xE2, 0x80, 0x9A]:
      return Self(length: 3, meaning: "'", kind: .end)
    case [0xE2, 0x89, 0xA5]: return Self(length: 3, meaning: ">=", kind: .comparison(.atLeast))
    case [0xE2, 0x89, 0xA4]: return Self(length: 3, meaning: "<=", kind: .comparison(.atMost))
    case [0xE2, 0x89, 0xA0]: return Self(length: 3, meaning: "!=", kind: .comparison(.notEqual))
    case [0xE2, 0x80, 0x93], [0xE2, 0x80, 0x94], [0xE2, 0x88, 0x92]:
      return Self(length: 3, meaning: "-", kind: .arithmetic(.subtract))
    case [0xE2, 0x88, 0xA7]: return Self(length: 3, meaning: "AND", kind: .keyword(.and))
    case [0xE2, 0x88, 0xA8]: return Self(length: 3, meaning: "OR", kind: .keyword(.or))
    default: return nil
    }
  }
}
