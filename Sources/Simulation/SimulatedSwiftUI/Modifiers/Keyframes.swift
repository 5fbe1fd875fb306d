public import Foundation

/// Values that a property, or several, have one after the other.
///
/// Simulated: the last of each property. Differs: those before it aren't shown.
@MainActor @preconcurrency public protocol Keyframes<Value> {
  /// The type of the whole value.
  associatedtype Value

  /// Returns the value at the end; not part of Apple's interface.
  func end(from value: Value) -> Value
}

/// The values that a property has one after the other.
///
/// Simulated: the last one.
public struct KeyframeTrack<Root, Value>: Keyframes {
  private let path: WritableKeyPath<Root, Value>
  private let contents: [Keyframe<Value>]

  /// Makes the values of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
  ) {
    path = keyPath
    contents = content()
  }

  /// Makes the values of the whole.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>])
  where Root == Value {
    path = \.self
    contents = content()
  }

  /// Returns the value at the end; not part of Apple's interface.
  public func end(from value: Root) -> Root {
    var value = value
    if let last = contents.last { value[keyPath: path] = last.value }
    return value
  }
}

/// Several properties with their values.
///
/// Simulated: no known difference; Apple's own type for it has another name.
public struct SeveralKeyframes<Value>: Keyframes {
  let ends: [@MainActor (Value) -> Value]

  /// Returns the value at the end; not part of Apple's interface.
  public func end(from value: Value) -> Value { ends.reduce(value) { $1($0) } }
}

/// A builder that combines the values of properties.
///
/// Simulated: one property below the other.
@MainActor @resultBuilder public enum KeyframesBuilder<Value> {
  /// Returns a single property unchanged.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

  /// Returns several properties as one.
  public static func buildPartialBlock<First: Keyframes<Value>, Next: Keyframes<Value>>(
    accumulated: First, next: Next
  ) -> SeveralKeyframes<Value> {
    SeveralKeyframes(ends: [{ accumulated.end(from: $0) }, { next.end(from: $0) }])
  }

  /// Returns a property on its own line unchanged.
  public static func buildExpression<K: Keyframes<Value>>(_ keyframe: K) -> K { keyframe }

  /// Returns a value as the only one of the whole.
  public static func buildExpression(_ keyframe: Keyframe<Value>) -> KeyframeTrack<Value, Value> {
    KeyframeTrack { keyframe }
  }
}

/// A builder that combines the values of a property.
///
/// Simulated: one value below the other.
@MainActor @resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  /// Returns a value on its own line unchanged.
  public static func buildExpression(_ keyframe: Keyframe<Value>) -> Keyframe<Value> { keyframe }

  /// Returns the values in their order.
  public static func buildBlock(_ keyframes: Keyframe<Value>...) -> [Keyframe<Value>] { keyframes }
}

/// A value that a property comes to; Apple has a type for each way.
///
/// Simulated: the value. Differs: the way to it isn't shown.
public struct Keyframe<Value> {
  let value: Value
}

/// Makes a value that a property comes to evenly.
///
/// Simulated: as ``Keyframe``.
public func LinearKeyframe<Value>(
  _ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear
) -> Keyframe<Value> { Keyframe(value: to) }

/// Makes a value that a property comes to smoothly.
///
/// Simulated: as ``Keyframe``.
public func CubicKeyframe<Value>(
  _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
) -> Keyframe<Value> { Keyframe(value: to) }

/// Makes a value that a property comes to like a spring.
///
/// Simulated: as ``Keyframe``.
public func SpringKeyframe<Value>(
  _ to: Value, duration: TimeInterval? = nil, startVelocity: Value? = nil
) -> Keyframe<Value> { Keyframe(value: to) }

/// Makes a value that a property has at once.
///
/// Simulated: as ``Keyframe``.
public func MoveKeyframe<Value>(_ to: Value) -> Keyframe<Value> { Keyframe(value: to) }

/// How quickly something changes.
///
/// Type-checks only: everything changes at once.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// Evenly.
  public static let linear = UnitCurve(name: "linear")
  /// Slowly at first.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slowly in the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slowly at first and in the end.
  public static let easeInOut = UnitCurve(name: "easeInOut")
}
