import Findings

/// A file's text, ready to be parsed: valid UTF-8, no byte order mark, line feeds as line endings.
///
/// Line numbers are those of the file, and so are columns, counted after the mark.
struct SourceText {
  var text: String
  var lines: SourceLines

  /// Normalises a text.
  init(_ source: String) {
    var source = source
    if source.utf8.starts(with: [0xEF, 0xBB, 0xBF]) {
      source = String(source.unicodeScalars.dropFirst())
    }
    if source.utf8.contains(UInt8(ascii: "\r")) {
      source = Self.endingLinesAlike(source)
    }
    text = source
    lines = SourceLines(source)
  }

  /// Decodes bytes; `nil`, with a finding, when they aren't UTF-8.
  init?(decoding bytes: [UInt8], report: inout Report) {
    guard let source = String(validating: bytes, as: UTF8.self) else {
      report.notUTF8(bytes)
      return nil
    }
    self.init(source)
  }

  /// Whether it contains only white space.
  var isBlank: Bool {
    text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// The text with its first lines blanked, so that the others keep their numbers.
  func blanking(lines count: Int) -> String {
    var rest = text[...]
    for _ in 0..<count {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n"))
      rest = end.map { rest[rest.utf8.index(after: $0)...] } ?? ""
    }
    return String(repeating: "\n", count: count) + rest
  }

  /// Replaces every line ending with a line feed.
  private static func endingLinesAlike(_ source: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.utf8.count)
    var afterReturn = false
    for byte in source.utf8 {
      if byte == UInt8(ascii: "\r") {
        bytes.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || !afterReturn {
        bytes.append(byte)
      }
      afterReturn = byte == UInt8(ascii: "\r")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Report {
  /// Reports the first byte that makes the text invalid UTF-8.
  fileprivate mutating func notUTF8(_ bytes: [UInt8]) {
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    scalars: while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: break scalars
      }
    }
    guard offset < bytes.count else { return }
    let before = SourceText(String(decoding: bytes[..<offset], as: UTF8.self)).lines
    let range = SourceRange(
      line: before.count, column: before.length(ofLine: before.count) + 1, length: 1)
    add(
      .notUTF8, LessonWords.notUTF8(bytes[offset]), at: range, remedy: LessonWords.notUTF8Remedy)
  }
}
