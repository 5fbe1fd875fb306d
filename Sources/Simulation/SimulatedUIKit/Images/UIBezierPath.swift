public import Foundation
public import SimulatedCoreGraphics

/// A path of straight and curved segments that can be drawn.
///
/// Simulated: as ``CGPath`` and ``CGContext``. Differs: lines are one pixel wide, whatever their
/// width, caps and joins; only the winding rule decides what is inside.
open class UIBezierPath: NSObject, @unchecked Sendable {
  // As on iOS, only one thread at a time uses it.
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
  /// Makes a path around a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let width = min(max(cornerRadii.width, 0), rect.width / 2)
    let height = min(max(cornerRadii.height, 0), rect.height / 2)
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    let all: [(UIRectCorner, CGFloat, CGFloat, comesDown: Bool, CGFloat, CGFloat)] = [
      (.topRight, rect.maxX, rect.minY, false, -width, height),
      (.bottomRight, rect.maxX, rect.maxY, true, -width, -height),
      (.bottomLeft, rect.minX, rect.maxY, false, width, -height),
      (.topLeft, rect.minX, rect.minY, true, width, height),
    ]
    for (corner, x, y, comesDown, width, height) in all {
      let point = CGPoint(x: x, y: y)
      guard corners.contains(corner) else {
        path.addLine(to: point)
        continue
      }
      let (across, down) = (CGPoint(x: x + width, y: y), CGPoint(x: x, y: y + height))
      addCorner(point, from: comesDown ? down : across, to: comesDown ? across : down)
    }
    path.closeSubpath()
  }

  /// Adds a quarter of an ellipse.
  private func addCorner(_ corner: CGPoint, from start: CGPoint, to end: CGPoint) {
    // The fraction of the way to the corner at which a curve comes closest to an ellipse.
    let share: CGFloat = 0.5523
    func control(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * share, y: point.y + (corner.y - point.y) * share)
    }
    path.addLine(to: start)
    path.addCurve(to: end, control1: control(start), control2: control(end))
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
  /// Makes a path from another one.
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
  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's joins.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether the even-odd rule decides what is inside.
  open var usesEvenOddFillRule = false
  /// Whether it has no segments.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around it.
  open var bounds: CGRect { path.boundingBox }
  /// The point where the next segment begins.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // With the origin at the upper left, clockwise means increasing angles.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the subpath.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Removes all segments.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Fills the inside, in the picture that is being drawn.
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
  /// Clips further drawing to the box around the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip()
  }
}
