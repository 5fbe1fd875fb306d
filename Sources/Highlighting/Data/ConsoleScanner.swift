/// Colours terminal output: prompts, comments after a prompt, and words for a message's severity.
enum ConsoleScanner {
  static func spans(of text: String) -> [HighlightedSpan] {
    var scanner = ByteScanner(text)
    while !scanner.isAtEnd {
      scanLine(&scanner)
    }
    return scanner.builder.spans()
  }

  private static func scanLine(_ scanner: inout ByteScanner) {
    let start = scanner.position
    if scanner.starts(with: "$ ") {
      scanner.skip()
      scanner.mark(from: start, .operator)
    } else if scanner.starts(with: "# ") {
      scanner.skip { $0 != "\n" }
      scanner.mark(from: start, .comment)
    }
    while let current = scanner.current, current != "\n" {
      let word = scanner.position
      if let kind = message(at: scanner) {
        scanner.skip(while: \.isWordPart)
        scanner.mark(from: word, kind)
      } else {
        scanner.skip()
      }
    }
    scanner.skip()
  }

  private static func message(at scanner: ByteScanner) -> TokenKind? {
    guard scanner.peek(-1).map({ !$0.isWordPart }) ?? true else { return nil }
    if scanner.starts(with: "error: ") { return .keyword }
    if scanner.starts(with: "warning: ") { return .attribute }
    return scanner.starts(with: "note: ") ? .comment : nil
  }
}
