public import Foundation

/// The size that is offered to a view: `nil` for its ideal length.
///
/// Simulated: no known difference.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The width, in points.
  public var width: CGFloat?
  /// The height, in points.
  public var height: CGFloat?

  /// The smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal with lengths in place of those that are missing.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }

  /// A proposal for some room, which may be unlimited.
  init(room: CGSize) {
    self.init(
      width: room.width == .infinity ? nil : room.width,
      height: room.height == .infinity ? nil : room.height)
  }

  /// The room that is offered.
  var room: CGSize { CGSize(width: width ?? .infinity, height: height ?? .infinity) }
}
