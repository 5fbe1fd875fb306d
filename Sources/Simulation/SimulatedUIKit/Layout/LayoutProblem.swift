import Foundation

/// The constraints of a tree of views, as equations.
///
/// Each view that is laid out by constraints has four variables; the place of any other follows
/// from its frame and its superview's. The number of constraints is limited: those beyond the limit
/// are ignored.
@MainActor struct LayoutProblem {
  /// The maximum number of constraints, including those for content sizes.
  static let limit = 2000

  var solver = LayoutSolver()
  var places: [ObjectIdentifier: LayoutPlace] = [:]
  private var count = 0
  /// The items that constraints name, by axis.
  var named: (across: Set<ObjectIdentifier>, down: Set<ObjectIdentifier>) = ([], [])
  /// The heights of contents with several lines, for views whose width is already known.
  private let heights: [ObjectIdentifier: CGFloat]
  let root: UIView
  var free: [UIView] = []
  var freeGuides: [UILayoutGuide] = []
  var scrollers: [UIScrollView] = []

  /// States the problem of the tree below a view whose own place is fixed, or is requested.
  init(root: UIView, size: FittingSize? = nil, heights: [ObjectIdentifier: CGFloat] = [:]) {
    self.root = root
    self.heights = heights
    places[ObjectIdentifier(root)] = place(ofRoot: root, size)
    var all: [UIView] = []
    collect(root, into: &all)
    for view in all {
      for constraint in view.layout.constraints {
        note(constraint.firstItem, constraint.firstAttribute)
        note(constraint.secondItem, constraint.secondAttribute)
      }
    }
    for view in all { for constraint in view.layout.constraints { take(constraint) } }
    for view in all { view.contribute(to: &self) }
    for view in free + (size == nil ? [] : [root]) { addContents(of: view) }
    for view in free { settle(view) }
    solver.solve()
  }

  /// The size that a root should have, and the priority of that.
  struct FittingSize {
    var target: CGSize
    var across: UILayoutPriority
    var down: UILayoutPriority
  }

  private mutating func place(ofRoot view: UIView, _ size: FittingSize?) -> LayoutPlace {
    guard let size else {
      return LayoutPlace(
        left: LayoutSum(0), top: LayoutSum(0), width: LayoutSum(view.bounds.width),
        height: LayoutSum(view.bounds.height))
    }
    let place = LayoutPlace(
      left: LayoutSum(0), top: LayoutSum(0), width: LayoutSum(solver.makeVariable()),
      height: LayoutSum(solver.makeVariable()))
    add(place.width, .greaterThanOrEqual, LayoutSum(0))
    add(place.height, .greaterThanOrEqual, LayoutSum(0))
    add(place.width, .equal, LayoutSum(size.target.width), size.across)
    add(place.height, .equal, LayoutSum(size.target.height), size.down)
    return place
  }

  private mutating func collect(_ view: UIView, into all: inout [UIView]) {
    all.append(view)
    for guide in view.layout.guides { place(guide, in: view) }
    if let view = view as? UIScrollView {
      scrollers.append(view)
      place(view.contentLayoutGuide, in: view)
    }
    for inner in view.subviews {
      if inner.translatesAutoresizingMaskIntoConstraints {
        places[ObjectIdentifier(inner)] = fixedPlace(of: inner, in: view)
      } else {
        let place = makePlace()
        places[ObjectIdentifier(inner)] = place
        free.append(inner)
      }
      collect(inner, into: &all)
    }
  }

  private mutating func makePlace() -> LayoutPlace {
    LayoutPlace(
      left: LayoutSum(solver.makeVariable()), top: LayoutSum(solver.makeVariable()),
      width: LayoutSum(solver.makeVariable()), height: LayoutSum(solver.makeVariable()))
  }

  private mutating func place(_ guide: UILayoutGuide, in view: UIView) {
    var place = makePlace()
    if guide.kind == .contents, let outer = places[ObjectIdentifier(view)] {
      place.left = outer.left
      place.top = outer.top
    } else {
      freeGuides.append(guide)
    }
    places[ObjectIdentifier(guide)] = place
  }

