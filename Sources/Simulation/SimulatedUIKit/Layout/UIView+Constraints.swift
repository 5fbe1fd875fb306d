public import Foundation

extension UIView {
  /// The constraints that the view holds.
  ///
  /// Simulated: those among itself and the views inside.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Holds a constraint from now on.
  ///
  /// Simulated: as on iOS its items must be the view or inside it, which traps otherwise.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = LayoutItem.view(of: item) else { continue }
      guard view.isDescendant(of: self) else {
        preconditionFailure(
          "The view hierarchy is not prepared for the constraint '\(constraint)': "
            + "its items must be in the view that it is added to")
      }
    }
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    layout.constraints.append(constraint)
    constraint.holder = self
    setNeedsLayout()
  }
  /// Holds constraints from now on.
  ///
  /// Simulated: as ``addConstraint(_:)``.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Holds a constraint no more.
  ///
  /// Simulated: no known difference.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layout.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    setNeedsLayout()
  }
  /// Holds constraints no more.
  ///
  /// Simulated: no known difference.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Gives up the constraints that reach into a view that goes, here and further up.
  func loseConstraints(reaching view: UIView) {
    var holder: UIView? = self
    while let current = holder {
      let lost = current.layout.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem]
          .contains { LayoutItem.view(of: $0)?.isDescendant(of: view) ?? false }
      }
      current.removeConstraints(lost)
      holder = current.superview
    }
  }

  /// How much the view resists growing.
  ///
  /// Simulated: with its contents' size.
  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { axis == .horizontal ? layout.hugging.across : layout.hugging.down }
  /// Says how much the view resists growing.
  ///
  /// Simulated: with its contents' size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layout.hugging.across = priority
    } else {
      layout.hugging.down = priority
    }
    setNeedsLayout()
  }
  /// How much the view resists being smaller than its contents.
  ///
  /// Simulated: with its contents' size.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? layout.compression.across : layout.compression.down
  }
  /// Says how much the view resists being smaller than its contents.
  ///
  /// Simulated: with its contents' size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layout.compression.across = priority
    } else {
      layout.compression.down = priority
    }
    setNeedsLayout()
  }
  /// The constraints that matter for one axis.
  ///
  /// Simulated: those held by the view and further up that name it.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let current = holder {
      found += current.layout.constraints.filter {
        ($0.firstItem === self || $0.secondItem === self)
          && $0.firstAttribute.isAcross == (axis == .horizontal)
      }
      holder = current.superview
    }
    return found
  }
  /// A size of contents that don't matter.
  ///
  /// Simulated: the documented value.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
  /// Fits into as little as possible.
  ///
  /// Simulated: the documented value.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
  /// Fits into as much as is wanted.
  ///
  /// Simulated: the documented value.
  public nonisolated class var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10000, height: 10000)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is about places from left to right.
  var isAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
