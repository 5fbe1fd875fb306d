public import Foundation

/// A distance in two dimensions.
///
/// Simulated: the plain value. No known difference.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }
  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
