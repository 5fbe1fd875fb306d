/// Moves through a text byte by byte and marks what it finds.
///
/// The formats' own symbols are all ASCII, and no byte of a longer character looks like ASCII.
struct ByteScanner {
  private let bytes: [UInt8]
  private(set) var position = 0
  private(set) var builder: SpanBuilder

  init(_ text: String) {
    bytes = Array(text.utf8)
    builder = SpanBuilder(text)
  }

  var isAtEnd: Bool { position >= bytes.count }
  /// The current byte; the bytes of longer characters appear as scalars beyond ASCII.
  var current: Unicode.Scalar? { peek(0) }

  /// Returns a byte ahead, or back for a negative distance.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    bytes.indices.contains(position + distance)
      ? Unicode.Scalar(bytes[position + distance]) : nil
  }

  /// Returns the first byte from here on that isn't a space or a line ending.
  func nextVisible() -> Unicode.Scalar? {
    bytes[position...].lazy.map(Unicode.Scalar.init).first { !$0.isBlank && !$0.isLineEnd }
  }

  /// Whether a text is at the current position.
  func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Moves ahead.
  mutating func skip(_ count: Int = 1) { position = min(position + count, bytes.count) }

  /// Moves ahead while a condition holds.
  mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let current, condition(current) { position += 1 }
  }

  /// Moves past the next occurrence of a text, or to the end.
  mutating func skip(past text: String) {
    while !isAtEnd, !starts(with: text) { position += 1 }
    skip(text.utf8.count)
  }

  /// Moves past a quoted string; a backslash escapes the next byte if the format has escapes.
  mutating func skipQuoted(escapes: Bool, onOneLine: Bool = true) {
    guard let quote = current else { return }
    skip()
    while let byte = current, byte != quote, !(onOneLine && byte == "\n") {
      skip(escapes && byte == "\\" ? 2 : 1)
    }
    if current == quote { skip() }
  }

  /// Marks everything between a position and here.
  mutating func mark(from start: Int, _ kind: TokenKind) {
    builder.mark(start..<position, kind)
  }

  /// The text between a position and here.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether it can be part of a plain word: an ASCII letter, a digit, `_`, or beyond ASCII.
  var isWordPart: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || isDigit || self == "_"
      || value > 127
  }

  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it can be part of a number that has begun: digits, point, sign, exponent.
  var isNumberPart: Bool { isDigit || ".+-eExX_".unicodeScalars.contains(self) }

  var isLineEnd: Bool { self == "\n" || self == "\r" }
  var isBlank: Bool { self == " " || self == "\t" }
}
