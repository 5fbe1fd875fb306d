import Foundation

/// The extent to which the screen's edges and bars reach into each view.
@MainActor enum SafeArea {
  /// The edges of a phone's screen that contents should keep free.
  static let phone = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  /// Updates a tree; `true` if something has changed.
  @discardableResult
  static func update(_ top: UIView) -> Bool {
    let isOnScreen = top is UIWindow || top.controller != nil
    let screen = UIScreen.main.bounds
    let isFull = top.bounds.size == screen.size
    return update(top, isOnScreen && isFull ? phone : .zero)
  }

  private static func update(_ view: UIView, _ insets: UIEdgeInsets) -> Bool {
    var insets = insets
    if let more = view.layoutController?.insetsWithBars {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    var hasChanged = false
    if insets != view.layout.safeArea {
      let scroll = view as? UIScrollView
      let (before, margins) = (scroll?.adjustedContentInset, view.layoutMargins)
      view.layout.safeArea = insets
      if let scroll, let before { scroll.insetsChanged(from: before) }
      view.layout.needsLayout = true
      view.safeAreaInsetsDidChange()
      view.layoutController?.viewSafeAreaInsetsDidChange()
      if view.layoutMargins != margins { view.tellMargins() }
      hasChanged = true
    }
    // Bars share the safe area of what they are laid over.
    let shown = view.safeAreaInsets
    for inner in view.subviews {
      let (frame, bounds) = (inner.frame, view.bounds)
      let left = UIEdgeInsets(
        top: max(shown.top - (frame.minY - bounds.minY), 0),
        left: max(shown.left - (frame.minX - bounds.minX), 0),
        bottom: max(shown.bottom - (bounds.maxY - frame.maxY), 0),
        right: max(shown.right - (bounds.maxX - frame.maxX), 0))
      if update(inner, view.scrollsContents ? .zero : left) { hasChanged = true }
    }
    return hasChanged
  }
}
