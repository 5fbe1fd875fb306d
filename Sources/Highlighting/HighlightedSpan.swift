/// A span of text of one kind.
///
/// The spans of a text, concatenated, are the text: nothing is left out or changed.
package struct HighlightedSpan: Hashable, Sendable {
  package let text: String
  package let kind: TokenKind

  package init(_ text: String, _ kind: TokenKind) {
    self.text = text
    self.kind = kind
  }
}
