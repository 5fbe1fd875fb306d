public import Foundation

/// A relation between two places or sizes: `first = multiplier × second + constant`, or at most, or
/// at least.
///
/// Simulated: it holds while it is active, according to its priority. If constraints contradict
/// each other, one is ignored, with a message in the log.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The attribute of an item that a constraint is about.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
    case trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }
  /// The relation between the two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  /// The axis of a constraint.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
  /// The alignment of items in a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Alignment of left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Alignment of right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Alignment of upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Alignment of lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Alignment of the edges where reading begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Alignment of the edges where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Alignment of horizontal centers.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Alignment of vertical centers.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Alignment of the baselines of the last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Alignment of the baselines of the first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The direction of reading.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// The direction from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The direction from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// The item on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute of that item.
  public let firstAttribute: Attribute
  /// The relation between the sides.
  public let relation: Relation
  /// The item on the right side.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of that item.
  public let secondAttribute: Attribute
  /// The factor of the right side.
  public let multiplier: CGFloat
  /// The constant that is added to the right side.
  open var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
  /// The priority.
  open var priority = UILayoutPriority.required { didSet { holder?.setNeedsLayout() } }
  /// A name for messages.
  open var identifier: String?
  /// Whether it is archived: never.
  open var shouldBeArchived = false
  /// The view that holds it while it is active.
  weak var holder: UIView?

  /// Makes a constraint; it becomes active when it is added to a view or activated.
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

  /// Logs once that the constraint contradicts others.
  func tellContradiction(_ isContradiction: Bool) {
    defer { isTold = isContradiction }
    guard isContradiction, !isTold else { return }
    NSLog("%@", LayoutWords.contradicts(rule))
  }

  /// The place on the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }
  /// The place on the right side.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// The constraint as text.
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

  /// Whether the constraint is active.
  ///
  /// Simulated: it is held by the nearest view that contains both items; if there is none it traps,
  /// as on iOS.
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

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
