import Findings

/// The quotes and list items around a place, and how much of a line belongs to them.
///
/// libcmark matches these prefixes too, but doesn't report where they end, and its columns on a
/// paragraph's later lines don't include them.
struct ContainerStack {
  /// One open quote or list item.
  private struct Container {
    /// The place in the parsed tree just after everything that it contains.
    var end: Int
    /// The columns by which a list item's later lines are indented; `nil` for a quote.
    var indentation: Int?
    /// Its first line, and where its content starts there.
    var line: Int
    var content: LineCursor
  }

  private let lines: LineTable
  private var open: [Container] = []

  init(lines: LineTable) {
    self.lines = lines
  }

  /// Moves past the prefix of a line; `isLazy` if a container's part of it is missing.
  func match(line: Int) -> (cursor: LineCursor, isLazy: Bool) {
    if let innermost = open.last, innermost.line == line { return (innermost.content, false) }
    var cursor = LineCursor(lines, line: line)
    for container in open {
      guard let indentation = container.indentation else {
        guard cursor.skipQuoteMarker() else { return (cursor, true) }
        continue
      }
      // It never looks further than the item's own columns, because a deep list has long
      // indentations.
      var ahead = cursor
      guard ahead.skipSpaces(columns: indentation) == indentation || ahead.byte == nil else {
        return (cursor, true)
      }
      cursor = ahead
    }
    return (cursor, false)
  }

  /// Closes the containers that end before a place in the parsed tree.
  mutating func close(before place: Int) {
    while let innermost = open.last, innermost.end <= place { open.removeLast() }
  }

  /// Opens the quote that starts on a line and ends before a place in the parsed tree.
  mutating func openQuote(line: Int, end: Int) {
    var (cursor, _) = match(line: line)
    _ = cursor.skipQuoteMarker()
    open.append(Container(end: end, indentation: nil, line: line, content: cursor))
  }

  /// Opens a list item; its content starts after its marker and up to four spaces.
  mutating func openItem(line: Int, end: Int) {
    var (cursor, _) = match(line: line)
    var width = cursor.skipSpaces(columns: .max)
    let marker = markerLength(at: cursor)
    cursor.advance(bytes: marker)
    width += marker
    let (spaces, _) = cursor.indentation
    let padding = spaces > 4 || cursor.isBlank ? 1 : spaces
    cursor.skipSpaces(columns: padding)
    open.append(
      Container(end: end, indentation: width + padding, line: line, content: cursor))
  }
}

extension ContainerStack {
  /// The length of a bullet, or of a number with its delimiter.
  private func markerLength(at cursor: LineCursor) -> Int {
    var ahead = cursor
    while let byte = ahead.byte, byte.isASCIIDigit { ahead.advance(bytes: 1) }
    return ahead.offset - cursor.offset + 1
  }
}
