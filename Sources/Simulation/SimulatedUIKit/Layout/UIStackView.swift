public import Foundation

/// A view that arranges others in a row or a column.
///
/// Simulated: axis, distribution, alignment and spacing, as constraints. Differs: lower edges are
/// used for baselines.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The same as ``leading``, in a row.
    public static var top: Alignment { .leading }
    /// The same as ``trailing``, in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Makes a stack from views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Makes a stack with its place in its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a stack; the archive is ignored.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Whether views are arranged beside or below each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// The distribution of views along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The alignment of views across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The room between views.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether spacing is measured from baselines; it isn't here.
  open var isBaselineRelativeArrangement = false
  /// Whether views respect the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  /// The views in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The default spacing: the stack's own after a view, none as the stack's own.
  ///
  /// Simulated: the number from Apple's header.
  public nonisolated class var spacingUseDefault: CGFloat {
    CGFloat(Float.greatestFiniteMagnitude)
  }
  /// The spacing that the system recommends: 8 points.
  ///
  /// Simulated: the number from Apple's header.
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Inserts a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    setNeedsLayout()
  }
  /// Removes a view from the arrangement; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }
  /// Sets the spacing after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }
  /// Returns the spacing after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override func contribute(to problem: inout LayoutProblem) { arrange(&problem) }

  func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }
}
