/// One replacement in a text; it never changes the number of lines.
package struct Edit: Hashable, Sendable {
  /// Its start in the original, in UTF-8 bytes.
  package let offset: Int
  /// The number of bytes of the original that it replaces; 0 for an insertion.
  package let length: Int
  /// The text that replaces them.
  package let replacement: String

  /// Whether the columns after the edit stay as they are.
  var keepsColumns: Bool { replacement.utf8.count == length }

  /// Returns a text with edits applied to it; they must be in order and not overlap.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 16)
    var next = 0
    for edit in edits {
      result += bytes[next..<edit.offset]
      result += edit.replacement.utf8
      next = edit.offset + edit.length
    }
    result += bytes[next...]
    return result
  }
}

extension Edit {
  /// Replaces a range by spaces, keeping its line breaks.
  static func blanking(_ range: Range<Int>, of bytes: [UInt8]) -> Edit {
    let blank = bytes[range].map { isLineBreak($0) ? $0 : UInt8(ascii: " ") }
    return Edit(
      offset: range.lowerBound, length: range.count,
      replacement: String(decoding: blank, as: UTF8.self))
  }

  /// Replaces a range by a text, followed by the line breaks that the range had.
  static func replacing(_ range: Range<Int>, of bytes: [UInt8], by text: String) -> Edit {
    let breaks = String(decoding: bytes[range].filter(isLineBreak), as: UTF8.self)
    return Edit(offset: range.lowerBound, length: range.count, replacement: text + breaks)
  }

  /// Replaces a range by a text in parentheses, padded with spaces to the same length.
  ///
  /// The parentheses keep the spaces from changing how an operator next to it is read. If the text
  /// is too long, or the range has several lines, columns move.
  static func parenthesising(_ range: Range<Int>, of bytes: [UInt8], by text: String) -> Edit {
    let fill = range.count - text.utf8.count - 2
    guard fill >= 0, !bytes[range].contains(where: isLineBreak) else {
      return replacing(range, of: bytes, by: "(\(text))")
    }
    let filled = "(\(text)\(String(repeating: " ", count: fill)))"
    return Edit(offset: range.lowerBound, length: range.count, replacement: filled)
  }

  /// Inserts a text before a byte.
  static func inserting(_ text: String, at offset: Int) -> Edit {
    Edit(offset: offset, length: 0, replacement: text)
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
