/// A gap that takes the room left by other views.
///
/// Simulated: takes the room that the other views in its stack leave.
public struct Spacer: View, PieceMaker {
  private let least: CGFloat

  /// Makes a gap that takes the remaining room, with a minimum in points: 8 if it isn't given.
  public nonisolated init(minLength: CGFloat? = nil) { least = minLength ?? 8 }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] { [.spacer(least: least)] }
}

/// A thin line.
///
/// Simulated: it fills the width of its room, and is one point high. Differs: it is also horizontal
/// in a row.
public struct Divider: View, PieceMaker {
  /// Makes a line.
  public nonisolated init() {}

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] { [.divider] }
}
