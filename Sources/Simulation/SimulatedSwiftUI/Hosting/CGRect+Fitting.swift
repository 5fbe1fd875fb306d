import Foundation

extension CGSize {
  /// The largest square inside.
  var square: CGSize {
    let side = min(width, height)
    return CGSize(width: side, height: side)
  }
}

extension CGRect {
  /// Returns a rectangle of a size, aligned in this one.
  func fitting(_ size: CGSize, _ alignment: Alignment) -> CGRect {
    let x: CGFloat =
      switch alignment.horizontal {
      case .leading: minX
      case .trailing: maxX - size.width
      default: midX - size.width / 2
      }
    let y: CGFloat =
      switch alignment.vertical {
      case .top: minY
      case .bottom: maxY - size.height
      default: midY - size.height / 2
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// Returns a rectangle for a piece, aligned in this one by its guides; these meet those of this
  /// rectangle, or of the piece around.
  @MainActor func fitting(
    _ piece: Piece, _ size: CGSize, _ alignment: Alignment, around: Piece? = nil
  ) -> CGRect {
    guard !alignment.isUsual || piece.setsGuides || around?.setsGuides == true else {
      return fitting(size, alignment)
    }
    let inner = PieceGuides.dimensions(of: piece, size)
    let outer =
      around.map { PieceGuides.dimensions(of: $0, self.size) } ?? ViewDimensions(self.size)
    return CGRect(
      x: minX + outer[alignment.horizontal] - inner[alignment.horizontal],
      y: minY + outer[alignment.vertical] - inner[alignment.vertical], width: size.width,
      height: size.height)
  }
}

extension Alignment {
  /// Whether it is one of those that follow from edges alone.
  var isUsual: Bool { horizontal.isUsual && vertical.isUsual }
}

extension HorizontalAlignment {
  /// Whether it is one of those that follow from edges alone.
  var isUsual: Bool { [.leading, .center, .trailing].contains(self) }
}

extension VerticalAlignment {
  /// Whether it is one of those that follow from edges alone.
  var isUsual: Bool {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].contains(self)
  }
}
