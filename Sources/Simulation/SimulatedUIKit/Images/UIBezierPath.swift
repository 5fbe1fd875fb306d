public import Foundation
public import SimulatedCoreGraphics

/// A line of straight and curved parts that can be drawn.
///
/// Simulated: as ``CGPath`` and ``CGContext``. Differs: lines are drawn as thin as an element, and
/// round corners are all of one size.
open class UIBezierPath: NSObject, @unchecked Sendable {
  // As on iOS it is used by one thread at a time.
  private var path = CGMutablePath()

  /// Makes an empty path.
  public override init() { super.init() }
  /// Makes a path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Makes a path around the ellipse that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Makes a path around a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }
  /// Makes a path around a rectangle; its corners are round when any is to be.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    if corners.isEmpty {
      path.addRect(rect)
    } else {
      path.addRoundedRect(
        in: rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height)
    }
  }
  /// Makes a path along a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Makes a path of another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path for Core Graphics.
  open var cgPath: CGPath {
    get { path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// What counts as inside.
  open var usesEvenOddFillRule = false
  /// Whether it has no parts.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around it.
  open var bounds: CGRect { path.boundingBox }
  /// Where the next part begins.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Starts a new line.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Goes on straight.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes on in a curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  /// Goes on in a curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Goes on along a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Seen with the origin at the upper left, clockwise is what grows.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Goes back to where the line began.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Takes all parts away.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Fills what is inside, in the picture that is being drawn.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath()
  }
  /// Draws the line, in the picture that is being drawn.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }
  /// Draws from now on only inside the box around the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip()
  }
}
