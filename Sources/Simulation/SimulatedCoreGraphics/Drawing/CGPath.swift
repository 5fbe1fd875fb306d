public import Foundation

/// The shape of a line's ends.
///
/// Simulated: the documented values.
public enum CGLineCap: Int32, Sendable {
  /// An end at the point itself.
  case butt
  /// A round end.
  case round
  /// A square end, half the width beyond the point.
  case square
}

/// The shape of the join between two lines.
///
/// Simulated: the documented values.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed join.
  case miter
  /// A round join.
  case round
  /// A join that is cut off.
  case bevel
}

/// A path of straight and curved segments.
///
/// Simulated: its segments, its box, and which points are inside; curves are approximated by 16
/// straight segments.
public class CGPath: @unchecked Sendable {
  // Only a CGMutablePath changes, and as on iOS it isn't shared while it does.
  package var lines: [[CGPoint]] = []
  /// The control points of curves.
  fileprivate var controls: [CGPoint] = []

  /// Makes an empty path.
  public init() {}
  /// Makes a path around a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    lines = [PathLines.rectangle(rect)].map { PathLines.moved($0, transform) }
  }
  /// Makes a path around the ellipse that fits a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    lines = [PathLines.ellipse(rect)].map { PathLines.moved($0, transform) }
  }
  /// Makes a path around a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    lines = [PathLines.rounded(rect, cornerWidth, cornerHeight)]
      .map { PathLines.moved($0, transform) }
  }

  /// Whether it has no segments.
  public var isEmpty: Bool { lines.isEmpty }
  /// The point where the next segment begins.
  public var currentPoint: CGPoint { lines.last?.last ?? .zero }
  /// The smallest rectangle around it and the control points of its curves.
  public var boundingBox: CGRect { PathLines.box(lines + [controls]) }
  /// The smallest rectangle around it.
  public var boundingBoxOfPath: CGRect { PathLines.box(lines) }
  /// Returns whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool { PathLines.contains(lines, point) }
  /// Returns an independent path with the same segments.
  public func copy() -> CGPath? {
    let other = CGPath()
    other.lines = lines
    other.controls = controls
    return other
  }
}

/// A path that can be changed.
///
/// Simulated: as ``CGPath``.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Starts a new subpath.
  public func move(to point: CGPoint) { lines.append([point]) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    if lines.isEmpty { lines.append([]) }
    lines[lines.count - 1].append(point)
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    controls += [control1, control2]
    bend(to: end, control1, control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    controls.append(control)
    bend(to: end, third(start), third(end))
  }
  private func bend(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    for point in PathLines.curve(currentPoint, control1, control2, end) { addLine(to: point) }
  }
  /// Adds an arc of a circle; `clockwise` from 0 to 2π is empty, from 2π to 0 the whole circle
  /// (documented).
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    for point in PathLines.arc(center, radius, startAngle, endAngle, clockwise) {
      addLine(to: point)
    }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { lines.append(PathLines.rectangle(rect)) }
  /// Adds the ellipse that fits a rectangle.
  public func addEllipse(in rect: CGRect) { lines.append(PathLines.ellipse(rect)) }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    lines.append(PathLines.rounded(rect, cornerWidth, cornerHeight))
  }
  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint]) { lines.append(points) }
  /// Adds another path.
  public func addPath(_ path: CGPath) {
    lines += path.lines
    controls += path.controls
  }
  /// Closes the subpath.
  public func closeSubpath() { if let first = lines.last?.first { addLine(to: first) } }
}
