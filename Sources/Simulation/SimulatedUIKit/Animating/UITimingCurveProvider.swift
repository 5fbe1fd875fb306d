public import Foundation

/// The speed of an animation.
///
/// Simulated: keeps its values. Differs: animations take no time.
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of speed.
  var timingCurveType: UITimingCurveType { get }
  /// The curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of speed.
///
/// Simulated: the documented values.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// A speed that follows a curve.
///
/// Simulated: keeps its values. Differs: animations take no time.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Makes the speed of a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }
  /// Makes the speed of a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }
  /// The kind of speed.
  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve: this one.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring: none.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A speed that follows a spring.
///
/// Simulated: keeps its values. Differs: animations take no time.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The speed at the start.
  public let initialVelocity: CGVector
  /// The damping of the spring.
  public let dampingRatio: CGFloat

  /// Makes the speed of a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }
  /// The kind of speed.
  public var timingCurveType: UITimingCurveType { .spring }
  /// The curve: none.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring: this one.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
