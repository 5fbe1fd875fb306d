/// Compares text with what a lesson expects of it.
///
/// The comparison is exact and line by line; `…` in a line matches any text, and a line with only
/// `…` any number of lines.
struct ExpectedText {
  let lines: [String]

  init(_ text: String) { lines = Self.lines(of: text) }

  /// Where the text first differs; `nil` when it is as expected.
  func difference(from actual: String) -> Difference? {
    let found = Self.lines(of: actual)
    // `reached[j]`: the expected lines so far match the first j lines found.
    var reached = [Bool](repeating: false, count: found.count + 1)
    reached[0] = true
    var isLastOpen = false
    for (index, line) in lines.enumerated() {
      var next = [Bool](repeating: false, count: found.count + 1)
      if Self.isEllipsis(line) {
        var isOpen = false
        for position in reached.indices {
          isOpen = isOpen || reached[position]
          next[position] = isOpen
        }
      } else {
        for position in found.indices where reached[position] {
          next[position + 1] = Self.line(found[position], matches: line)
        }
      }
      guard next.contains(true) else {
        let furthest = reached.lastIndex(of: true) ?? 0
        return Difference(
          line: index, expected: line,
          found: furthest < found.count && !isLastOpen ? found[furthest] : nil,
          isOpen: isLastOpen)
      }
      isLastOpen = Self.isEllipsis(line)
      reached = next
    }
    guard !reached[found.count] else { return nil }
    let furthest = reached.lastIndex(of: true) ?? 0
    return Difference(
      line: max(lines.count - 1, 0), expected: nil, found: found[furthest], isOpen: false)
  }

  /// The first difference between expected and found lines.
  struct Difference: Equatable {
    /// The index of the expected line; the last one if more was found than expected.
    var line: Int
    /// The line expected; `nil` if nothing more was.
    var expected: String?
    /// The line found in its place; `nil` if there was nothing more, or the place isn't known.
    var found: String?
    /// Whether the line was searched for after a `…`.
    var isOpen: Bool
  }
}

extension ExpectedText {
  private static func isEllipsis(_ line: String) -> Bool {
    line.filter { $0 != " " } == "…"
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).withoutTrailingSpace }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Whether a line matches, with `…` for any text: the pieces must come in order.
  static func line(_ line: String, matches pattern: String) -> Bool {
    let pieces = pattern.components(separatedBy: "…")
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return line == pattern
    }
    guard line.hasPrefix(first), line.utf8.count >= first.utf8.count + last.utf8.count,
      line.hasSuffix(last)
    else { return false }
    var rest = line.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

extension String {
  fileprivate var withoutTrailingSpace: String {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
  }

  fileprivate func components(separatedBy separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
