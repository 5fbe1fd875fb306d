/// Colours as much YAML as front matter and configuration use: keys, scalars, comments, markers.
enum YAMLScanner {
  static func spans(of text: String) -> [HighlightedSpan] {
    var scanner = ByteScanner(text)
    while !scanner.isAtEnd {
      scanLine(&scanner)
    }
    return scanner.builder.spans()
  }

  private static func scanLine(_ scanner: inout ByteScanner) {
    scanner.skip(while: \.isBlank)
    if scanner.starts(with: "---") || scanner.starts(with: "...") {
      let start = scanner.position
      scanner.skip(3)
      scanner.mark(from: start, .directive)
    }
    while scanner.current == "-", isSpace(scanner.peek(1)) {
      let start = scanner.position
      scanner.skip()
      scanner.mark(from: start, .operator)
      scanner.skip(while: \.isBlank)
    }
    while let current = scanner.current, current != "\n" {
      if current == "#", isSpace(scanner.peek(-1)) {
        let start = scanner.position
        scanner.skip { $0 != "\n" }
        scanner.mark(from: start, .comment)
      } else {
        scanScalar(&scanner)
      }
    }
    scanner.skip()
  }

  /// Colours a key, a quoted string or a plain scalar, or skips one symbol.
  private static func scanScalar(_ scanner: inout ByteScanner) {
    let start = scanner.position
    switch scanner.current {
    case "\"": scanner.skipQuoted(escapes: true)
    case "'": scanner.skipQuoted(escapes: false)
    case let current? where isScalarPart(current):
      scanner.skip(while: isScalarPart)
      while scanner.current == ":", !isSpace(scanner.peek(1)) {
        scanner.skip()
        scanner.skip(while: isScalarPart)
      }
    default: return scanner.skip()
    }
    scanner.mark(from: start, kind(of: scanner.text(from: start), in: scanner))
  }

  private static func kind(of text: String, in scanner: ByteScanner) -> TokenKind {
    if scanner.current == ":", isSpace(scanner.peek(1)) { return .attribute }
    if text.hasPrefix("\"") || text.hasPrefix("'") { return .string }
    if ["true", "false", "null", "yes", "no"].contains(text) { return .keyword }
    let isNumber = text.unicodeScalars.allSatisfy(\.isNumberPart)
    return isNumber && text.unicodeScalars.contains(where: \.isDigit) ? .number : .plain
  }

  private static func isScalarPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isWordPart || "-./+@*&!|>".unicodeScalars.contains(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.isBlank || $0.isLineEnd } ?? true
  }
}
