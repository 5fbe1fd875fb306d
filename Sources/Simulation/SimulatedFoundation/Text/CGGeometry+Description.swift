public import Foundation

// On iOS the text of these comes from CoreGraphics, which every program has.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point as text, which is also what `print` shows: `(1.0, 2.0)`.
  ///
  /// Simulated: no known difference.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size as text, which is also what `print` shows: `(3.0, 4.0)`.
  ///
  /// Simulated: no known difference.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as text, which is also what `print` shows: `(1.0, 2.0, 3.0, 4.0)`.
  ///
  /// Simulated: no known difference.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
