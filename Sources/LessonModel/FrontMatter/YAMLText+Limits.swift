import Findings

// What keeps a hostile file from taking all memory or the whole stack before it is read: YAML may
// refer to itself ("billion laughs") and may nest without end. The format needs neither.
extension YAMLText {
  private static let maximumSize = 64 * 1024
  private static let maximumBrackets = 200
  private static let maximumLine = 1_000

  /// Whether the YAML can be read safely; reports the first thing that speaks against it.
  func isWithinLimits(report: inout Report) -> Bool {
    let start = SourceRange(line: firstLine, column: 1)
    guard yaml.utf8.count <= Self.maximumSize else {
      report.add(
        .frontMatter, "YAML of \(yaml.utf8.count) bytes, at most \(Self.maximumSize) are read",
        at: start, remedy: "move text into the lesson itself")
      return false
    }
    var brackets = 0
    for (index, line) in yaml.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = firstLine + index
      brackets += line.utf8.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
      guard line.utf8.count <= Self.maximumLine, brackets <= Self.maximumBrackets else {
        report.add(
          .frontMatter, "YAML line that is too long or too deeply nested",
          at: SourceRange(line: number, column: 1),
          remedy:
            "keep to \(Self.maximumLine) bytes a line and \(Self.maximumBrackets) brackets in all")
        return false
      }
      if let column = Self.reference(in: line) {
        report.add(
          .frontMatter, "YAML anchors and aliases are not read",
          at: SourceRange(line: number, column: column),
          remedy: "write the value out, or put it into quotes if it is text")
        return false
      }
    }
    return true
  }

  /// Finds the column of an anchor or alias: `&name` or `*name` where a value may begin.
  private static func reference(in line: Substring) -> Int? {
    var quote: UInt8?
    var mayBegin = true
    for (offset, byte) in line.utf8.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "*"):
        if mayBegin { return offset + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if mayBegin { quote = byte }
      case UInt8(ascii: "#"):
        if mayBegin { return nil }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        continue
      default:
        break
      }
      mayBegin = ",:-?[{".utf8.contains(byte)
    }
    return nil
  }
}
