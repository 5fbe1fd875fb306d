public import Foundation

/// A place or a size of an item, of which rules are made.
///
/// Simulated: rules as of ``NSLayoutConstraint``.
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

  /// The same as another place.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }
  /// At least another place.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 0) }
  /// At most another place.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 0) }
  /// As far from another place.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor.item, anchor.attribute, 1, c) }
  /// At least as far from another place.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor.item, anchor.attribute, 1, c) }
  /// At most as far from another place.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor.item, anchor.attribute, 1, c) }
}

/// A place from left to right.
///
/// Simulated: as ``NSLayoutAnchor``.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The usual distance behind another place.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// At least the usual distance behind another place.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  /// At most the usual distance behind another place.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// A place from top to bottom.
///
/// Simulated: as ``NSLayoutAnchor``.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The usual distance below another place.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// At least the usual distance below another place.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  /// At most the usual distance below another place.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// A width or a height.
///
/// Simulated: as ``NSLayoutAnchor``.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A fixed size.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.equal, nil, .notAnAttribute, 1, c)
  }
  /// At least a size.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// At most a size.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// A multiple of another size.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: m, constant: 0) }
  /// At least a multiple of another size.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  /// At most a multiple of another size.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  /// A multiple of another size, and more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor.item, anchor.attribute, m, c) }
  /// At least a multiple of another size, and more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor.item, anchor.attribute, m, c) }
  /// At most a multiple of another size, and more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor.item, anchor.attribute, m, c) }
}
