public import Foundation

/// An outline.
///
/// Simulated: keeps the points that it goes through; as a view it is the rectangle around them.
/// Differs: lines and curves aren't drawn.
public struct Path: Shape, Equatable {
  private var bounds: CGRect?

  /// Makes an empty outline.
  public nonisolated init() {}

  /// Makes the outline of a rectangle.
  public nonisolated init(_ rect: CGRect) { bounds = rect }

  /// Makes the outline of an ellipse.
  public nonisolated init(ellipseIn rect: CGRect) { bounds = rect }

  /// Makes the outline of a rectangle with round corners.
  public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) { bounds = rect }

  /// Makes an outline with a closure that adds to it.
  public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Returns the outline itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// The smallest rectangle around the points.
  public nonisolated var boundingRect: CGRect { bounds ?? .null }

  /// Whether there are no points.
  public nonisolated var isEmpty: Bool { bounds == nil }

  /// Begins a new part.
  public nonisolated mutating func move(to end: CGPoint) { include(end) }

  /// Adds a straight line.
  public nonisolated mutating func addLine(to end: CGPoint) { include(end) }

  /// Adds straight lines.
  public nonisolated mutating func addLines(_ lines: [CGPoint]) { lines.forEach { include($0) } }

  /// Adds a curve with two control points.
  public nonisolated mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) { include(end) }

  /// Adds a curve with one control point.
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { include(end) }

  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) {
    bounds = bounds.map { $0.union(rect) } ?? rect
  }

  /// Adds a rectangle with round corners.
  public nonisolated mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    addRect(rect)
  }

  /// Adds an ellipse.
  public nonisolated mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  /// Adds a part of a circle; differs: the whole circle counts.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addRect(
      CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Ends a part at its beginning.
  ///
  /// Type-checks only: lines aren't drawn.
  public nonisolated mutating func closeSubpath() {}

  private nonisolated mutating func include(_ point: CGPoint) {
    addRect(CGRect(origin: point, size: .zero))
  }
}

/// An angle.
///
/// Simulated: degrees, radians and their order. Differs: angles aren't added or multiplied.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of zero.
  public init() { radians = 0 }
  /// Makes an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Makes an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Makes an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle of zero.
  public static let zero = Angle()
  /// Returns whether an angle is smaller than another one.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
