/// Divides a text into spans from start to end.
///
/// Anything that a scanner doesn't mark is plain, and neighbours of one kind become one span, so
/// the spans cover the text whatever the scanner does.
struct SpanBuilder {
  private let bytes: [UInt8]
  private var cuts: [(end: Int, kind: TokenKind)] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Marks a range; everything between the previous one and this is plain.
  ///
  /// A range that starts before the previous one's end is cut short.
  mutating func mark(_ range: Range<Int>, _ kind: TokenKind) {
    let range = range.clamped(to: (cuts.last?.end ?? 0)..<bytes.count)
    guard !range.isEmpty else { return }
    append(range.lowerBound, .plain)
    append(range.upperBound, kind)
  }

  /// Returns the spans up to the end of the text.
  consuming func spans() -> [HighlightedSpan] {
    append(bytes.count, .plain)
    var start = 0
    return cuts.map { cut in
      defer { start = cut.end }
      return HighlightedSpan(String(decoding: bytes[start..<cut.end], as: UTF8.self), cut.kind)
    }
  }

  private mutating func append(_ end: Int, _ kind: TokenKind) {
    guard end > cuts.last?.end ?? 0 else { return }
    if cuts.last?.kind == kind { cuts.removeLast() }
    cuts.append((end, kind))
  }

  /// Returns a text as one span, or none if it is empty.
  static func wholly(_ text: String, _ kind: TokenKind) -> [HighlightedSpan] {
    text.isEmpty ? [] : [HighlightedSpan(text, kind)]
  }
}
