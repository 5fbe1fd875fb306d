import Findings

/// The text of a property list in UTF-8, which tells of each byte where in the file it stands.
struct ListText {
  private let lines: LineTable
  /// The place of the first byte: the list may stand inside another file, as in a lesson.
  private let start: SourcePosition

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - start: The place of the first byte; lines begin at its column.
  init(_ bytes: [UInt8], start: SourcePosition = .start) {
    lines = LineTable(bytes)
    self.start = start
  }

  /// The text in UTF-8, without a byte order mark.
  var bytes: [UInt8] { lines.bytes }

  /// Returns the place of a byte.
  ///
  /// - Parameter offset: The number of bytes before it.
  /// - Returns: Its line and its column.
  func position(at offset: Int) -> SourcePosition {
    lines.position(of: offset).counted(from: start)
  }

  /// Returns a part of the text.
  ///
  /// - Parameter range: The offsets of its bytes.
  /// - Returns: The part; bytes that aren't UTF-8 become replacement characters.
  func string(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }

  /// The byte at an offset; `nil` after the end.
  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether there are certain ASCII letters at an offset.
  func has(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
  }
}
