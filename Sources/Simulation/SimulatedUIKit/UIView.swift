package import DeviceEvents
public import Foundation
public import SimulatedCoreGraphics
import SimulatedFoundation
public import SimulatedQuartzCore

/// A rectangular part of an interface.
///
/// Simulated: the tree of views, their places through frames, autoresizing and constraints, and
/// their part in the responder chain. Differs: pictures of the screen are made from the views' own
/// descriptions; `draw(_:)` isn't called for them, and animations finish immediately.
@preconcurrency @MainActor open class UIView: UIResponder, TraitRegistering {
  let traitRegistrations = TraitRegistrations()
  /// The class of the layer; override it to use another.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view.
  public let layer: CALayer

  /// The subviews, from back to front.
  open internal(set) var subviews: [UIView] = []
  /// The superview.
  open internal(set) weak var superview: UIView?

  weak var controller: UIViewController?
  let layout = LayoutState()
  var look = Look()
  var recognizers: [UIGestureRecognizer] = []

  /// Makes a view with its place in its superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    (self as? UIScrollView)?.takeGuides()
    self.frame = frame
  }
  /// Makes an empty view.
  public override convenience init() { self.init(frame: .zero) }
  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    (self as? UIScrollView)?.takeGuides()
  }

  private static func makeLayer() -> CALayer {
    switch layerClass {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    default: (ObjectiveCRegistry.decode(layerClass) as? CALayer) ?? CALayer()
    }
  }

  /// The view's place in its superview, in points.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      placeChanged(from: old)
    }
  }
  /// The view's own rectangle.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      layer.bounds = newValue
      placeChanged(from: old)
    }
  }
  /// The center of the view in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The transform around the view's center.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The three-dimensional transform around the view's center.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  private func placeChanged(from old: CGSize) {
    guard old != layer.bounds.size else { return }
    if autoresizesSubviews { for view in subviews { view.autoresize(from: old) } }
    setNeedsLayout()
  }

  /// The way in which the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow this view's size.
  open var autoresizesSubviews = true
  /// Whether frame and mask determine the place; `false` leaves it to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsLayout() }
  }

  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat {
    get { layer.opacityValue }
    set { layer.opacityValue = newValue }
  }
  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.setNeedsLayout()
    }
  }
  /// Whether subviews are clipped at the edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The background colour.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be tapped; the superview's unless it is set.
  open var tintColor: UIColor! {
    get { look.tint ?? superview?.tintColor ?? .systemBlue }
    set {
      look.tint = newValue
      tellTint()
    }
  }
  /// Called when the tint has changed.
  open func tintColorDidChange() {}

  private func tellTint() {
    tintColorDidChange()
    for view in subviews where view.look.tint == nil { view.tellTint() }
  }

  /// The way in which contents fill the view.
  open var contentMode: ContentMode {
    get { look.contentMode }
    set { look.contentMode = newValue }
  }
  /// Whether the view is opaque.
  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }

  /// Requests that the subviews be laid out.
  open func setNeedsLayout() { noteNeedOfLayout() }
  /// Lays out the subviews now, if needed.
  ///
  /// Simulated: constraints are solved and `layoutSubviews()` is called. Differs: this is done for
  /// the whole tree that contains the view, and for at most eight rounds.
  open func layoutIfNeeded() { LayoutPass.run(in: self) }
  /// Requests that `updateConstraints()` be called.
  open func setNeedsUpdateConstraints() {
    layout.needsConstraints = true
    noteNeedOfLayout()
  }
  /// Whether `updateConstraints()` is to be called.
  open func needsUpdateConstraints() -> Bool { layout.needsConstraints }
  /// Calls `updateConstraints()` where needed.
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(in: self) }
  /// Requests the size of the contents again.
  open func invalidateIntrinsicContentSize() { noteNeedOfLayout() }
  /// Requests that the view be drawn.
  ///
  /// Type-checks only: pictures of the screen are always made afresh.
  open func setNeedsDisplay() {}
  /// Requests that a part be drawn.
  ///
  /// Type-checks only: pictures of the screen are always made afresh.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Returns the size that the inner constraints give the view, as small or as close to a size as
  /// possible.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that the inner constraints give the view, as close to a size as they allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutPass.size(
      of: self, target: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The insets by which the edges of the screen and bars reach into the view.
  ///
  /// Simulated: 47 points at the top of the screen and 34 at the bottom, plus what controllers add.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea() }
  /// The distances that contents keep from the edges, including the safe area's.
  ///
  /// Simulated: 8 points on each side unless they are set; 16 at the sides of a controller's view.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins() }
    set {
      layout.margins = newValue
      tellMargins()
      setNeedsLayout()
    }
  }
  /// The distances of the alignment rectangle from the edges of the frame.
  ///
  /// Type-checks only: constraints always refer to the whole frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line of text determines the baseline.
  ///
  /// Type-checks only: it isn't requested; a label's own lines count.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text determines the baseline.
  ///
  /// Type-checks only: it isn't requested; a label's own lines count.
  open var forLastBaselineLayout: UIView { self }

  /// Called when the view was made from a storyboard or a nib, and its outlets are set.
  open func awakeFromNib() {}

  /// Lays out the subviews when needed; override it to place them.
  ///
  /// Simulated: called by `layoutIfNeeded()` and before a picture is made, after constraints have
  /// placed the views.
  open func layoutSubviews() {}
  /// The natural size of the contents; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Returns the size that best fits a given size: the present one, unless it is overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Sets up constraints; override it to do so, and call `super` at the end.
  open func updateConstraints() {}
  /// Whether the view requires constraints.
  ///
  /// Type-checks only: it isn't asked; constraints are looked for in every view.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called when the insets of the safe area have changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called when the view is about to be moved to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has been moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// Called when the view is about to be moved to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has been moved to another window, or to none.
  open func didMoveToWindow() {}
  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Adds a subview in front of the others.
  ///
  /// Simulated: it is removed from its old superview; hooks are called in the documented order.
  open func addSubview(_ view: UIView) { insert(view) { $0 } }
  /// Inserts a subview at an index; 0 is at the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }
  /// Inserts a subview behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { _ in self.subviews.firstIndex { $0 === siblingSubview } ?? 0 }
  }
  /// Inserts a subview in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { count in
      self.subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? count
    }
  }
  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    orderLayers()
  }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    orderLayers()
  }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
    orderLayers()
  }
  /// Removes the view from its superview, with the constraints that reach out of it.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWindow { $0.willMove(toWindow: nil) } }
    old.willRemoveSubview(self)
    old.loseConstraints(reaching: self)
    superview = nil
    old.drop(self)
    didMoveToSuperview()
    if oldWindow != nil { tellWindow { $0.didMoveToWindow() } }
  }
  /// Returns whether the view is another one or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
  /// Returns this view or one inside it that has a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// The window that contains the view.
  ///
  /// Simulated: an extension's views have one from `viewIsAppearing(_:)` on, which the system made
  /// (observed); presented views have their presenter's.
  open var window: UIWindow? {
    superview?.window ?? controller?.state.presenting?.viewIfLoaded?.window
  }

  /// Draws the view; override it to do so.
  ///
  /// Simulated: called by `drawHierarchy(in:afterScreenUpdates:)`, but not for pictures of the
  /// screen.
  open func draw(_ rect: CGRect) {}

  /// Returns whether a point is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost view at a point, among this one and those inside that can be touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether the view can be touched.
  open var isUserInteractionEnabled = true
  /// Whether several fingers are recognized.
  open var isMultipleTouchEnabled = false
  /// Whether it prevents other views from being touched at the same time.
  open var isExclusiveTouch = false

  /// Adds a gesture recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// What can be done to the view.
  open internal(set) var interactions: [any UIInteraction] = []
  /// Adds something that can be done to the view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes something that can be done to the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// Returns whether a gesture may begin in this view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view's traits: the superview's, unless a style is overridden.
  open var traitCollection: UITraitCollection { traits(overridden: overrideUserInterfaceStyle) }

  /// The traits that the view has with a style of its own, and one of its controller's.
  func traits(
    overridden own: UIUserInterfaceStyle, byController controllers: UIUserInterfaceStyle? = nil
  ) -> UITraitCollection {
    let surrounding = superview?.traitCollection ?? .device
    let style =
      own == .unspecified
      ? controllers ?? controller?.overrideUserInterfaceStyle ?? .unspecified : own
    guard style != .unspecified else { return surrounding }
    return UITraitCollection(traitsFrom: [
      surrounding, UITraitCollection(userInterfaceStyle: style),
    ])
  }

  /// The style for this view and those inside, whatever their environment: light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      tellTraits(traits(overridden: oldValue))
    }
  }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func tellTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    traitRegistrations.tell(of: self, previous)
    if let controller {
      controller.traitCollectionDidChange(previous)
      controller.traitRegistrations.tell(of: controller, previous)
    }
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified {
      view.tellTraits(previous)
    }
  }

  /// The view's controller, or else its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Returns the description of the view in a picture of the screen; overridden by views with more
  /// than an area.
  package func screenElement() -> ScreenElement { areaElement() }
  /// The width for which contents are laid out before their height is known.
  ///
  /// Views of several lines override it.
  package var heightDependsOnWidth: Bool {
    (self as? UILabel).map { $0.numberOfLines != 1 } ?? false
  }
  /// The baseline of the first line of text, from the upper edge; `nil` without text.
  package var firstBaseline: CGFloat? { (self as? UILabel)?.font.ascender }
  /// The baseline of the last line of text, from the lower edge; `nil` without text.
  package var lastBaseline: CGFloat? { (self as? UILabel).map { -$0.font.descender } }
  /// Whether constraints to the subviews determine the size of the contents.
  package var scrollsContents: Bool { self is UIScrollView }
  /// Called with the size that constraints have given the contents.
  package func contentsWereLaidOut(_ size: CGSize) { (self as? UIScrollView)?.contentSize = size }
  /// Adds to the constraints; stack views do so.
  func contribute(to problem: inout LayoutProblem) {}
}
