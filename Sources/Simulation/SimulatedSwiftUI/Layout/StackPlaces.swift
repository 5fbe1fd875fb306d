import Foundation

/// The places of a stack's pieces, which their alignment guides decide.
extension PieceLayout {
  /// Returns where a stack's pieces are in a rectangle.
  static func frames(of stack: PieceStack, in frame: CGRect) -> [CGRect] {
    let sizes = sizes(of: stack, in: frame.size)
    guard stack.isGuided else { return plainFrames(of: stack, sizes, in: frame) }
    let size = size(of: stack, sizes)
    let whole = frame.fitting(size, stack.alignment)
    let across = reach(stack.pieces, sizes, stack.alignment.horizontal)
    let down = reach(stack.pieces, sizes, stack.alignment.vertical)
    var (x, y) = (frame.minX, frame.minY)
    return zip(stack.pieces, sizes).map { piece, size in
      let own = PieceGuides.dimensions(of: piece, size)
      let left = whole.minX + across.before - own[stack.alignment.horizontal]
      let top = whole.minY + down.before - own[stack.alignment.vertical]
      switch stack.axis {
      case .horizontal:
        defer { x += size.width + stack.spacing }
        return CGRect(origin: CGPoint(x: x, y: top), size: size)
      case .vertical:
        defer { y += size.height + stack.spacing }
        return CGRect(origin: CGPoint(x: left, y: y), size: size)
      case .depth: return CGRect(origin: CGPoint(x: left, y: top), size: size)
      }
    }
  }

  /// Returns the size of a stack with pieces of these sizes.
  static func size(of stack: PieceStack, _ sizes: [CGSize]) -> CGSize {
    let gaps = stack.spacing * CGFloat(max(0, sizes.count - 1))
    var size = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    if stack.isGuided {
      size = CGSize(
        width: reach(stack.pieces, sizes, stack.alignment.horizontal).length,
        height: reach(stack.pieces, sizes, stack.alignment.vertical).length)
    }
    switch stack.axis {
    case .horizontal: size.width = sizes.map(\.width).reduce(gaps, +)
    case .vertical: size.height = sizes.map(\.height).reduce(gaps, +)
    case .depth: break
    }
    return size
  }

  private static func plainFrames(
    of stack: PieceStack, _ sizes: [CGSize], in frame: CGRect
  ) -> [CGRect] {
    var (x, y) = (frame.minX, frame.minY)
    return sizes.map { size in
      switch stack.axis {
      case .horizontal:
        let column = CGRect(x: x, y: frame.minY, width: size.width, height: frame.height)
        x += size.width + stack.spacing
        return column.fitting(size, stack.alignment)
      case .vertical:
        let row = CGRect(x: frame.minX, y: y, width: frame.width, height: size.height)
        y += size.height + stack.spacing
        return row.fitting(size, stack.alignment)
      case .depth: return frame.fitting(size, stack.alignment)
      }
    }
  }

  /// How far pieces reach to both sides of a guide.
  private struct Reach {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var length: CGFloat { before + after }

    init(_ guides: [(place: CGFloat, length: CGFloat)]) {
      guard let first = guides.first else { return }
      before = guides.reduce(first.place) { max($0, $1.place) }
      after = guides.reduce(first.length - first.place) { max($0, $1.length - $1.place) }
    }
  }

  private static func reach(
    _ pieces: [Piece], _ sizes: [CGSize], _ alignment: HorizontalAlignment
  ) -> Reach {
    Reach(
      zip(pieces, sizes).map { (PieceGuides.dimensions(of: $0, $1)[alignment], $1.width) })
  }

  private static func reach(
    _ pieces: [Piece], _ sizes: [CGSize], _ alignment: VerticalAlignment
  ) -> Reach {
    Reach(
      zip(pieces, sizes).map { (PieceGuides.dimensions(of: $0, $1)[alignment], $1.height) })
  }
}

extension PieceStack {
  /// Whether more than edges decides where its pieces are.
  @MainActor fileprivate var isGuided: Bool {
    !alignment.isUsual || pieces.contains(where: \.setsGuides)
  }
}
