/// Reads a regular expression character by character, as ICU does.
///
/// Quotations, escapes for single characters and the white space of comment mode are resolved in
/// its output.
struct PatternScanner {
  /// A character of the pattern, or its end.
  struct Token {
    /// The character; `nil` at the end.
    var scalar: Unicode.Scalar?
    /// Whether the character stands for itself, whatever it is.
    var isQuoted: Bool
    /// The place in the pattern, in UTF-8 bytes.
    var range: Range<Int>
  }

  /// The current token.
  private(set) var token = Token(scalar: nil, isQuoted: false, range: 0..<0)
  /// Whether white space and comments are skipped.
  var skipsSpace = false
  /// Whether `#` begins a comment where white space is skipped.
  var readsComments = true

  private let scalars: [Unicode.Scalar]
  /// The offset of each character, in UTF-8 bytes, and the end of the last one.
  private let offsets: [Int]
  private var index = 0
  private var isQuoting = false
  private var isAfterBackslash = false

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + scalar.utf8.count) }
    self.offsets = offsets
  }

  /// Advances to the next token.
  mutating func advance() throws(Pattern.Problem) {
    while true {
      if !isQuoting, !isAfterBackslash, skipsSpace { skipSpace() }
      let start = index
      guard let scalar = peek(0) else { return produce(nil, isQuoted: false, from: start) }
      index += 1
      if isQuoting {
        if scalar != "\\" || peek(0) != "E" { return produce(scalar, isQuoted: true, from: start) }
        index += 1
        isQuoting = false
      } else if isAfterBackslash || scalar != "\\" {
        isAfterBackslash = false
        return produce(scalar, isQuoted: false, from: start)
      } else if peek(0) == "Q" {
        index += 1
        isQuoting = true
      } else if let escaped = try readEscape(from: start) {
        return produce(escaped, isQuoted: true, from: start)
      } else {
        isAfterBackslash = true
        return produce("\\", isQuoted: false, from: start)
      }
    }
  }

  /// Returns the character at a distance after the token, as it was written.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Returns the range from a character of the pattern to the scanner's position, in UTF-8 bytes.
  func range(from start: Int) -> Range<Int> {
    offsets[start]..<offsets[index]
  }

  /// Skips characters as they were written, without making a token.
  mutating func skip(_ count: Int) {
    index = min(index + count, scalars.count)
  }
}

extension PatternScanner {
  private mutating func produce(_ scalar: Unicode.Scalar?, isQuoted: Bool, from start: Int) {
    token = Token(
      scalar: scalar, isQuoted: isQuoted, range: range(from: start))
  }

  /// Skips white space, and over comments to the end of their line.
  private mutating func skipSpace() {
    while let scalar = peek(0) {
      if scalar == "#", readsComments {
        while let inside = peek(0), !Self.endsComment(inside) { index += 1 }
      } else if Self.isPatternSpace(scalar) {
        index += 1
      } else {
        return
      }
    }
  }

  private static func endsComment(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}": true
    default: false
    }
  }

  /// Whether a character has the Unicode property Pattern_White_Space.
  private static func isPatternSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t"..."\r", " ", "\u{85}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
