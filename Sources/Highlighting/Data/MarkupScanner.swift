/// Colours XML, property lists and HTML.
enum MarkupScanner {
  static func spans(of text: String) -> [HighlightedSpan] {
    var scanner = ByteScanner(text)
    while let current = scanner.current {
      let start = scanner.position
      if current == "&" {
        scanEntity(&scanner)
      } else if current != "<" {
        scanner.skip()
      } else if scanner.starts(with: "<!--") {
        scanner.skip(past: "-->")
        scanner.mark(from: start, .comment)
      } else if scanner.starts(with: "<![CDATA[") {
        scanner.skip(past: "]]>")
        scanner.mark(from: start, .string)
      } else if scanner.starts(with: "<?") {
        scanner.skip(past: "?>")
        scanner.mark(from: start, .directive)
      } else if scanner.starts(with: "<!") {
        scanner.skip(past: ">")
        scanner.mark(from: start, .directive)
      } else {
        scanTag(&scanner)
      }
    }
    return scanner.builder.spans()
  }

  private static func scanTag(_ scanner: inout ByteScanner) {
    scanner.skip(scanner.peek(1) == "/" ? 2 : 1)
    let name = scanner.position
    scanner.skip(while: isNamePart)
    scanner.mark(from: name, .keyword)
    while let current = scanner.current, current != ">", current != "<" {
      let start = scanner.position
      if current == "\"" || current == "'" {
        scanner.skipQuoted(escapes: false, onOneLine: false)
        scanner.mark(from: start, .string)
      } else if isNamePart(current) {
        scanner.skip(while: isNamePart)
        scanner.mark(from: start, .attribute)
      } else {
        scanner.skip()
      }
    }
    if scanner.current == ">" { scanner.skip() }
  }

  private static func scanEntity(_ scanner: inout ByteScanner) {
    let start = scanner.position
    scanner.skip()
    scanner.skip { $0.isWordPart || $0 == "#" }
    guard scanner.current == ";" else { return }
    scanner.skip()
    scanner.mark(from: start, .number)
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isWordPart || scalar == "-" || scalar == ":" || scalar == "."
  }
}
