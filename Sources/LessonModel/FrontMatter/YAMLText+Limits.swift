import Findings

// Keeps a hostile file from exhausting memory or the stack when it is parsed: YAML may refer to
// itself ("billion laughs") and may be nested to any depth. The format needs neither.
extension YAMLText {
  private static let maximumSize = 64 * 1024
  private static let maximumBrackets = 200
  private static let maximumLine = 1_000

  /// Whether the YAML is safe to parse; reports the first reason why not.
  func isWithinLimits(report: inout Report) -> Bool {
    let start = SourceRange(line: firstLine, column: 1)
    guard yaml.utf8.count <= Self.maximumSize else {
      report.add(
        .frontMatter, YAMLWords.tooLarge(yaml.utf8.count, atMost: Self.maximumSize), at: start,
        remedy: YAMLWords.tooLargeRemedy)
      return false
    }
    var brackets = 0
    for (index, line) in yaml.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = firstLine + index
      brackets += line.utf8.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
      guard line.utf8.count <= Self.maximumLine, brackets <= Self.maximumBrackets else {
        report.add(
          .frontMatter, YAMLWords.tooLongOrDeep, at: SourceRange(line: number, column: 1),
          remedy: YAMLWords.tooLongOrDeepRemedy(
            lineBytes: Self.maximumLine, brackets: Self.maximumBrackets))
        return false
      }
      if let column = Self.reference(in: line) {
        report.add(
          .frontMatter, YAMLWords.reference, at: SourceRange(line: number, column: column),
          remedy: YAMLWords.referenceRemedy)
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
