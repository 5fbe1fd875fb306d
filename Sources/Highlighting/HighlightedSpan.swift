/// A stretch of text of one kind.
///
/// The spans of a text, put together, are the text: nothing is left out or changed.
package struct HighlightedSpan: Hashable, Sendable {
  package let text: String
  package let kind: TokenKind

  package init(_ text: String, _ kind: TokenKind) {
    self.text = text
    self.kind = kind
  }
}
