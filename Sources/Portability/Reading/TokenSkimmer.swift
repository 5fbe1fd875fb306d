/// Reads Swift source as coarse tokens, leaving out space and comments.
///
/// It is good enough for counting: an interpolation inside a string is read as part of it or as
/// tokens, and in both cases the brackets balance.
struct TokenSkimmer {
  enum Token {
    case word
    /// A string.
    case literal
    /// `#if`, or `#endif`.
    case condition(opens: Bool)
    /// Any other visible byte.
    case sign(UInt8)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next token; `nil` at the end.
  mutating func next() -> Token? {
    skipSpaceAndComments()
    guard position < bytes.count else { return nil }
    let start = position
    if Self.isWordPart(bytes[position]) {
      skip(while: Self.isWordPart)
      return .word
    }
    if starts(with: "#if ") || starts(with: "#endif") {
      position += 3
      return .condition(opens: bytes[start + 1] == UInt8(ascii: "i"))
    }
    position += 1
    guard bytes[start] == UInt8(ascii: "\"") else { return .sign(bytes[start]) }
    position = start
    skipString()
    return .literal
  }
}

extension TokenSkimmer {
  private mutating func skipSpaceAndComments() {
    while position < bytes.count {
      if bytes[position] <= UInt8(ascii: " ") {
        position += 1
      } else if starts(with: "//") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Moves past a comment and the comments nested in it.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func skipString() {
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += quote.utf8.count
    while position < bytes.count, !starts(with: quote) {
      if quote.utf8.count == 1, bytes[position] == UInt8(ascii: "\n") { return }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += quote.utf8.count
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private func starts(with text: String) -> Bool {
    bytes[min(position, bytes.count)...].starts(with: text.utf8)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 128...:
      true
    default:
      false
    }
  }
}
