public import Foundation

/// An object that directs a presentation as a sheet.
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
      /// The identifier of half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the height.
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Returns a height of half the screen.
    open class func medium() -> Detent { Detent(.medium) }

    /// Returns the full height.
    open class func large() -> Detent { Detent(.large) }

    /// Returns a custom height.
    ///
    /// Type-checks only: the height isn't requested.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The heights at which the sheet can rest.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests at the moment.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which the content below isn't dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grip is shown at the top.
  open var prefersGrabberVisible = false
  /// Whether scrolling enlarges the sheet first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet's width follows its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners.
  open var preferredCornerRadius: CGFloat?
  /// The view that it points at.
  open var sourceView: UIView?

  /// Runs changes of the sheet.
  ///
  /// Simulated: they are made at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Asks for the heights again.
  ///
  /// Type-checks only: a sheet always has its full height.
  open func invalidateDetents() {}
}

/// A delegate that is told of a sheet's changes.
///
/// Type-checks only: a sheet doesn't change.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// The information from which a sheet's height is determined.
///
/// Type-checks only: heights aren't requested.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

/// An object that directs a presentation as a popover with an arrow.
///
/// Simulated: keeps its values. Differs: it is drawn as a sheet, as on a phone.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at.
  open var sourceView: UIView?
  /// The rectangle in that view.
  open var sourceRect = CGRect.null
  /// The bar button that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which it points.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that can be used while the popover is up.
  open var passthroughViews: [UIView]?
  /// The colour of the popover.
  open var backgroundColor: UIColor?
  /// The distances of the popover from the edges.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether it may cover the view that it points at.
  open var canOverlapSourceViewRect = false
}

/// A delegate that is told of a popover's changes.
///
/// Type-checks only: a popover doesn't change; the presentation's delegate is told of its
/// dismissal.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// The directions in which a popover's arrow may point.
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
  /// An unknown direction.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
