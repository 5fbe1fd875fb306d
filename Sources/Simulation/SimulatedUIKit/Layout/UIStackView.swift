public import Foundation

/// A view that places others in a row or a column.
///
/// Simulated: axis, distribution, alignment and spacing, as constraints. Differs: base lines are
/// taken for lower edges.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// How views stand across the length.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The same as ``leading``, in a row.
    public static var top: Alignment { .leading }
    /// The same as ``trailing``, in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Makes a stack with its place in its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a stack; what was archived is ignored.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Whether views stand beside or below each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How views share the length.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// How views stand across the length.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The room between views.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether room is measured from base lines; it isn't here.
  open var isBaselineRelativeArrangement = false
  /// Whether views keep the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  /// The views in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The usual room: the stack's own behind a view, none as the stack's own.
  ///
  /// Simulated: the number of Apple's header.
  public nonisolated class var spacingUseDefault: CGFloat {
    CGFloat(Float.greatestFiniteMagnitude)
  }
  /// The room that the system finds right: 8 points.
  ///
  /// Simulated: the number of Apple's header.
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    setNeedsLayout()
  }
  /// Takes a view out of the row; it stays inside.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }
  /// Sets the room behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }
  /// The room behind a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override func contribute(to problem: inout LayoutProblem) { arrange(&problem) }

  func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }
}
