public import Foundation

// Of these, nothing can be seen in the pictures of the device's screen.
extension View {
  /// Draws a shadow.
  ///
  /// Type-checks only: shadows aren't drawn.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Makes it blurred.
  ///
  /// Type-checks only: nothing is blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Makes it larger or smaller as it is drawn.
  ///
  /// Type-checks only: it is drawn in its size.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Makes it larger or smaller as it is drawn.
  ///
  /// Type-checks only: it is drawn in its size.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }

  /// Turns it as it is drawn.
  ///
  /// Type-checks only: it is drawn upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Shows only the parts that another view covers.
  ///
  /// Type-checks only: all of it is shown.
  public func mask<Mask: View>(@ViewBuilder _ mask: () -> Mask) -> some View { self }

  /// Shows only the parts that another view covers, by the older form.
  ///
  /// Type-checks only: all of it is shown.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Sets how its colours mix with those behind it.
  ///
  /// Type-checks only: colours cover those behind them.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Makes dark parts transparent.
  ///
  /// Type-checks only: colours stay as they are.
  public func luminanceToAlpha() -> some View { self }

  /// Draws all of it as one picture.
  ///
  /// Type-checks only: there is no difference to be seen.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Draws all of it together.
  ///
  /// Type-checks only: there is no difference to be seen.
  public func compositingGroup() -> some View { self }
}

/// How colours mix with those behind them.
///
/// Type-checks only: colours cover those behind them.
public enum BlendMode: Sendable {
  /// The ways.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// More ways.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// More ways.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// A point in a rectangle, from 0 to 1 in both directions.
///
/// Simulated: no known difference.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The place from left to right.
  public var x: CGFloat
  /// The place from top to bottom.
  public var y: CGFloat

  /// Makes the upper left corner.
  public init() { self.init(x: 0, y: 0) }
  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
