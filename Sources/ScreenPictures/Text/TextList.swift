import DeviceEvents

/// The contents of a screen as an indented list: `a button “Post”`.
struct TextList: Sendable {
  let lines: [String]

  /// The maximum depth of indentation.
  private static let deepest = 8

  init(_ visible: VisibleScreen, ruler: TextRuler, columns: Int) {
    var lines: [String] = []
    var left = visible.omitted
    var rest = visible.elements.reversed().map { (element: $0, depth: 0) }
    while let (element, depth) = rest.popLast() {
      var inner = depth
      if let words = element.words {
        let margin = min(depth, Self.deepest) * 2
        if lines.count < ScreenText.longest {
          lines += ruler.wrapped(words, to: max(columns - margin - 2, 6)).enumerated().map {
            String(repeating: " ", count: min($0 == 0 ? margin : margin + 2, columns / 2)) + $1
          }
        } else {
          left += 1
        }
        inner += 1
      }
      rest += element.children.reversed().filter { !element.repeats($0) }
        .map { (element: $0, depth: inner) }
    }
    if lines.isEmpty { lines = [TextPictureWords.empty] }
    if left > 0 { lines.append(ruler.spelled(TextPictureWords.more(left))) }
    self.lines = lines.map { ruler.cut($0, to: columns) }
  }
}
