import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The constraints that anchors make, and what these say about themselves.
@MainActor @Suite struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test(
    .shows(
      "NSLayoutAnchor.constraint(equalTo:)", "NSLayoutAnchor.constraint(greaterThanOrEqualTo:)",
      "NSLayoutAnchor.constraint(lessThanOrEqualTo:)",
      "NSLayoutAnchor.constraint(greaterThanOrEqualTo:constant:)",
      "NSLayoutAnchor.constraint(lessThanOrEqualTo:constant:)",
      "NSLayoutDimension.constraint(greaterThanOrEqualToConstant:)",
      "NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:)",
      "NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:)",
      "NSLayoutDimension.constraint(equalTo:multiplier:constant:)",
      "NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:constant:)",
      "NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:constant:)",
      "NSLayoutXAxisAnchor",
      "NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:)",
      "NSLayoutXAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)",
      "NSLayoutXAxisAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)",
      "NSLayoutYAxisAnchor",
      "NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:)",
      "NSLayoutYAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)",
      "NSLayoutYAxisAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)",
      "NSLayoutConstraint.identifier"))
  func anchorsMakeRules() {
    let (left, right, top, bottom) = (a.leftAnchor, b.rightAnchor, a.topAnchor, b.bottomAnchor)
    let (width, height) = (a.widthAnchor, b.heightAnchor)
    let rules: [(NSLayoutConstraint, String)] = [
      (left.constraint(equalTo: right), "left == UIView.right"),
      (left.constraint(greaterThanOrEqualTo: right), "left >= UIView.right"),
      (left.constraint(lessThanOrEqualTo: right), "left <= UIView.right"),
      (left.constraint(greaterThanOrEqualTo: right, constant: 3), "left >= UIView.right + 3.0"),
      (left.constraint(lessThanOrEqualTo: right, constant: 4), "left <= UIView.right + 4.0"),
      (
        left.constraint(equalToSystemSpacingAfter: right, multiplier: 2),
        "left == UIView.right + 16.0"
      ),
      (
        left.constraint(greaterThanOrEqualToSystemSpacingAfter: right, multiplier: 1),
        "left >= UIView.right + 8.0"
      ),
      (
        left.constraint(lessThanOrEqualToSystemSpacingAfter: right, multiplier: 0.5),
        "left <= UIView.right + 4.0"
      ),
      (
        top.constraint(equalToSystemSpacingBelow: bottom, multiplier: 2),
        "top == UIView.bottom + 16.0"
      ),
      (
        top.constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: 1),
        "top >= UIView.bottom + 8.0"
      ),
      (
        top.constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: 0.5),
        "top <= UIView.bottom + 4.0"
      ),
      (width.constraint(greaterThanOrEqualToConstant: 7), "width >= 7.0"),
      (
        width.constraint(greaterThanOrEqualTo: height, multiplier: 2),
        "width >= UIView.height * 2.0"
      ),
      (
        width.constraint(lessThanOrEqualTo: height, multiplier: 3),
        "width <= UIView.height * 3.0"
      ),
      (
        width.constraint(equalTo: height, multiplier: 2, constant: 5),
        "width == UIView.height * 2.0 + 5.0"
      ),
      (
        width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 6),
        "width >= UIView.height * 2.0 + 6.0"
      ),
      (
        width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 7),
        "width <= UIView.height * 2.0 + 7.0"
      ),
    ]
    for (rule, text) in rules {
      #expect(words(rule) == text)
    }
    keeps(plainRule, \.identifier, first: nil, then: "side")
  }

  /// A constraint in words, from its properties.
  private func words(_ rule: NSLayoutConstraint) -> String {
    let sign = [-1: "<=", 0: "==", 1: ">="][rule.relation.rawValue] ?? "?"
    var words = "\(rule.firstAttribute) \(sign)"
    if rule.secondItem === b { words += " UIView.\(rule.secondAttribute)" }
    if rule.multiplier != 1 { words += " * \(rule.multiplier)" }
    if rule.constant != 0 { words += (rule.secondItem == nil ? " " : " + ") + "\(rule.constant)" }
    return words
  }

  @Test(
    .shows(
      "NSLayoutConstraint.firstItem", "NSLayoutConstraint.firstAttribute",
      "NSLayoutConstraint.relation", "NSLayoutConstraint.secondItem",
      "NSLayoutConstraint.secondAttribute", "NSLayoutConstraint.multiplier",
      "NSLayoutConstraint.firstAnchor", "NSLayoutConstraint.secondAnchor",
      "NSLayoutConstraint.shouldBeArchived", "NSLayoutAnchor.item", "NSLayoutAnchor.name"))
  func aRuleSaysWhatItIsMadeOf() {
    let rule = a.widthAnchor.constraint(
      lessThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 5)
    #expect(rule.firstItem === a && rule.secondItem === b)
    #expect(rule.firstAttribute == .width && rule.secondAttribute == .height)
    #expect(rule.relation == .lessThanOrEqual && rule.multiplier == 2 && rule.constant == 5)
    #expect(rule.firstAnchor.item === a && rule.firstAnchor.name == "width")
    #expect(rule.secondAnchor?.item === b && rule.secondAnchor?.name == "height")
    #expect(a.leftAnchor.item === a && a.leftAnchor.name == "left")
    let fixed = a.widthAnchor.constraint(equalToConstant: 3)
    #expect(fixed.secondItem == nil && fixed.secondAttribute == .notAnAttribute)
    #expect(fixed.secondAnchor == nil)
    keeps(plainRule, \.shouldBeArchived, first: false, then: true)
  }

  private var plainRule: NSLayoutConstraint {
    NSLayoutConstraint(
      item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1,
      constant: 0)
  }

  @Test(.shows("NSLayoutConstraint.deactivate(_:)"))
  func rulesNoLongerHold() {
    let place = [
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9),
      a.widthAnchor.constraint(equalToConstant: 30),
    ]
    NSLayoutConstraint.activate(place)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 9 && a.frame.width == 30)
    NSLayoutConstraint.deactivate(place)
    #expect(place.allSatisfy { !$0.isActive } && root.constraints.isEmpty && a.constraints.isEmpty)
  }
}
