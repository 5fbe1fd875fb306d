public import Foundation

extension UIView {
  /// The way in which a view follows its superview's size: the distances that may change.
  ///
  /// Simulated: the documented meaning.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The way in which contents fill a view.
  ///
  /// Simulated: keeps its value.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether the tint is dimmed.
  ///
  /// Simulated: keeps its value.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// A number for finding the view.
  ///
  /// Simulated: for `viewWithTag(_:)`.
  public var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }
  /// A name for saving the interface's state; none is saved.
  ///
  /// Simulated: keeps its value.
  public var restorationIdentifier: String? {
    get { look.restorationIdentifier }
    set { look.restorationIdentifier = newValue }
  }
  /// The view whose opacity masks this one; it isn't drawn.
  ///
  /// Simulated: keeps its value.
  public var mask: UIView? {
    get { look.maskView }
    set { look.maskView = newValue }
  }
  /// Whether drawing begins with an empty rectangle.
  ///
  /// Simulated: keeps its value.
  public var clearsContextBeforeDrawing: Bool {
    get { look.clearsContext }
    set { look.clearsContext = newValue }
  }
  /// Whether contents are mirrored with the direction of reading.
  ///
  /// Simulated: keeps its value.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { look.semantic }
    set { look.semantic = newValue }
  }
  /// Whether the tint is dimmed.
  ///
  /// Simulated: keeps its value.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { look.tintMode }
    set { look.tintMode = newValue }
  }
  /// The pixels per point.
  ///
  /// Simulated: the layer's.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// The direction of reading in this view.
  ///
  /// Simulated: always from left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .leftToRight
  }
  /// Returns the direction of reading for a view of a kind.
  ///
  /// Simulated: always from left to right, unless it is forced.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Whether contents are mirrored with the direction of reading.
///
/// Simulated: keeps its value.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
