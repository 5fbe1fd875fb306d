import Foundation

/// A section that can be scrolled sideways.
@MainActor struct SidewaysRow {
  let section: Int
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let isHorizontal: Bool
  let frame: CGRect
  /// The groups' places in the row.
  let starts: [CGFloat]
  let length: CGFloat
  let visible: CGFloat
  var offset: CGFloat = 0

  /// How far the row can be scrolled.
  var last: CGFloat { max(length - visible, 0) }
  var origin: CGPoint {
    isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  func next(after offset: CGFloat) -> CGFloat? {
    guard offset < last else { return nil }
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary:
      return min(offset + max(visible * 0.8, 1), last)
    case .paging: return min(offset + max(visible, 1), last)
    case .groupPaging, .groupPagingCentered:
      let first = starts.first ?? 0
      return min(starts.lazy.map { $0 - first }.first { $0 > offset + 0.5 } ?? last, last)
    }
  }
}
