package import Foundation

/// Pieces that are placed by rules of their own.
package struct ArrangedPiece {
  package let pieces: [Piece]
  /// Returns the size in some room; a length is infinite where it isn't limited.
  package let size: @MainActor (CGSize) -> CGSize
  /// Returns which pieces are where in a rectangle.
  package let places: @MainActor (CGRect) -> [(index: Int, frame: CGRect)]

  package init(
    _ pieces: [Piece], size: @escaping @MainActor (CGSize) -> CGSize,
    places: @escaping @MainActor (CGRect) -> [(index: Int, frame: CGRect)]
  ) { (self.pieces, self.size, self.places) = (pieces, size, places) }

  /// More room than any screen has.
  private static let much: CGFloat = 10_000

  /// Returns whether all that is offered along an axis is taken.
  @MainActor func takesAll(_ axis: PieceStack.Axis) -> Bool {
    let size = size(CGSize(width: Self.much, height: Self.much))
    return (axis == .horizontal ? size.width : size.height) >= Self.much
  }
}
