/// Text broken into lines that stay inside a frame; what doesn't fit ends with `…`.
struct FittedText: Hashable, Sendable {
  private(set) var lines: [Line] = []
  let size: Double
  private let bold: Bool
  private let width: Double

  /// One line, and the width that it must be compressed to, if it is close to the edge.
  struct Line: Hashable, Sendable {
    var text: String
    var pressed: Double?
  }

  /// How much wider than its frame a line may be and still be compressed to fit.
  private static let squeeze = 1.12

  init(_ text: String, width: Double, size: Double, bold: Bool, lines most: Int) {
    self.size = size
    self.bold = bold
    self.width = width
    guard most > 0, width > size * 0.4 else { return }
    fill(text, lines: most)
    press()
  }
}

extension FittedText {
  private mutating func fill(_ text: String, lines most: Int) {
    var rest = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    while let paragraph = rest.popFirst() {
      guard lines.count < most else { return shorten() }
      var words = paragraph
      repeat {
        let isLast = lines.count == most - 1
        if isLast, !fits(words, pressed: true) || !rest.allSatisfy(\.isEmpty) {
          lines.append(line(words))
          return shorten()
        }
        let head = isLast ? words : prefix(of: words)
        lines.append(line(head))
        words = words[head.endIndex...].drop { $0 == " " }
      } while !words.isEmpty
    }
  }

  private func measure(_ text: some StringProtocol) -> Double {
    TextWidth.of(text, size: size, bold: bold)
  }

  private func fits(_ text: Substring, pressed: Bool) -> Bool {
    measure(text) <= (pressed ? width * Self.squeeze : width + 0.5)
  }

  private func line(_ text: Substring) -> Line {
    Line(text: String(text.reversed().drop { $0 == " " }.reversed()))
  }

  /// As many whole words as fit, or as many characters of the first one.
  private func prefix(of text: Substring) -> Substring {
    guard !fits(text, pressed: false) else { return text }
    let limit = width + 0.5
    var used = 0.0
    var lastSpace: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      used += measure(String(text[index]))
      if used > limit { break }
      if text[index] == " " { lastSpace = index }
      index = text.index(after: index)
    }
    if index < text.endIndex, text[index] == " " { return text[..<index] }
    if let lastSpace, lastSpace > text.startIndex { return text[..<lastSpace] }
    return text[..<max(index, text.index(after: text.startIndex))]
  }

  /// Ends the last line with `…`.
  private mutating func shorten() {
    guard var last = lines.popLast() else { return }
    let limit = width - measure("…")
    var used = 0.0
    last.text = String(
      last.text.prefix { character in
        used += measure(String(character))
        return used <= limit
      })
    while last.text.last == " " { last.text.removeLast() }
    if limit > 0 { lines.append(Line(text: last.text + "…")) }
  }

  /// Fixes the lines at their widths here, if any of them could exceed the frame in another font;
  /// all of them, so that they look alike.
  private mutating func press() {
    let widths = lines.map { measure($0.text) }
    let isNear = zip(lines, widths).contains { line, width in
      width > self.width * (TextWidth.knows(line.text) ? 0.86 : 0.6)
    }
    guard isNear else { return }
    for index in lines.indices where !lines[index].text.isEmpty {
      lines[index].pressed = min(widths[index], width)
    }
  }
}
