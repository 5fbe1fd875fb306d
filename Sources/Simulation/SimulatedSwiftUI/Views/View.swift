/// Something that can be shown.
///
/// Simulated: for widgets alone, whose views are looked at once and kept as what they showed. Differs:
/// nothing is kept between two looks, so there is no state, no gesture and no animation.
@MainActor @preconcurrency public protocol View {
  /// What it is made of.
  associatedtype Body: View

  /// What it shows.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Type-checks only: nothing ever asks for it.
  public var body: Never { self }
}

/// A view that shows nothing and needs no room.
///
/// Simulated: no known difference.
public struct EmptyView: View, PieceMaker {
  /// Makes one.
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
