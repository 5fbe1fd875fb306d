package import DeviceEvents
public import Foundation
public import SimulatedCoreGraphics
import SimulatedFoundation
public import SimulatedQuartzCore

/// A piece of an interface.
///
/// Simulated: the tree of views, their places by frames, autoresizing and constraints, and their
/// part of the responder chain. Differs: pictures of the screen are made of what views say of
/// themselves; `draw(_:)` isn't called for them, and animations finish immediately.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment {
  /// The layer's class; override it to have another.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view shows itself with.
  public let layer: CALayer

  /// The views inside, from back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view that this one is inside of.
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
  /// Makes a view; what was archived is ignored.
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
  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// Turns, scales and moves the view around its middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// Turns, scales and moves the view around its middle.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  private func placeChanged(from old: CGSize) {
    guard old != layer.bounds.size else { return }
    if autoresizesSubviews { for view in subviews { view.autoresize(from: old) } }
    setNeedsLayout()
  }

  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the views inside follow this one's size.
  open var autoresizesSubviews = true
  /// Whether the place follows from frame and mask; `false` leaves it to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsLayout() }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get { layer.opacityValue }
    set { layer.opacityValue = newValue }
  }
  /// Whether the view isn't shown.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.setNeedsLayout()
    }
  }
  /// Whether what is inside is cut off at the edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour behind everything.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be tapped; of its superview unless it is set.
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

  /// How contents fill the view.
  open var contentMode: ContentMode {
    get { look.contentMode }
    set { look.contentMode = newValue }
  }
  /// Whether nothing shows through.
  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }

  /// Asks for the views inside to be placed.
  open func setNeedsLayout() { noteNeedOfLayout() }
  /// Places the views inside now, if it is needed.
  ///
  /// Simulated: constraints are solved and `layoutSubviews()` called. Differs: for the whole tree
  /// that the view is in, and for at most eight rounds.
  open func layoutIfNeeded() { LayoutPass.run(in: self) }
  /// Asks for `updateConstraints()` to be called.
  open func setNeedsUpdateConstraints() {
    layout.needsConstraints = true
    noteNeedOfLayout()
  }
  /// Whether `updateConstraints()` is to be called.
  open func needsUpdateConstraints() -> Bool { layout.needsConstraints }
  /// Calls `updateConstraints()` where it is needed.
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(in: self) }
  /// Asks for the contents' size anew.
  open func invalidateIntrinsicContentSize() { noteNeedOfLayout() }
  /// Asks for the view to be drawn.
  ///
  /// Type-checks only: pictures of the screen are always made anew.
  open func setNeedsDisplay() {}
  /// Asks for a part to be drawn.
  ///
  /// Type-checks only: pictures of the screen are always made anew.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// The size that constraints inside give the view, as small or as near to a size as can be.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that constraints inside give the view, as near to a size as they allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutPass.size(
      of: self, target: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// How far the edges of the screen and bars reach into the view.
  ///
  /// Simulated: 47 points at the top of the screen and 34 at the bottom, and what controllers add.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea() }
  /// The distances that contents keep from the edges, with the safe area's.
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
  /// The part of the frame that rules are about, as distances from its edges.
  ///
  /// Type-checks only: constraints are about the whole frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line of text counts for base lines.
  ///
  /// Type-checks only: it isn't asked for; a label's own lines count.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text counts for base lines.
  ///
  /// Type-checks only: it isn't asked for; a label's own lines count.
  open var forLastBaselineLayout: UIView { self }

  /// Called when the view was made of a storyboard or a nib, and its outlets are set.
  open func awakeFromNib() {}

  /// Makes the layout when it is needed: override it to place the views inside.
  ///
  /// Simulated: called by `layoutIfNeeded()` and before a picture is made, after constraints have
  /// placed the views.
  open func layoutSubviews() {}
  /// The size that the contents want; ``noIntrinsicMetric`` where they don't matter.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The size that fits best into a size: the present one, unless it is overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Sets up constraints; override it to do so, and call `super` at the end.
  open func updateConstraints() {}
  /// Whether the view only makes sense with constraints.
  ///
  /// Type-checks only: it isn't asked for; constraints are looked for in every view.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called when the insets of the safe area have changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called when the view is about to be put into another view, or into none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has been put into another view, or into none.
  open func didMoveToSuperview() {}
  /// Called when the view is about to be put into another window, or into none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has been put into another window, or into none.
  open func didMoveToWindow() {}
  /// Called when a view has been put inside.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a view is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Puts a view in front of the others inside.
  ///
  /// Simulated: it is taken out of where it was; hooks are called in the documented order.
  open func addSubview(_ view: UIView) { insert(view) { $0 } }
  /// Puts a view at a place among the others inside; 0 is at the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }
  /// Puts a view behind another one inside.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { _ in self.subviews.firstIndex { $0 === siblingSubview } ?? 0 }
  }
  /// Puts a view in front of another one inside.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { count in
      self.subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? count
    }
  }
  /// Exchanges two views inside.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    orderLayers()
  }
  /// Puts a view inside in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    orderLayers()
  }
  /// Puts a view inside behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
    orderLayers()
  }
  /// Takes the view out of its superview, with the constraints that reach out of it.
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
  /// Whether the view is inside another one, or is it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
  /// This view or one inside that has a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// The window that the view is in.
  ///
  /// Simulated: an extension's views have one from `viewIsAppearing(_:)` on, which the system made
  /// (observed); what is presented has its presenter's.
  open var window: UIWindow? {
    superview?.window ?? controller?.state.presenting?.viewIfLoaded?.window
  }

  /// Draws the view; override it to do so.
  ///
  /// Simulated: called by `drawHierarchy(in:afterScreenUpdates:)`, and for no picture of the screen.
  open func draw(_ rect: CGRect) {}

  /// Whether a point is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view in front at a point, among this one and those inside that can be touched.
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
  /// Whether several fingers count.
  open var isMultipleTouchEnabled = false
  /// Whether no other view is touched at the same time.
  open var isExclusiveTouch = false

  /// Adds a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Whether a gesture may begin here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The traits here: the superview's, unless a style is overridden.
  open var traitCollection: UITraitCollection {
    let surrounding = superview?.traitCollection ?? .device
    let style =
      overrideUserInterfaceStyle == .unspecified
      ? controller?.overrideUserInterfaceStyle ?? .unspecified : overrideUserInterfaceStyle
    guard style != .unspecified else { return surrounding }
    return UITraitCollection(traitsFrom: [
      surrounding, UITraitCollection(userInterfaceStyle: style),
    ])
  }
  /// Light or dark for this view and those inside, whatever its surrounding is.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      tellTraits(
        UITraitCollection(traitsFrom: [
          traitCollection, UITraitCollection(userInterfaceStyle: oldValue),
        ]))
    }
  }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private func tellTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified {
      view.tellTraits(previous)
    }
  }

  /// The view's controller, or else its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// What the view is on a picture of the screen; overridden by views that are more than an area.
  package func screenElement() -> ScreenElement { areaElement() }
  /// The width that the contents are laid out for before their height is known; overridden by
  /// views of several lines.
  package var heightDependsOnWidth: Bool {
    (self as? UILabel).map { $0.numberOfLines != 1 } ?? false
  }
  /// The base line of the first line of text, from the upper edge; `nil` without text.
  package var firstBaseline: CGFloat? { (self as? UILabel)?.font.ascender }
  /// The base line of the last line of text, from the lower edge; `nil` without text.
  package var lastBaseline: CGFloat? { (self as? UILabel).map { -$0.font.descender } }
  /// Whether constraints to the views inside say how large the contents are.
  package var scrollsContents: Bool { self is UIScrollView }
  /// Called with the size that constraints gave the contents.
  package func contentsWereLaidOut(_ size: CGSize) { (self as? UIScrollView)?.contentSize = size }
  /// Adds to what constraints say; stack views do.
  func contribute(to problem: inout LayoutProblem) {}
}
