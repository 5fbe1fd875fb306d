public import Foundation

/// The views that a layout places.
///
/// Simulated: no known difference.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// Several of the views.
  public typealias SubSequence = LayoutSubviews
  private let views: [LayoutSubview]
  /// The direction in which views are laid out.
  public let layoutDirection: LayoutDirection

  init(_ views: [LayoutSubview], _ direction: LayoutDirection) {
    self.views = views
    layoutDirection = direction
  }

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { views.count }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { views[index] }
  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(views[bounds]), layoutDirection)
  }
}

/// A view that a layout places.
///
/// Simulated: no known difference.
public struct LayoutSubview: Equatable, Sendable {
  let item: ArrangedItem

  /// Whether two stand for the same view.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.item === second.item
  }

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { PieceLayout.size(item.piece, in: proposal.room) }
  }

  /// The size and the guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated {
      PieceGuides.dimensions(
        of: item.piece, PieceLayout.size(item.piece, in: proposal.room))
    }
  }

  /// The distances that it wants to others.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// How early it gets its room.
  public var priority: Double { MainActor.assumeIsolated { item.piece.priority } }

  /// Places it with an anchor at a point.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    MainActor.assumeIsolated { item.frame = CGRect(origin: origin, size: size) }
  }

  /// The value that it gives for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return MainActor.assumeIsolated { item.piece.layoutValue(id) as? K.Value } ?? K.defaultValue
  }
}

/// A piece with the place that a layout has given to it.
@MainActor final class ArrangedItem {
  let piece: Piece
  var frame: CGRect?

  init(_ piece: Piece) { self.piece = piece }
}

extension Piece {
  /// The value that the piece gives to the layout around.
  fileprivate func layoutValue(_ key: ObjectIdentifier) -> (any Sendable)? {
    switch self {
    case .wrapped(_, .valued(key, let value)): value
    case .wrapped(let piece, _), .padded(let piece, _), .framed(let piece, _):
      piece.layoutValue(key)
    default: nil
    }
  }
}
