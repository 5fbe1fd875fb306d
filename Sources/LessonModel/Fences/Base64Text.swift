/// The text of a block that gives a file's bytes in Base64 (RFC 4648, section 4).
enum Base64Text {
  /// A place where a text isn't Base64.
  struct Problem: Hashable {
    /// The line in the text, from 1.
    var line: Int
    /// The first wrong byte of the line, from 1, and the number of wrong bytes.
    var column: Int
    var length: Int
    var isCutShort: Bool
  }

  /// The first mistake; `nil` if the text is valid.
  ///
  /// White space is ignored.
  static func problem(in text: String) -> Problem? {
    var digits = 0
    var fill = 0
    var last = (line: 1, column: 1)
    for (line, bytes) in text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() {
      for (column, byte) in bytes.enumerated() where !isBlank(byte) {
        last = (line + 1, column + 1)
        if byte == UInt8(ascii: "="), digits % 4 >= 2, (digits + fill) % 4 != 0 {
          fill += 1
        } else if fill == 0, isDigit(byte) {
          digits += 1
        } else {
          return Problem(
            line: last.line, column: last.column, length: length(ofLetter: byte), isCutShort: false)
        }
      }
    }
    guard digits > 0, (digits + fill) % 4 == 0 else {
      return Problem(line: last.line, column: last.column, length: 1, isCutShort: true)
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The length in bytes of the UTF-8 character that a byte begins.
  private static func length(ofLetter byte: UInt8) -> Int {
    byte < 0x80 ? 1 : max(1, (~byte).leadingZeroBitCount)
  }
}
