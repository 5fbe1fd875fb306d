import SimulatedUIKit

/// A view of which a part is visible.
///
/// Simulated: content that is longer than the room is found by scrolling; a ScrollViewReader sets
/// the position. Differs: the user doesn't change it.
public struct ScrollView<Content: View>: View, PieceMaker {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a view that scrolls its content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let view = context.view { UIScrollView(frame: .zero) }
    let piece = PieceReader.piece(of: content, in: context.part(0))
    return [
      .scrolled(
        piece,
        ScrolledPiece(
          view: view, horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
          targets: context.scrollTargets(view)))
    ]
  }
}

/// A direction.
///
/// Simulated: no known difference.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// A set of directions.
  ///
  /// Simulated: no known difference.
  @frozen public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}
