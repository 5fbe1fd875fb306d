import Foundation

extension UIView {
  /// The view at the top of the tree.
  var top: UIView { superview?.top ?? self }

  func noteNeedOfLayout() {
    layout.needsLayout = true
    guard !LayoutPass.isApplying else { return }
    var view: UIView? = self
    while let current = view {
      current.layout.needsSolution = true
      view = current.superview
    }
  }

  func rememberSuperviewSize() { layout.superviewSize = superview?.bounds.size ?? .zero }

  /// Follows a change of the superview's size as the mask specifies.
  func autoresize(from old: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, let size = superview?.bounds.size else {
      return
    }
    var frame = frame
    let mask = autoresizingMask
    (frame.origin.x, frame.size.width) = Autoresizing.place(
      start: frame.minX, length: frame.width, old: old.width, new: size.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Autoresizing.place(
      start: frame.minY, length: frame.height, old: old.height, new: size.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    if frame != self.frame { self.frame = frame }
  }

  /// Takes the place that constraints determine.
  func takePlace(_ place: CGRect) {
    guard transform.isIdentity else {
      if bounds.size != place.size { bounds.size = place.size }
      center = CGPoint(x: place.midX, y: place.midY)
      return
    }
    if frame != place { frame = place }
  }

  /// Whether a constraint binds something inside to the content of this scroll view.
  var hasBoundContents: Bool {
    layout.constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { $0 === self }
        && constraint.firstAttribute != .width && constraint.firstAttribute != .height
    }
  }

  /// Tells the view and its controller that the margins have changed.
  func tellMargins() {
    layoutMarginsDidChange()
    layoutController?.viewLayoutMarginsDidChange()
  }

  func currentSafeArea() -> UIEdgeInsets { layout.safeArea }

  func currentMargins() -> UIEdgeInsets {
    let sides: CGFloat = controller == nil ? 8 : 16
    let vertical: CGFloat = controller == nil ? 8 : 0
    var margins =
      layout.margins ?? UIEdgeInsets(top: vertical, left: sides, bottom: vertical, right: sides)
    if layout.addsSafeAreaToMargins {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    return margins
  }
}

extension Autoresizing {
  /// Returns the shares of a change of the superview's length for the start and for the length.
  static func shares(
    start: CGFloat, length: CGFloat, whole: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let moved = place(
      start: start, length: length, old: whole, new: whole + 1, flexible: flexible)
    return (moved.0 - start, moved.1 - length)
  }
}

/// The arithmetic of autoresizing masks along one axis.
enum Autoresizing {
  /// Returns a view's place after its superview's length has changed: flexible parts share the
  /// change in proportion to their lengths.
  static func place(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    let end = old - start - length
    let parts = [flexible.0 ? start : 0, flexible.1 ? length : 0, flexible.2 ? end : 0]
    let count = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
    guard change != 0, count > 0 else { return (start, length) }
    let total = parts.reduce(0, +)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(count)
    }
    return (start + share(flexible.0, parts[0]), max(length + share(flexible.1, parts[1]), 0))
  }
}
