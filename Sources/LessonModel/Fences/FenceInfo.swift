import Findings

/// A fence's info string, split into the language and the words after it.
///
///     swift file=Share.swift fails="cannot find \"Reader\""
///
/// What the words mean is decided elsewhere.
struct FenceInfo: Hashable {
  /// The first word; empty if there is none.
  var language = ""
  var languageRange: SourceRange
  var words: [Word] = []
  /// The whole info string.
  var range: SourceRange

  /// A word with its value.
  struct Word: Hashable {
    var name: String
    var value: Value?
    /// The word with its value.
    var range: SourceRange
    var nameRange: SourceRange
  }

  /// What follows a word's `=`.
  struct Value: Hashable {
    var text: String
    /// The value with its quotes.
    var range: SourceRange
    /// Whether its opening quote is closed.
    var isClosed = true
  }
}

extension FenceInfo {
  /// Splits an info string that begins at a position.
  init(_ text: some StringProtocol, at start: SourcePosition) {
    let bytes = Array(text.utf8)
    range = SourceRange(line: start.line, column: start.column, length: bytes.count)
    languageRange = range
    var scanner = InfoScanner(bytes: bytes, start: start)
    scanner.skipSpace()
    let (language, languageRange) = scanner.plain(endsAtEquals: false)
    self.language = language
    self.languageRange = languageRange
    while let word = scanner.word() {
      words.append(word)
    }
  }
}
