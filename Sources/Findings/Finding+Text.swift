// A finding as text, in the common format of compilers and editors:
//
//     Lessons/share/lesson.md:12:10: error: Unknown word 'hiden', did you mean 'hidden'
//     12 | ```swift hiden
//        |          ^~~~~
//        = help: write 'hidden'
//     Lessons/share/lesson.md:9:1: note: the step begins here

extension Finding {
  /// Renders the finding as plain text; every line ends with a line feed.
  ///
  /// `source` returns the text of a file by its name, for excerpts; `nil` leaves them out.
  package func text(source: (String) -> SourceLines? = { _ in nil }) -> String {
    styledText(source: source).plain
  }

  /// Renders the finding in pieces that a terminal can colour.
  package func styledText(source: (String) -> SourceLines? = { _ in nil }) -> StyledText {
    let margin = marginWidth
    var lines = [headline(severity, message, file: file, range: range)]
    lines += excerpt(severity, range: range, source: source(file), margin: margin)
    if let remedy {
      lines.append(aside("help", remedy, margin: margin))
    }
    for note in notes {
      guard note.range != nil || note.file != nil else {
        lines.append(aside("note", note.message, margin: margin))
        continue
      }
      let file = note.file ?? self.file
      lines.append(headline(.note, note.message, file: file, range: note.range))
      lines += excerpt(.note, range: note.range, source: source(file), margin: margin)
    }
    return StyledText(lines: lines)
  }
}

extension Finding {
  /// The width of the line numbers of all excerpts.
  private var marginWidth: Int {
    let ranges = [range] + notes.map { $0.range }
    return ranges.compactMap { $0.map { String($0.start.line).count } }.max() ?? 0
  }

  /// Writes `path:line:column: error: message`.
  private func headline(
    _ severity: Severity, _ message: String, file: String, range: SourceRange?
  ) -> [StyledText.Span] {
    let place = range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    return [
      StyledText.Span("\(file)\(place): ", .location),
      StyledText.Span("\(severity.rawValue): ", .severity(severity)),
      StyledText.Span(message, .message),
    ]
  }

  /// Writes the line of the file and the marks below it.
  private func excerpt(
    _ severity: Severity, range: SourceRange?, source: SourceLines?, margin: Int
  ) -> [[StyledText.Span]] {
    guard let range, let source, let excerpt = Excerpt(of: range, in: source) else { return [] }
    let number = String(range.start.line)
    let padding = String(repeating: " ", count: margin - number.count)
    return [
      [
        StyledText.Span("\(padding)\(number) | ", .margin),
        StyledText.Span(excerpt.line, .excerpt),
      ],
      [
        StyledText.Span(String(repeating: " ", count: margin) + " | ", .margin),
        StyledText.Span(excerpt.marks, .caret(severity)),
      ],
    ]
  }

  /// Writes a separate line below the excerpt.
  private func aside(_ word: String, _ text: String, margin: Int) -> [StyledText.Span] {
    [
      StyledText.Span(String(repeating: " ", count: margin) + " = \(word): ", .margin),
      StyledText.Span(text, .remedy),
    ]
  }
}
