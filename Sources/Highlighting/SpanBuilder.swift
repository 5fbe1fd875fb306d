/// Cuts a text into spans from its start to its end.
///
/// Whatever a scanner doesn't take comes out as plain, and neighbours of one kind become one span,
/// so that the spans cover the text whatever the scanner does.
struct SpanBuilder {
  private let bytes: [UInt8]
  private var cuts: [(end: Int, kind: TokenKind)] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Marks a stretch; what lies between the last one and this is plain.
  ///
  /// A stretch that starts before the last one's end is cut short.
  mutating func mark(_ range: Range<Int>, _ kind: TokenKind) {
    let range = range.clamped(to: (cuts.last?.end ?? 0)..<bytes.count)
    guard !range.isEmpty else { return }
    append(range.lowerBound, .plain)
    append(range.upperBound, kind)
  }

  /// Returns the spans up to the text's end.
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

  /// Returns a text as one span; an empty text has none.
  static func wholly(_ text: String, _ kind: TokenKind) -> [HighlightedSpan] {
    text.isEmpty ? [] : [HighlightedSpan(text, kind)]
  }
}
