import Foundation

/// The alignment guides of pieces, which are seldom set.
@MainActor enum PieceGuides {
  /// Returns a piece's size with the guides that it or a piece inside sets.
  static func dimensions(of piece: Piece, _ size: CGSize) -> ViewDimensions {
    ViewDimensions(size, piece.setsGuides ? guides(of: piece, size) : [:])
  }

  private static func guides(of piece: Piece, _ size: CGSize) -> [AlignmentKey: CGFloat] {
    switch piece {
    case .wrapped(let piece, .guided(let key, let place)):
      var guides = guides(of: piece, size)
      guides[key] = place(ViewDimensions(size, guides))
      return guides
    case .wrapped(let piece, _), .fixed(let piece, _, _), .proportioned(let piece, _, _):
      return guides(of: piece, size)
    case .padded(let piece, let insets):
      let origin = CGPoint(x: insets.leading, y: insets.top)
      return merged([(piece, CGRect(origin: origin, size: insets.inside(size)))])
    case .framed(let piece, let frame):
      let inner = PieceLayout.size(piece, in: size)
      let whole = CGRect(origin: .zero, size: size)
      return merged([(piece, whole.fitting(piece, inner, frame.alignment))])
    case .stack(let stack):
      let whole = CGRect(origin: .zero, size: size)
      return merged(Array(zip(stack.pieces, PieceLayout.frames(of: stack, in: whole))))
    case .arranged(let arranged):
      let places = arranged.places(CGRect(origin: .zero, size: size))
      return merged(places.map { (arranged.pieces[$0.index], $0.frame) })
    case .text, .image, .color, .shape, .spacer, .divider, .progress, .native, .sized, .grid,
      .scrolled:
      return [:]
    }
  }

  /// Returns the guides that some pieces set, each in the middle of where they set it.
  private static func merged(_ pieces: [(Piece, CGRect)]) -> [AlignmentKey: CGFloat] {
    var all: [AlignmentKey: [CGFloat]] = [:]
    for (piece, frame) in pieces where piece.setsGuides {
      for (key, place) in guides(of: piece, frame.size) {
        let isVertical = key.isVertical
        all[key, default: []].append(place + (isVertical ? frame.minY : frame.minX))
      }
    }
    return all.mapValues { $0.reduce(0, +) / CGFloat($0.count) }
  }
}

extension Piece {
  /// Whether the piece or one inside sets an alignment guide.
  var setsGuides: Bool {
    switch self {
    case .wrapped(_, .guided): true
    case .wrapped(let piece, _), .fixed(let piece, _, _), .proportioned(let piece, _, _),
      .padded(let piece, _), .framed(let piece, _):
      piece.setsGuides
    case .stack(let stack): stack.pieces.contains(where: \.setsGuides)
    case .arranged(let arranged): arranged.pieces.contains(where: \.setsGuides)
    case .text, .image, .color, .shape, .spacer, .divider, .progress, .native, .sized, .grid,
      .scrolled:
      false
    }
  }
}
