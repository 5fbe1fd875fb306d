import Findings

/// Reads property lists in XML, as Xcode writes them into a project.
enum XMLListReader {
  /// Reads a list.
  ///
  /// - Parameters:
  ///   - bytes: The file, without a byte order mark.
  ///   - file: The file, as the reader should see it.
  ///   - limits: The limits for what is read.
  ///   - start: The place of the first byte.
  /// - Returns: The list with its positions, unless a problem is fatal; and all problems.
  static func read(
    _ bytes: [UInt8], file: String, limits: ReadingLimits, start: SourcePosition = .start
  ) -> (LocatedPropertyList?, [ReadingProblem]) {
    do throws(ReadingProblem) {
      let text = ListText(try decoded(bytes, file: file), start: start)
      var parser = XMLListParser(text, builder: ListBuilder(file: file, limits: limits))
      do throws(ReadingProblem) {
        try parser.parse()
        return (parser.builder.finished(.xml), parser.builder.problems)
      } catch {
        return (nil, parser.builder.problems + [error])
      }
    } catch {
      return (nil, [error])
    }
  }
}

extension XMLListReader {
  /// Returns the text in UTF-8, whatever encoding its first line names.
  private static func decoded(_ bytes: [UInt8], file: String) throws(ReadingProblem) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    switch declaredEncoding(of: bytes)?.lowercased() {
    case "iso-8859-1", "latin1", "iso-latin-1":
      return Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    case nil, "utf-8", "utf8", "us-ascii", "utf-16":
      try TextDecoder.check(bytes, file: file)
      return bytes
    case .some(let name):
      throw ReadingProblem(
        "unknown-encoding", isFatal: true, XMLListWords.unknownEncoding(name),
        remedy: XMLListWords.unknownEncodingRemedy, file: file,
        position: SourcePosition(line: 1, column: 1))
    }
  }

  /// The encoding that the XML declaration names, if there is one.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let text = ListText(Array(bytes.prefix(200)))
    guard text.has("<?xml", at: 0),
      let start = (0..<text.bytes.count).first(where: { text.has("encoding=", at: $0) }),
      let quote = text.byte(at: start + 9)
    else { return nil }
    let name = text.bytes[(start + 10)...].prefix { $0 != quote && $0 > 0x20 }
    return String(decoding: name, as: UTF8.self)
  }
}
