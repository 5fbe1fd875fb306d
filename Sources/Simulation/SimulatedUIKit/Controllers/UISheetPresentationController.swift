public import Foundation

/// Directs a presentation as a sheet.
///
/// Simulated: keeps its values. Differs: a sheet always has its full height.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height's name.
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Half the screen.
    open class func medium() -> Detent { Detent(.medium) }

    /// The whole height.
    open class func large() -> Detent { Detent(.large) }

    /// A height of one's own.
    ///
    /// Type-checks only: the height isn't asked for.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is below isn't dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grip is shown on top.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at the bottom edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet's width follows its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners.
  open var preferredCornerRadius: CGFloat?
  /// The view that it points at.
  open var sourceView: UIView?

  /// Runs changes of the sheet.
  ///
  /// Simulated: they run at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Asks for the heights anew.
  ///
  /// Type-checks only: a sheet always has its full height.
  open func invalidateDetents() {}
}

/// Told of changes of a sheet.
///
/// Type-checks only: a sheet doesn't change.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// What is known when a sheet's height is asked for.
///
/// Type-checks only: heights aren't asked for.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

/// Directs a presentation as a bubble with an arrow.
///
/// Simulated: keeps its values. Differs: it is drawn as a sheet, as on a phone.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at.
  open var sourceView: UIView?
  /// The place in that view.
  open var sourceRect = CGRect.null
  /// The bar button that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The ways in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The way in which it points.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that can be used while the bubble is up.
  open var passthroughViews: [UIView]?
  /// The colour of the bubble.
  open var backgroundColor: UIColor?
  /// How far the bubble stays from the edges.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether it may cover the view that it points at.
  open var canOverlapSourceViewRect = false
}

/// Told of changes of a popover.
///
/// Type-checks only: a popover doesn't change; its dismissal is told to the presentation's delegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// The ways in which a popover's arrow may point.
///
/// Simulated: keeps its value; no arrow is drawn.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
