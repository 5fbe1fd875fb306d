import Foundation

/// A view whose code can scroll what is inside.
///
/// Simulated: scroll views and lists.
public struct ScrollViewReader<Content: View>: View, PieceMaker {
  /// Returns what is inside.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a view from what is inside.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let link = context.node.kept("scrollReader") { ScrollReaderLink() }
    let inner = context.part(0).with { $0.look.scrollReaders.append(link) }
    return PieceReader.pieces(of: content(ScrollViewProxy(link: link)), in: inner)
  }
}

/// What scrolls the views inside a reader.
///
/// Simulated: to what `id(_:)` or a ForEach gives an identity. Differs: it is there at once, and
/// views outside the visible part are still found by the user.
@MainActor @preconcurrency public struct ScrollViewProxy {
  let link: ScrollReaderLink

  /// Scrolls until a view is visible, or until its anchor meets that of what is visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    link.scroll(to: AnyHashable(id), anchor)
  }
}
