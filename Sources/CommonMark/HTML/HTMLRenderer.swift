/// Renders a document, or a part of it, as HTML.
///
/// ```swift
/// let html = HTMLRenderer(mode: .safe).render(Document(parsing: text))
/// ```
/// It follows the walk through the tree and keeps no stack, so depth doesn't matter.
package struct HTMLRenderer {
  /// How far the source is trusted.
  package enum Mode: Hashable, Sendable {
    /// The HTML of the CommonMark specification: raw HTML and every destination pass through.
    case spec
    /// For lessons: raw HTML shows as text, and a character that HTML forbids or that changes the
    /// direction of writing shows as U+FFFD. If `LinkPolicy` refuses a destination, a link becomes
    /// an `<a>` without a destination, and an image its description.
    case safe
  }

  /// The caller's own HTML for one node.
  package enum Override: Hashable, Sendable {
    /// Replaces the node and everything below it, unchecked in either mode.
    case html(String)
    /// Replaces the node's own tags; what is below it is rendered as usual.
    case tags(before: String, after: String)
  }

  package let mode: Mode
  private let overrides: (Document, Document.NodeID) -> Override?

  /// - Parameters:
  ///   - mode: How far the source is trusted.
  ///   - overrides: Called for each node before it is rendered, but not within an image's
  ///     description; `nil` leaves the node to the renderer.
  package init(
    mode: Mode,
    overrides: @escaping (Document, Document.NodeID) -> Override? = { _, _ in nil }
  ) {
    self.mode = mode
    self.overrides = overrides
  }

  /// Returns the HTML of the whole document.
  package func render(_ document: Document) -> String {
    render(document, from: document.root)
  }

  /// Returns the HTML of a node and everything below it.
  package func render(_ document: Document, from id: Document.NodeID) -> String {
    var output = HTMLOutput(document: document, root: id, isSafe: mode == .safe)
    var events = document.events(from: id)
    while let event = events.next() {
      switch event {
      case .enter(let node):
        guard let own = output.isInImage ? nil : overrides(document, node) else {
          output.enter(node)
          continue
        }
        output.enter(node, override: own)
        if case .html = own { events.skipChildren(of: node) }
      case .exit(let node):
        output.exit(node)
      }
    }
    return output.text
  }

  /// Returns the HTML of what is below a node, without the node's own tags.
  package func renderChildren(_ document: Document, of id: Document.NodeID) -> String {
    document.children(of: id).map { render(document, from: $0) }.joined()
  }
}
