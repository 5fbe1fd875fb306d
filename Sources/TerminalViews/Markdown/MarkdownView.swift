package import CommonMark

/// Markdown laid out for a terminal.
///
/// `Document` → (walk) → `TerminalLine`s → text.
package enum MarkdownView {
  /// Lays out blocks of a document, with a blank line between them.
  package static func render(
    _ document: Document, _ nodes: [Document.NodeID], style: TerminalStyle
  ) -> String {
    style.encode(lines(document, nodes, style: style))
  }

  /// Lays out a whole document.
  package static func render(_ document: Document, style: TerminalStyle) -> String {
    render(document, Array(document.children(of: document.root)), style: style)
  }

  package static func lines(
    _ document: Document, _ nodes: [Document.NodeID], style: TerminalStyle
  ) -> [TerminalLine] {
    var layout = MarkdownLayout(document: document, style: style)
    for node in nodes { layout.add(node) }
    return layout.page.lines
  }
}
