public import Foundation

/// One or several taps, of which the place is known.
///
/// Simulated: a single tap. Differs: the user can't make several taps in a row.
public struct SpatialTapGesture: Gesture, CountedGesture, PlacedGesture {
  /// What is known of a tap.
  ///
  /// Simulated: no known difference.
  public struct Value: Equatable, Sendable {
    /// Where it was.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// Where the place is measured from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a number of taps.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  var tapCount: Int? { count }
  var isGlobal: Bool { coordinateSpace == .global }
  func value(at place: CGPoint) -> Any? { Value(location: place) }

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

/// Two fingers that move apart or together.
///
/// Type-checks only: the user makes no such gesture.
public struct MagnifyGesture: Gesture, CountedGesture {
  /// What is known while fingers move.
  ///
  /// Type-checks only: the user makes no such gesture.
  public struct Value: Equatable, Sendable {
    /// How much larger the distance has become.
    public var magnification: CGFloat
    /// How quickly that changes.
    public var velocity: CGFloat
    /// Where it began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where it began.
    public var startLocation: CGPoint
  }

  /// Makes a gesture that begins after a change.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}

  var tapCount: Int? { nil }

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

/// Two fingers that move apart or together, by the older name.
///
/// Type-checks only: the user makes no such gesture.
public struct MagnificationGesture: Gesture, CountedGesture {
  /// How much larger the distance has become.
  public typealias Value = CGFloat

  /// Makes a gesture that begins after a change.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}

  var tapCount: Int? { nil }

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

/// Two fingers that turn.
///
/// Type-checks only: the user makes no such gesture.
public struct RotateGesture: Gesture, CountedGesture {
  /// What is known while fingers turn.
  ///
  /// Type-checks only: the user makes no such gesture.
  public struct Value: Equatable, Sendable {
    /// How far they have turned.
    public var rotation: Angle
    /// How quickly that changes.
    public var velocity: Angle
    /// Where it began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where it began.
    public var startLocation: CGPoint
  }

  /// Makes a gesture that begins after a change.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}

  var tapCount: Int? { nil }

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

/// Two fingers that turn, by the older name.
///
/// Type-checks only: the user makes no such gesture.
public struct RotationGesture: Gesture, CountedGesture {
  /// How far they have turned.
  public typealias Value = Angle

  /// Makes a gesture that begins after a change.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}

  var tapCount: Int? { nil }

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}
