public import Foundation

/// A place or a size of an item, from which constraints are made.
///
/// Simulated: constraints as of ``NSLayoutConstraint``.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  open private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// A name for messages.
  open var name: String { String(describing: attribute) }

  func rule(
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: self.attribute, relatedBy: relation, toItem: other,
      attribute: attribute, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint to be equal to another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }
  /// Returns a constraint to be at least another anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 0) }
  /// Returns a constraint to be at most another anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 0) }
  /// Returns a constraint to be at a distance from another anchor.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor.item, anchor.attribute, 1, c) }
  /// Returns a constraint to be at least at a distance from another anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor.item, anchor.attribute, 1, c) }
  /// Returns a constraint to be at most at a distance from another anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor.item, anchor.attribute, 1, c) }
}

/// A horizontal place.
///
/// Simulated: as ``NSLayoutAnchor``.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint to be at the usual distance after another anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// Returns a constraint to be at least at the usual distance after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  /// Returns a constraint to be at most at the usual distance after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// A vertical place.
///
/// Simulated: as ``NSLayoutAnchor``.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint to be at the usual distance below another anchor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// Returns a constraint to be at least at the usual distance below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  /// Returns a constraint to be at most at the usual distance below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// A width or a height.
///
/// Simulated: as ``NSLayoutAnchor``.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint to have a fixed size.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.equal, nil, .notAnAttribute, 1, c)
  }
  /// Returns a constraint to have at least a size.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// Returns a constraint to have at most a size.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// Returns a constraint to be a multiple of another size.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: m, constant: 0) }
  /// Returns a constraint to be at least a multiple of another size.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  /// Returns a constraint to be at most a multiple of another size.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  /// Returns a constraint to be a multiple of another size, plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor.item, anchor.attribute, m, c) }
  /// Returns a constraint to be at least a multiple of another size, plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor.item, anchor.attribute, m, c) }
  /// Returns a constraint to be at most a multiple of another size, plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor.item, anchor.attribute, m, c) }
}
