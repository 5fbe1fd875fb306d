public import Foundation
public import SimulatedCoreGraphics

/// Which corners of a layer are round.
///
/// Simulated: the documented values. Differs: a picture of the screen rounds all or none.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of round corners.
///
/// Simulated: keeps its value.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Flatter than a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents fit.
///
/// Simulated: keeps its value.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, in their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// As large as the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Draws and lays out a layer; a view is its layer's.
///
/// Type-checks only: layers ask nobody to draw.
public protocol CALayerDelegate: NSObjectProtocol {}

/// A layer whose colours change from one to the next.
///
/// Simulated: keeps its values. Differs: gradients aren't drawn.
open class CAGradientLayer: CALayer {
  /// The colours, as CGColor.
  open var colors: [Any]?
  /// Where each colour is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour is.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is.
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
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Like the hand of a clock.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer in the shape of a path.
///
/// Simulated: keeps its values. Differs: paths aren't drawn.
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// How far into the pattern the line begins.
  open var lineDashPhase: CGFloat = 0
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// How a shape's line ends.
///
/// Simulated: keeps its value.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the point itself.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the width beyond the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the lines of a shape meet.
///
/// Simulated: keeps its value.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What counts as inside of a shape.
///
/// Simulated: keeps its value.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What lines go around more often in one direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What an odd number of lines goes around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
