public import Foundation
public import SimulatedCoreGraphics

/// The round corners of a layer.
///
/// Simulated: the documented values. Differs: a picture of the screen rounds all corners or none.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of round corners.
///
/// Simulated: keeps its value.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that is flatter than a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The way in which a layer's contents fit.
///
/// Simulated: keeps its value.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The contents are centered in their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents are stretched to the layer's size.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents are as large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents are as small as covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// An object that draws and lays out a layer; a view is its layer's delegate.
///
/// Type-checks only: layers don't ask their delegates to draw.
public protocol CALayerDelegate: NSObjectProtocol {}

/// A layer with a colour gradient.
///
/// Simulated: keeps its values. Differs: gradients aren't drawn.
open class CAGradientLayer: CALayer {
  /// The colours, as CGColor.
  open var colors: [Any]?
  /// The position of each colour, from 0 to 1.
  open var locations: [NSNumber]?
  /// The position of the first colour.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial
}

/// The kind of a gradient.
///
/// Simulated: keeps its value.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient around a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient that sweeps around like the hand of a clock.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer in the shape of a path.
///
/// Simulated: keeps its values. Differs: paths aren't drawn.
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// The colour of the inside.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The fraction of the path at which the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The fraction of the path at which the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// The offset into the pattern at which the line begins.
  open var lineDashPhase: CGFloat = 0
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's joins.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The rule that decides what is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The shape of the ends of a shape's line.
///
/// Simulated: keeps its value.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An end at the point itself.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A round end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square end, half the width beyond the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joins of a shape's lines.
///
/// Simulated: keeps its value.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A pointed join.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round join.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A join that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule that decides what is inside a shape.
///
/// Simulated: keeps its value.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The inside is what the lines enclose more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The inside is what an odd number of lines encloses.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
