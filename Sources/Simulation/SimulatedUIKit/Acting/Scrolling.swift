import Foundation
import SimulatedFoundation

/// Scrolls down, as a user does who can't see what they are looking for.
@MainActor enum Scrolling {
  /// Scrolls until something has this name; a view scrolled without success returns to its old
  /// place.
  static func find(_ name: String, in root: UIView) -> UserAction? {
    find(in: root) { view in
      TapSurvey.targets(in: view).first {
        $0.isNamed(name) && Covering.obstacle(to: $0.view, in: root) == nil
      }?.tap
    }
  }

  /// Scrolls until something is found in one of the views that scroll.
  static func find(in root: UIView, _ look: (UIView) -> UserAction?) -> UserAction? {
    for view in scrollViews(in: root) {
      let place = view.contentOffset
      if let found = findSideways(in: view, root, look) { return found }
      while scrollDown(view) {
        view.setNeedsLayout()
        root.layoutIfNeeded()
        if let found = look(view) { return found }
        if let found = findSideways(in: view, root, look) { return found }
      }
      view.contentOffset = place
      view.setNeedsLayout()
      root.layoutIfNeeded()
    }
    return nil
  }

  /// Scrolls the visible rows of a collection that can be scrolled sideways; a row scrolled without
  /// success returns to its old place.
  private static func findSideways(
    in view: UIScrollView, _ root: UIView, _ look: (UIView) -> UserAction?
  ) -> UserAction? {
    guard
      let layout = (view as? UICollectionView)?.collectionViewLayout
        as? UICollectionViewCompositionalLayout
    else { return nil }
    for row in layout.sidewaysSections {
      while layout.scrollOn(row.section) {
        root.layoutIfNeeded()
        if let found = look(view) { return found }
      }
      layout.scrollBack(row.section, to: row.offset)
      root.layoutIfNeeded()
    }
    return nil
  }

  private static let longest = 100

  /// Scrolls on by most of the visible height; `false` at the end.
  private static func scrollDown(_ view: UIScrollView) -> Bool {
    let room = view.adjustedContentInset.bottom
    let last = view.contentSize.height + room - view.bounds.height
    let offset = view.contentOffset
    guard offset.y < last, offset.y < CGFloat(longest) * view.bounds.height else { return false }
    let next = min(offset.y + max(view.bounds.height * 0.8, 1), last)
    view.contentOffset = CGPoint(x: offset.x, y: next)
    return true
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    guard view.canBeSeen, view.isUserInteractionEnabled else { return [] }
    let own = (view as? UIScrollView).flatMap { $0.isScrollEnabled ? $0 : nil }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap(scrollViews)
  }
}
