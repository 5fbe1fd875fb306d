public import Foundation

/// A height of a sheet.
///
/// Type-checks only: sheets have their full height.
public struct PresentationDetent: Hashable, Sendable {
  private let fraction: CGFloat

  /// Half of the screen.
  public static let medium = PresentationDetent(fraction: 0.5)
  /// The full height.
  public static let large = PresentationDetent(fraction: 1)
  /// A part of the full height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: height)
  }
}
