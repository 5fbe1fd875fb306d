public import Foundation

/// Shows a part of something larger.
///
/// Simulated: the part follows from contentOffset, which code sets; the delegate is told. Tables and
/// collections begin below the bars over them (documented).
/// Differs: the user doesn't scroll; all that is inside the frame can be seen and tapped.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Whether scrolling makes the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How bars change the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How the bars at the edges look.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How quickly scrolling slows down.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The part of the speed that is left after a thousandth of a second.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Makes a view; what was archived is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The size of what is shown a part of.
  open var contentSize = CGSize.zero
  /// Where the part begins.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      // What is seen has changed: rows come and go.
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      var before = adjustedContentInset
      before.top += oldValue.top - contentInset.top
      before.bottom += oldValue.bottom - contentInset.bottom
      before.left += oldValue.left - contentInset.left
      before.right += oldValue.right - contentInset.right
      insetsChanged(from: before)
    }
  }

  /// A table or collection that stands at its beginning stays there when the room above it changes.
  func insetsChanged(from before: UIEdgeInsets) {
    let now = adjustedContentInset
    guard before != now else { return }
    let isList = self is UITableView || self is UICollectionView
    if isList, contentOffset.y == -before.top { contentOffset.y = -now.top }
    adjustedContentInsetDidChange()
  }
  /// That room with what bars add.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    return UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right)
  }
  /// How bars change that room.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Called when that room has changed.
  ///
  /// Simulated: for the safe area's changes and code's own.
  open func adjustedContentInsetDidChange() {}
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false
  /// Whether scrolling goes in one direction at a time.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling goes a little beyond the end.
  open var bounces = true
  /// Whether it does so from top to bottom with little content, too.
  open var alwaysBounceVertical = false
  /// Whether it does so from left to right with little content, too.
  open var alwaysBounceHorizontal = false
  /// Whether zooming goes a little beyond the end.
  open var bouncesZoom = true
  /// Whether a bar at the right shows where the part is.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar at the bottom shows where the part is.
  open var showsHorizontalScrollIndicator = true
  /// How those bars look.
  open var indicatorStyle = IndicatorStyle.default
  /// Room around those bars.
  ///
  /// Simulated: setting it sets the room around both (documented).
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets = scrollIndicatorInsets
      horizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  /// Room around the bar at the right.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the bar at the bottom.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the system changes that room.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How quickly scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether scrolling makes the keyboard go.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar leads to the top.
  open var scrollsToTop = true
  /// Whether touches reach what is inside only when no scrolling begins.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches away from what is inside.
  open var canCancelContentTouches = true
  /// The least zoom.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom.
  open var maximumZoomScale: CGFloat = 1
  /// How much is zoomed.
  open var zoomScale: CGFloat = 1
  /// What makes the content anew when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// Whether a finger is on the content.
  open var isTracking: Bool { false }
  /// Whether a finger scrolls.
  open var isDragging: Bool { false }
  /// Whether the content moves on without a finger.
  open var isDecelerating: Bool { false }
  /// Whether fingers zoom.
  open var isZooming: Bool { false }
  /// The gesture that scrolls.
  ///
  /// Simulated: it is one of the view's. Differs: the user doesn't make it.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The place of the content for constraints.
  public let contentLayoutGuide = UILayoutGuide()
  /// The place of the frame for constraints.
  public let frameLayoutGuide = UILayoutGuide()

  /// Shows another part.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as far as is needed to show a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(offset, animated: animated)
  }

  /// Shows the bars at the edges for a moment.
  ///
  /// Type-checks only: the bars aren't drawn.
  open func flashScrollIndicators() {}

  /// Sets how much is zoomed.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Zooms so that a rectangle fills the view.
  ///
  /// Type-checks only: nothing is zoomed.
  open func zoom(to rect: CGRect, animated: Bool) {}
}

/// What gives a scroll view its delegate.
///
/// Simulated: on iOS subclasses declare `delegate` anew with protocols of their own, which Swift
/// allows only where the superclass has it from a protocol. Differs: iOS has no such protocol.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollView: UIScrollViewDelegating {}

extension UIScrollViewDelegating {
  /// Told of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// Told of scrolling.
///
/// Simulated: told when code scrolls. Differs: the calls about fingers and zooming aren't made, for
/// the user doesn't scroll.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Another part is shown.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger goes up; where scrolling ends can be changed.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has gone up.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on without a finger.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Scrolling that code has begun is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed.
  ///
  /// Type-checks only: nothing is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Something is zoomed.
  ///
  /// Type-checks only: nothing is zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar leads to the top.
  ///
  /// Type-checks only: no status bar is drawn.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The way to the top is over.
  ///
  /// Type-checks only: no status bar is drawn.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Zooms nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Says that it does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
