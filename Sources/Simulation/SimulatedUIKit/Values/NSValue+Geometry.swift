public import Foundation

// Linux has AppKit's names for the values; UIKit's names give the same objects.

extension NSValue {
  /// Makes an object from a rectangle.
  ///
  /// Simulated: stores the value and returns it. No known difference.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Makes an object from a size.
  ///
  /// Simulated: as ``init(cgRect:)``.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// Makes an object from a point.
  ///
  /// Simulated: as ``init(cgRect:)``.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Makes an object from distances from edges.
  ///
  /// Simulated: as ``init(cgRect:)``.
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: uiEdgeInsets.top, left: uiEdgeInsets.left, bottom: uiEdgeInsets.bottom,
        right: uiEdgeInsets.right))
  }

  /// The rectangle.
  ///
  /// Simulated: as ``init(cgRect:)``.
  public var cgRectValue: CGRect { rectValue }
  /// The size.
  ///
  /// Simulated: as ``init(cgSize:)``.
  public var cgSizeValue: CGSize { sizeValue }
  /// The point.
  ///
  /// Simulated: as ``init(cgPoint:)``.
  public var cgPointValue: CGPoint { pointValue }
  /// The distances from edges.
  ///
  /// Simulated: as ``init(uiEdgeInsets:)``.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// Returns a rectangle as text: `{{x, y}, {width, height}}`.
///
/// Simulated: the documented form. No known difference.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// Returns a size as text: `{width, height}`.
///
/// Simulated: the documented form. No known difference.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// Returns a point as text: `{x, y}`.
///
/// Simulated: the documented form. No known difference.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
