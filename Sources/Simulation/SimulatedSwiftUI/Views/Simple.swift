/// The room that is left between others.
///
/// Simulated: takes the room that the others in its stack leave.
public struct Spacer: View, PieceMaker {
  private let least: CGFloat

  /// Takes what is left, and so many points at least: 8 when it isn't given.
  public nonisolated init(minLength: CGFloat? = nil) { least = minLength ?? 8 }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] { [.spacer(least: least)] }
}

/// A thin line.
///
/// Simulated: across the room that it gets, a point high. Differs: it lies flat in a row, too.
public struct Divider: View, PieceMaker {
  /// Makes one.
  public nonisolated init() {}

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] { [.divider] }
}
