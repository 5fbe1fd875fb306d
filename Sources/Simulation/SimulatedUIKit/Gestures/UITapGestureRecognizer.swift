public import Foundation

/// Knows taps.
///
/// Simulated: a single tap by the user. Differs: several taps in a row aren't made.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Knows a finger that stays.
///
/// Simulated: keeps its values. Differs: the user doesn't make it.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that the finger stays.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Knows a finger that moves.
///
/// Simulated: keeps its values. Differs: the user doesn't make it.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// How far the finger has moved.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Says how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast the finger moves.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Knows a finger that comes in from an edge.
///
/// Simulated: keeps its values. Differs: the user doesn't make it.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Knows a quick move of a finger.
///
/// Simulated: keeps its values. Differs: the user doesn't make it.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where the finger goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// Where the finger goes.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Knows two fingers that come together or part.
///
/// Simulated: keeps its values. Differs: the user doesn't make it.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger it becomes.
  open var scale: CGFloat = 1
  /// How fast.
  open var velocity: CGFloat { 0 }
}

/// Knows two fingers that turn.
///
/// Simulated: keeps its values. Differs: the user doesn't make it.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far.
  open var rotation: CGFloat = 0
  /// How fast.
  open var velocity: CGFloat { 0 }
}
