/// Colours JSON; a string before a colon is the name of a value.
enum JSONScanner {
  static func spans(of text: String) -> [HighlightedSpan] {
    var scanner = ByteScanner(text)
    while let current = scanner.current {
      let start = scanner.position
      if current == "\"" {
        scanner.skipQuoted(escapes: true)
        scanner.mark(from: start, scanner.nextVisible() == ":" ? .attribute : .string)
      } else if current.isDigit || current == "-" {
        scanner.skip()
        scanner.skip(while: \.isNumberPart)
        scanner.mark(from: start, .number)
      } else if current.isWordPart {
        scanner.skip(while: \.isWordPart)
        let isKeyword = ["true", "false", "null"].contains(scanner.text(from: start))
        scanner.mark(from: start, isKeyword ? .keyword : .plain)
      } else {
        scanner.skip()
      }
    }
    return scanner.builder.spans()
  }
}
