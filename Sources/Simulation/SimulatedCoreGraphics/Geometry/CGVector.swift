public import Foundation

/// A distance in two dimensions.
///
/// Simulated: the plain value. No known difference.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a vector of no length.
  public init() { self.init(dx: 0, dy: 0) }
  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
