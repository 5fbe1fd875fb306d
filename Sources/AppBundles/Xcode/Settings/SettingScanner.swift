/// Splits a text into plain parts and mentions of build settings.
struct SettingScanner {
  private let text: [UInt8]
  private var position = 0
  /// The number of open brackets.
  private var depth = 0

  /// The maximum nesting of brackets; deeper ones are taken as plain text.
  private static let greatestDepth = 24

  /// A part of a text.
  indirect enum Piece: Hashable {
    case literal(String)
    case reference(Reference)
  }

  /// A mention of a setting: `$(NAME:lower)`.
  struct Reference: Hashable {
    /// The name, which may itself mention settings.
    var name: [Piece]
    /// The operators to apply to the value, in order.
    var operators: [Part] = []
    /// The whole mention as it was written.
    var spelling: String
    /// Whether it is written with brackets.
    var isBracketed = true

    /// One operator: `lower`, or `default=text`.
    struct Part: Hashable {
      var name: String
      var operand: [Piece]?
    }
  }

  /// Makes a scanner.
  init(_ text: String) { self.text = Array(text.utf8) }

  /// Splits the whole text.
  mutating func pieces() -> [Piece] {
    var result: [Piece] = []
    while position < text.count {
      if let piece = fragment(until: []) {
        result += piece
      } else {
        // A bracket that never closes: what is left is plain text.
        result.append(.literal(string(position..<text.count)))
        position = text.count
      }
    }
    return result
  }
}

extension SettingScanner {
  /// Reads up to one of some bytes or the end.
  ///
  /// - Returns: The pieces; `nil` when a bracket in it never closes, with the position where it
  ///   was before.
  private mutating func fragment(until stops: [UInt8]) -> [Piece]? {
    var pieces: [Piece] = []
    var plain = position
    let start = position
    while position < text.count, !stops.contains(text[position]) {
      guard text[position] == UInt8(ascii: "$") else {
        position += 1
        continue
      }
      if plain < position { pieces.append(.literal(string(plain..<position))) }
      guard let piece = mention() else {
        // Only the outermost text may continue after a bracket that never closes.
        if stops.isEmpty, !pieces.isEmpty { return pieces }
        position = start
        return nil
      }
      pieces.append(piece)
      plain = position
    }
    if plain < position { pieces.append(.literal(string(plain..<position))) }
    return pieces
  }

  /// Reads what begins with a `$`; `nil`, with the position where it was, when it never ends.
  private mutating func mention() -> Piece? {
    let start = position
    guard start + 1 < text.count else {
      position += 1
      return .literal("$")
    }
    let next = text[start + 1]
    switch next {
    case UInt8(ascii: "$"):
      position += 2
      return .literal("$")
    case UInt8(ascii: "("): return bracketed(by: UInt8(ascii: ")"))
    case UInt8(ascii: "{"): return bracketed(by: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return bracketed(by: UInt8(ascii: "]"))
    case _ where BuildSetting.isNameStart(next):
      position += 2
      while position < text.count, BuildSetting.isNamePart(text[position]) { position += 1 }
      let name = string(start + 1..<position)
      return .reference(
        Reference(name: [.literal(name)], spelling: "$" + name, isBracketed: false))
    default:
      position += 1
      return .literal("$")
    }
  }

  /// Reads `$(…)` from its `$` on.
  private mutating func bracketed(by close: UInt8) -> Piece? {
    let start = position
    guard depth < Self.greatestDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    position += 2
    let colon = UInt8(ascii: ":")
    guard let name = fragment(until: [colon, close]) else { return abandoned(start) }
    var operators: [Reference.Part] = []
    while position < text.count, text[position] == colon {
      position += 1
      let begin = position
      while position < text.count, BuildSetting.isNamePart(text[position]) { position += 1 }
      var part = Reference.Part(name: string(begin..<position))
      if position < text.count, text[position] == UInt8(ascii: "=") {
        position += 1
        guard let operand = fragment(until: [colon, close]) else { return abandoned(start) }
        part.operand = operand
      } else if position < text.count, text[position] != colon, text[position] != close {
        // No operator looks like this; it is kept, and so is the whole mention.
        guard fragment(until: [colon, close]) != nil else { return abandoned(start) }
        part.name = string(begin..<position)
      }
      operators.append(part)
    }
    guard position < text.count else { return abandoned(start) }
    position += 1
    return .reference(
      Reference(name: name, operators: operators, spelling: string(start..<position)))
  }

  private mutating func abandoned(_ start: Int) -> Piece? {
    position = start
    return nil
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}
