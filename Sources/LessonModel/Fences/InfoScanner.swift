import Findings

/// Scans the bytes of an info string.
struct InfoScanner {
  let bytes: [UInt8]
  let start: SourcePosition
  var offset = 0

  init(bytes: [UInt8], start: SourcePosition) {
    self.bytes = bytes
    self.start = start
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let equals = UInt8(ascii: "=")

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func range(from first: Int) -> SourceRange {
    SourceRange(line: start.line, column: start.column + first, length: offset - first)
  }

  mutating func skipSpace() {
    while let byte = current, isSpace(byte) { offset += 1 }
  }

  /// Reads up to white space, or up to `=`.
  mutating func plain(endsAtEquals: Bool) -> (text: String, range: SourceRange) {
    let first = offset
    while let byte = current, !isSpace(byte), !(endsAtEquals && byte == Self.equals) {
      offset += 1
    }
    return (String(decoding: bytes[first..<offset], as: UTF8.self), range(from: first))
  }

  /// Reads the next word with its value; `nil` at the end.
  mutating func word() -> FenceInfo.Word? {
    skipSpace()
    guard current != nil else { return nil }
    let first = offset
    let (name, nameRange) = plain(endsAtEquals: true)
    guard current == Self.equals else {
      return FenceInfo.Word(name: name, value: nil, range: nameRange, nameRange: nameRange)
    }
    offset += 1
    let value = value()
    return FenceInfo.Word(name: name, value: value, range: range(from: first), nameRange: nameRange)
  }

  private mutating func value() -> FenceInfo.Value {
    guard current == Self.quote else {
      let (text, range) = plain(endsAtEquals: false)
      return FenceInfo.Value(text: text, range: range)
    }
    let first = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = current, byte != Self.quote {
      offset += 1
      if byte == Self.backslash, let next = current, isPunctuation(next) {
        text.append(next)
        offset += 1
      } else {
        text.append(byte)
      }
    }
    let isClosed = current != nil
    if isClosed { offset += 1 }
    return FenceInfo.Value(
      text: String(decoding: text, as: UTF8.self), range: range(from: first), isClosed: isClosed)
  }

  /// Whether a backslash escapes the byte, as in CommonMark.
  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
