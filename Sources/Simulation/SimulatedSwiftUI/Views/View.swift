/// A part of an interface.
///
/// Simulated: only for widgets, whose views are read once and stored as what they showed. Differs:
/// nothing is kept between two readings, so there is no state, no gesture and no animation.
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

  package func pieces(in environment: EnvironmentValues) -> [Piece] { [] }
}

extension Optional: View where Wrapped: View {
  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}

extension Optional: PieceMaker where Wrapped: View {
  package func pieces(in environment: EnvironmentValues) -> [Piece] {
    map { PieceReader.pieces(of: $0, in: environment) } ?? []
  }
}
