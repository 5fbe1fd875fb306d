/// The bytes of property lists in XML, which are written in base64.
enum Base64 {
  /// Reads bytes as leniently as Foundation does: characters that base64 doesn't have are skipped.
  ///
  /// - Returns: The bytes, and whether only blanks were skipped.
  static func decoded(_ text: String) -> (bytes: [UInt8], isClean: Bool) {
    var bytes: [UInt8] = []
    var isClean = true
    var group: UInt32 = 0
    var digits = 0
    var fill = 0
    for byte in text.utf8 where !XMLListParser.isBlank(byte) {
      if byte == UInt8(ascii: "="), digits + fill >= 2 {
        fill += 1
      } else if let digit = digit(byte), fill == 0 {
        digits += 1
        group = group << 6 | digit
      } else {
        isClean = false
        continue
      }
      guard digits + fill == 4 else { continue }
      group <<= 6 * UInt32(fill)
      let all = [UInt8(group >> 16 & 0xFF), UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF)]
      bytes += all.prefix(3 - fill)
      (group, digits, fill) = (0, 0, 0)
    }
    return (bytes, isClean && digits == 0)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
