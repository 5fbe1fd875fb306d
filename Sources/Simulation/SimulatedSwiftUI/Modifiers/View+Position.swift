public import Foundation

extension View {
  /// Puts its middle at a point of all the room.
  public func position(_ position: CGPoint) -> some View {
    wrapped { piece in
      .arranged(
        ArrangedPiece([piece]) {
          $0.limited(to: PieceLayout.size(piece, in: $0))
        } places: { frame in
          let size = PieceLayout.size(piece, in: frame.size)
          let origin = CGPoint(
            x: frame.minX + position.x - size.width / 2,
            y: frame.minY + position.y - size.height / 2)
          return [(0, CGRect(origin: origin, size: size))]
        })
    }
  }

  /// Puts its middle at a point of all the room.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Adds room around it that bars and corners may cover.
  ///
  /// Simulated: as padding.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds room around it that bars and corners may cover.
  ///
  /// Simulated: as padding.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
