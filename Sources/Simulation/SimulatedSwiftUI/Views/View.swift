/// A part of an interface.
///
/// Simulated: its body is evaluated when it is shown and when something that it depends on has
/// changed; what belongs to its place in the tree is kept. Differs: a change has all bodies of the
/// tree evaluated, and animations are over at once.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Type-checks only: it is never requested.
  public var body: Never { self }
}

/// A view that shows nothing and needs no room.
///
/// Simulated: no known difference.
public struct EmptyView: View, PieceMaker {
  /// Makes an empty view.
  public nonisolated init() {}

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] { [] }
}

extension Optional: View where Wrapped: View {
  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}

extension Optional: PieceMaker where Wrapped: View {
  package func pieces(in context: ViewContext) -> [Piece] {
    map { PieceReader.pieces(of: $0, in: context.part(0)) } ?? []
  }
}