  /// Returns the place that frame and mask determine, which follows the superview's size.
  private func fixedPlace(of view: UIView, in superview: UIView) -> LayoutPlace {
    guard let outer = places[ObjectIdentifier(superview)] else { preconditionFailure("no place") }
    let (bounds, frame, mask) = (superview.bounds, view.frame, view.autoresizingMask)
    let across = Autoresizing.shares(
      start: frame.minX, length: frame.width, whole: bounds.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let down = Autoresizing.shares(
      start: frame.minY, length: frame.height, whole: bounds.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let wider = outer.width + -Double(bounds.width)
    let higher = outer.height + -Double(bounds.height)
    return LayoutPlace(
      left: outer.left + wider * Double(across.start) + Double(frame.minX),
      top: outer.top + higher * Double(down.start) + Double(frame.minY),
      width: wider * Double(across.length) + Double(frame.width),
      height: higher * Double(down.length) + Double(frame.height))
  }

  private mutating func note(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    guard let item else { return }
    if attribute.isAcross {
      named.across.insert(ObjectIdentifier(item))
    } else {
      named.down.insert(ObjectIdentifier(item))
    }
  }
}

extension LayoutProblem {
  /// Adds a relation between two sums; `false` if it contradicts required constraints.
  @discardableResult
  mutating func add(
    _ left: LayoutSum, _ relation: NSLayoutConstraint.Relation, _ right: LayoutSum,
    _ priority: UILayoutPriority = .required
  ) -> Bool {
    guard count < Self.limit else { return true }
    count += 1
    let difference = left - right
    guard difference.constant.isFinite, difference.terms.allSatisfy({ $0.1.isFinite }) else {
      return false
    }
    let sign: LayoutSolver.Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    return solver.add(
      difference.terms, sign, difference.constant, priority: max(priority.rawValue, 0.001))
  }

  /// Adds a required relation, or else one that holds as far as possible, without a message.
  mutating func addFirmly(
    _ left: LayoutSum, _ relation: NSLayoutConstraint.Relation, _ right: LayoutSum
  ) {
    if !add(left, relation, right) { add(left, relation, right, UILayoutPriority(999.5)) }
  }

  private mutating func take(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem,
      let left = sum(first, constraint.firstAttribute, against: constraint.secondItem)
    else { return }
    var right = LayoutSum(0)
    if let second = constraint.secondItem {
      guard let sum = sum(second, constraint.secondAttribute, against: first) else { return }
      right = sum * Double(constraint.multiplier)
    }
    let isMet = add(
      left, constraint.relation, right + Double(constraint.constant), constraint.priority)
    constraint.tellContradiction(!isMet)
  }

  private mutating func addContents(of view: UIView) {
    guard let place = places[ObjectIdentifier(view)] else { return }
    var contents = view.intrinsicContentSize
    if let height = heights[ObjectIdentifier(view)] { contents.height = height }
    let priorities = view.layout
    if contents.width >= 0 {
      add(place.width, .lessThanOrEqual, LayoutSum(contents.width), priorities.hugging.across)
      add(
        place.width, .greaterThanOrEqual, LayoutSum(contents.width), priorities.compression.across)
    }
    if contents.height >= 0 {
      add(place.height, .lessThanOrEqual, LayoutSum(contents.height), priorities.hugging.down)
      add(
        place.height, .greaterThanOrEqual, LayoutSum(contents.height), priorities.compression.down)
    }
  }

  /// Places a view that no constraint names at its superview's corner.
  private mutating func settle(_ view: UIView) {
    guard let place = places[ObjectIdentifier(view)], let superview = view.superview,
      let outer = places[ObjectIdentifier(superview)]
    else { return }
    let inStack = (superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
    if inStack { return }
    if !named.across.contains(ObjectIdentifier(view)) { add(place.left, .equal, outer.left) }
    if !named.down.contains(ObjectIdentifier(view)) { add(place.top, .equal, outer.top) }
  }
}

extension LayoutProblem {
  /// Returns the place of an item; `nil` if it isn't in the tree.
  func place(of item: AnyObject) -> LayoutPlace? {
    if let place = places[ObjectIdentifier(item)] { return place }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let outer = places[ObjectIdentifier(view)]
    else { return nil }
    switch guide.kind {
    case .plain, .contents: return nil
    case .frame: return outer
    case .safeArea: return outer.inset(by: view.safeAreaInsets)
    case .margins, .reading: return outer.inset(by: view.layoutMargins)
    case .keyboard: return outer.lowerPart(guide.height)
    }
  }

  /// Returns an attribute of an item, in a constraint with another item.
  private func sum(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, against other: AnyObject?
  ) -> LayoutSum? {
    var item = item
    // What is inside a scroll view is bound to its content, except for its size.
    if let view = item as? UIScrollView, attribute != .width, attribute != .height,
      let inner = LayoutItem.view(of: other), inner !== view, inner.isDescendant(of: view)
    {
      item = view.contentLayoutGuide
    }
    guard let place = place(of: item) else { return nil }
    let view = LayoutItem.view(of: item)
    let margins = view?.layoutMargins ?? .zero
    switch attribute {
    case .left, .leading: return place.left
    case .right, .trailing: return place.right
    case .top: return place.top
    case .bottom: return place.bottom
    case .width: return place.width
    case .height: return place.height
    case .centerX: return place.middleAcross
    case .centerY: return place.middleDown
    case .firstBaseline:
      guard let line = view?.firstBaseline, item is UIView else { return place.bottom }
      return place.top + Double(line)
    case .lastBaseline:
      guard let line = view?.lastBaseline, item is UIView else { return place.bottom }
      return place.bottom + -Double(line)
    case .leftMargin, .leadingMargin: return place.inset(by: margins).left
    case .rightMargin, .trailingMargin: return place.inset(by: margins).right
    case .topMargin: return place.inset(by: margins).top
    case .bottomMargin: return place.inset(by: margins).bottom
    case .centerXWithinMargins: return place.inset(by: margins).middleAcross
    case .centerYWithinMargins: return place.inset(by: margins).middleDown
    case .notAnAttribute: return nil
    }
  }
}

extension LayoutPlace {
  /// The part of a height at the lower edge.
  func lowerPart(_ height: CGFloat) -> LayoutPlace {
    LayoutPlace(
      left: left, top: bottom + -Double(height), width: width, height: LayoutSum(Double(height)))
  }

  func inset(by insets: UIEdgeInsets) -> LayoutPlace {
    LayoutPlace(
      left: left + Double(insets.left), top: top + Double(insets.top),
      width: width + -Double(insets.left + insets.right),
      height: height + -Double(insets.top + insets.bottom))
  }
}
