public import Foundation

/// A rule between two places or sizes: `first = multiplier × second + constant`, or at most, or at
/// least.
///
/// Simulated: it holds while it is active, with its priority. When rules contradict each other one
/// is left out, with a message to the log.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// What of an item a rule is about.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
    case trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
    /// The base line of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }
  /// Whether the two sides are the same.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  /// The axis of a rule.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
  /// How items of a visual format are lined up.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// At their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// At their upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// At their lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Where reading begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// At their middles across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// At their middles down.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// At the base line of their last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// At the base line of their first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// In the direction of reading.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// The item on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// What of it.
  public let firstAttribute: Attribute
  /// Whether the sides are the same.
  public let relation: Relation
  /// The item on the right side.
  open private(set) weak var secondItem: AnyObject?
  /// What of it.
  public let secondAttribute: Attribute
  /// What the right side is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the right side.
  open var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
  /// How much it matters.
  open var priority = UILayoutPriority.required { didSet { holder?.setNeedsLayout() } }
  /// A name for messages.
  open var identifier: String?
  /// Whether it is archived: nothing is.
  open var shouldBeArchived = false
  /// The view that holds it while it is active.
  weak var holder: UIView?

  /// Makes a rule; it is active once it is added to a view or made so.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as AnyObject?
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  private var isTold = false

  /// Says once to the log that the rule contradicts others.
  func tellContradiction(_ isContradiction: Bool) {
    defer { isTold = isContradiction }
    guard isContradiction, !isTold else { return }
    NSLog(
      "%@",
      "[LayoutConstraints] Unable to simultaneously satisfy constraints: \(rule) contradicts "
        + "others that must hold, and is left out")
  }

  /// The place on the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }
  /// The place on the right side.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// The rule as text.
  open override var description: String {
    Thread.isMainThread ? MainActor.assumeIsolated { rule } : super.description
  }

  private var rule: String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      guard let item else { return "" }
      return "\(type(of: item)).\(attribute)"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let times = secondItem == nil || multiplier == 1 ? "" : " * \(multiplier)"
    let right = side(secondItem, secondAttribute) + times
    let more = right.isEmpty ? "\(constant)" : constant == 0 ? "" : " + \(constant)"
    let name = identifier.map { "'\($0)' " } ?? ""
    return "<NSLayoutConstraint \(name)\(side(firstItem, firstAttribute)) \(sign) \(right)\(more)>"
  }

  /// Whether the rule holds.
  ///
  /// Simulated: it is held by the nearest view that both items are in; where there is none it
  /// traps, as on iOS.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  private func activate() {
    guard let first = LayoutItem.view(of: firstItem) else { return }
    var common: UIView? = first
    if let secondItem {
      let second = LayoutItem.view(of: secondItem)
      while let view = common, second?.isDescendant(of: view) != true { common = view.superview }
    }
    guard let common else {
      preconditionFailure(
        "Unable to activate constraint '\(self)': its items have no common ancestor. "
          + "Are the views in different view hierarchies, or not yet added?")
    }
    common.addConstraint(self)
  }

  /// Makes rules hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Makes rules not hold.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
