public import Foundation

extension UIView {
  /// The constraints that the view holds.
  ///
  /// Simulated: those between itself and the views inside.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Adds a constraint to the view.
  ///
  /// Simulated: as on iOS its items must be the view or inside it; otherwise it traps.
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
  /// Adds constraints to the view.
  ///
  /// Simulated: as ``addConstraint(_:)``.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Removes a constraint from the view.
  ///
  /// Simulated: no known difference.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layout.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    setNeedsLayout()
  }
  /// Removes constraints from the view.
  ///
  /// Simulated: no known difference.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Drops the constraints that reach into a view that is removed, here and further up.
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

  /// Returns the priority with which the view resists growing.
  ///
  /// Simulated: beyond the size of its contents.
  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { axis == .horizontal ? layout.hugging.across : layout.hugging.down }
  /// Sets the priority with which the view resists growing.
  ///
  /// Simulated: beyond the size of its contents.
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
  /// Returns the priority with which the view resists being smaller than its contents.
  ///
  /// Simulated: for the size of its contents.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? layout.compression.across : layout.compression.down
  }
  /// Sets the priority with which the view resists being smaller than its contents.
  ///
  /// Simulated: for the size of its contents.
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
  /// Returns the constraints that affect one axis.
  ///
  /// Simulated: those that name the view, held by it or further up.
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
  /// The value that stands for contents without a size of their own.
  ///
  /// Simulated: the documented value.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
  /// The option of using as little room as possible.
  ///
  /// Simulated: the documented value.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
  /// The option of using as much room as wanted.
  ///
  /// Simulated: the documented value.
  public nonisolated class var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10000, height: 10000)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is about horizontal places.
  var isAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
