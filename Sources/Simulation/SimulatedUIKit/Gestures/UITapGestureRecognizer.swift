public import Foundation

/// A recognizer of taps.
///
/// Simulated: a single tap by the user. Differs: the user can't make several taps in a row.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row that it takes.
  open var numberOfTapsRequired = 1
  /// The number of fingers that it takes.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
///
/// Simulated: a scene's long press begins and ends; its targets are told of both (documented).
/// Differs: the finger doesn't move, and there is no time between the two.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds that the finger must stay.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that it takes.
  open var numberOfTouchesRequired = 1

  /// Makes the gesture; `false` if it isn't recognized.
  func press(at place: CGPoint) -> Bool { recognize(at: place, in: [.began, .ended]) }
}

/// A recognizer of a dragging finger.
///
/// Simulated: keeps its values. Differs: the user can't make the gesture.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Returns how far the finger has moved.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// Returns the speed of the finger.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of a finger that comes in from an edge.
///
/// Simulated: keeps its values. Differs: the user can't make the gesture.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A recognizer of swipes.
///
/// Simulated: keeps its values. Differs: the user can't make the gesture.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
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
  /// The direction of the swipe.
  open var direction = Direction.right
  /// The number of fingers that it takes.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of two fingers that pinch.
///
/// Simulated: keeps its values. Differs: the user can't make the gesture.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale factor.
  open var scale: CGFloat = 1
  /// The speed of the pinch.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of two fingers that rotate.
///
/// Simulated: keeps its values. Differs: the user can't make the gesture.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle.
  open var rotation: CGFloat = 0
  /// The speed of the rotation.
  open var velocity: CGFloat { 0 }
}
