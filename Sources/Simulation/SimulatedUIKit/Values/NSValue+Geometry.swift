public import Foundation

// Linux has the values of AppKit's names; UIKit's names give the same objects.

extension NSValue {
  /// Makes an object of a rectangle.
  ///
  /// Simulated: the value goes in and comes out. No known difference.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Makes an object of a size.
  ///
  /// Simulated: as ``init(cgRect:)``.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// Makes an object of a point.
  ///
  /// Simulated: as ``init(cgRect:)``.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Makes an object of distances from edges.
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

/// Text that says where a rectangle is: `{{x, y}, {width, height}}`.
///
/// Simulated: the documented form. No known difference.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// Text that says a size: `{width, height}`.
///
/// Simulated: the documented form. No known difference.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// Text that says where a point is: `{x, y}`.
///
/// Simulated: the documented form. No known difference.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
