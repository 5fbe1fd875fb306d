public import Foundation
public import SimulatedCoreGraphics

/// An outline.
///
/// Simulated: straight lines, curves as 16 straight lines each, and what is inside; a Canvas draws
/// it. Differs: as a view it is the rectangle around its points.
public struct Path: Shape, Equatable {
  // It is copied before it is changed, if another path has it, too.
  private var outline = CGMutablePath()

  /// Makes an empty outline.
  public nonisolated init() {}

  /// Makes the outline of a rectangle.
  public nonisolated init(_ rect: CGRect) { outline.addRect(rect) }

  /// Makes the outline of an ellipse.
  public nonisolated init(ellipseIn rect: CGRect) { outline.addEllipse(in: rect) }

  /// Makes the outline of a rectangle with round corners.
  public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    outline.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Makes an outline from one of Core Graphics.
  public nonisolated init(_ path: CGPath) { outline.addPath(path) }

  /// Makes an outline with a closure that adds to it.
  public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Returns whether two outlines go through the same points.
  public nonisolated static func == (first: Path, second: Path) -> Bool {
    first.outline.lines == second.outline.lines
  }

  /// Returns the outline itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// The outline, as Core Graphics has it.
  public nonisolated var cgPath: CGPath { outline.copy() ?? outline }

  /// The smallest rectangle around the points.
  public nonisolated var boundingRect: CGRect { outline.boundingBoxOfPath }

  /// Whether there are no points.
  public nonisolated var isEmpty: Bool { outline.isEmpty }

  /// The point where the next line begins.
  public nonisolated var currentPoint: CGPoint? { isEmpty ? nil : outline.currentPoint }

  /// Returns whether a point is inside.
  public nonisolated func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(p)
  }

  /// Begins a new part.
  public nonisolated mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

  /// Adds a straight line.
  public nonisolated mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }

  /// Adds straight lines.
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {
    change { $0.addLines(between: lines) }
  }

  /// Adds a curve with two control points.
  public nonisolated mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) { change { $0.addCurve(to: end, control1: control1, control2: control2) } }

  /// Adds a curve with one control point.
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }

  /// Adds a rectangle with round corners.
  public nonisolated mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    change {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height)
    }
  }

  /// Adds an ellipse.
  public nonisolated mutating func addEllipse(in rect: CGRect) {
    change { $0.addEllipse(in: rect) }
  }

  /// Adds a part of a circle.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians,
        endAngle: endAngle.radians, clockwise: clockwise)
    }
  }

  /// Adds another outline, after a transform.
  public nonisolated mutating func addPath(
    _ path: Path, transform: CGAffineTransform = .identity
  ) {
    let moved = path.applying(transform)
    change { $0.addPath(moved.outline) }
  }

  /// Ends a part at its beginning.
  public nonisolated mutating func closeSubpath() { change { $0.closeSubpath() } }

  /// Returns the outline after a transform.
  public nonisolated func applying(_ transform: CGAffineTransform) -> Path {
    let moved = Path()
    moved.outline.lines = outline.lines.map { $0.map { $0.applying(transform) } }
    return moved
  }

  /// Returns the outline at another place.
  public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns the outline of a line along this outline.
  ///
  /// Differs: ends are straight, corners are round, and nothing is dashed.
  public nonisolated func strokedPath(_ style: StrokeStyle) -> Path {
    let line = Path()
    line.outline.lines = PathStroke.outlines(of: outline.lines, width: style.lineWidth)
    return line
  }

  private nonisolated mutating func change(_ change: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&outline) {
      let copy = CGMutablePath()
      copy.addPath(outline)
      outline = copy
    }
    change(outline)
  }
}

/// The areas that lines of a width cover.
enum PathStroke {
  /// Returns outlines that all turn the same way, so that none is a hole in another one.
  static func outlines(of lines: [[CGPoint]], width: CGFloat) -> [[CGPoint]] {
    let half = width / 2
    guard half > 0 else { return [] }
    return lines.flatMap { points -> [[CGPoint]] in
      let joints = points.first == points.last ? points : Array(points.dropFirst().dropLast())
      return zip(points, points.dropFirst()).compactMap { line(from: $0, to: $1, half) }
        + joints.map { joint($0, half) }
    }
  }

  private static func line(
    from start: CGPoint, to end: CGPoint, _ half: CGFloat
  ) -> [CGPoint]? {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = (across * across + down * down).squareRoot()
    guard length > 0 else { return nil }
    let (x, y) = (-down / length * half, across / length * half)
    return [
      CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: end.x + x, y: end.y + y),
      CGPoint(x: end.x - x, y: end.y - y), CGPoint(x: start.x - x, y: start.y - y),
      CGPoint(x: start.x + x, y: start.y + y),
    ]
  }

  private static func joint(_ middle: CGPoint, _ half: CGFloat) -> [CGPoint] {
    (0...12).map { step in
      let angle = -CGFloat(step) / 12 * 2 * .pi
      return CGPoint(x: middle.x + cos(angle) * half, y: middle.y + sin(angle) * half)
    }
  }
}
