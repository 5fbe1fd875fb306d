public import Foundation

/// A view that shows a part of larger content.
///
/// Simulated: the visible part follows from contentOffset, which code sets; the delegate is told.
/// Tables and collections begin below the bars over them (documented). Differs: the user can't
/// scroll; everything inside the frame can be seen and tapped.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The way in which bars change the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The fraction of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A slow deceleration.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast deceleration.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The origin of the visible part.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      // The visible part has changed: rows come and go.
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// The room around the content.
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

  /// A table or collection at its beginning stays there when the room above it changes.
  func insetsChanged(from before: UIEdgeInsets) {
    let now = adjustedContentInset
    guard before != now else { return }
    let isList = self is UITableView || self is UICollectionView
    if isList, contentOffset.y == -before.top { contentOffset.y = -now.top }
    adjustedContentInsetDidChange()
  }
  /// The room around the content, including what bars add.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    return UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right)
  }
  /// The way in which bars change that room.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Called when the room around the content has changed.
  ///
  /// Simulated: for changes of the safe area and for changes by code.
  open func adjustedContentInsetDidChange() {}
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false
  /// Whether scrolling is limited to one direction at a time.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling bounces at the end.
  open var bounces = true
  /// Whether vertical scrolling also bounces when the content is small.
  open var alwaysBounceVertical = false
  /// Whether horizontal scrolling also bounces when the content is small.
  open var alwaysBounceHorizontal = false
  /// Whether zooming bounces at the end.
  open var bouncesZoom = true
  /// Whether a vertical indicator shows the position.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator shows the position.
  open var showsHorizontalScrollIndicator = true
  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The room around the indicators.
  ///
  /// Simulated: setting it sets the room around both (documented).
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets = scrollIndicatorInsets
      horizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  /// The room around the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The room around the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the system adjusts that room.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The rate at which scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// The way in which scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches reach the content only if no scrolling begins.
  open var delaysContentTouches = true
  /// Whether scrolling cancels touches in the content.
  open var canCancelContentTouches = true
  /// The smallest zoom factor.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom factor.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom factor.
  open var zoomScale: CGFloat = 1
  /// The control that reloads the content when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// Whether a finger is on the content.
  open var isTracking: Bool { false }
  /// Whether a finger is scrolling.
  open var isDragging: Bool { false }
  /// Whether the content continues to move without a finger.
  open var isDecelerating: Bool { false }
  /// Whether fingers are zooming.
  open var isZooming: Bool { false }
  /// The gesture recognizer for scrolling.
  ///
  /// Simulated: it is one of the view's. Differs: the user can't make the gesture.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The layout guide of the content.
  public let contentLayoutGuide = UILayoutGuide()
  /// The layout guide of the frame.
  public let frameLayoutGuide = UILayoutGuide()

  /// Scrolls to another part.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as far as needed to show a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(offset, animated: animated)
  }

  /// Shows the scroll indicators for a moment.
  ///
  /// Type-checks only: the indicators aren't drawn.
  open func flashScrollIndicators() {}

  /// Sets the zoom factor.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Zooms so that a rectangle fills the view.
  ///
  /// Type-checks only: nothing is zoomed.
  open func zoom(to rect: CGRect, animated: Bool) {}
}

/// An object from which a scroll view gets its delegate.
///
/// Simulated: on iOS, subclasses redeclare `delegate` with their own protocols, which Swift allows
/// only if the superclass gets it from a protocol. Differs: iOS has no such protocol.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollView: UIScrollViewDelegating {}

extension UIScrollViewDelegating {
  /// The delegate, which is told about scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// A delegate that is told about scrolling.
///
/// Simulated: told when code scrolls. Differs: the calls about fingers and zooming aren't made,
/// because the user can't scroll.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the view was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to scroll.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted; the end of scrolling can still be changed.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger was lifted.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content continues to move without a finger.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest.
  ///
  /// Type-checks only: it isn't called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when scrolling by code is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view to zoom.
  ///
  /// Type-checks only: nothing is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the view was zoomed.
  ///
  /// Type-checks only: nothing is zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar scrolls to the top.
  ///
  /// Type-checks only: no status bar is drawn.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the view was scrolled to the top.
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
  /// Returns `nil`: there is nothing to zoom.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
