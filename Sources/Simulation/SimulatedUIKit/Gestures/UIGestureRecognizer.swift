public import Foundation
public import SimulatedFoundation

/// Knows a gesture and tells its targets.
///
/// Simulated: a tap by the user; targets are told as with controls. Differs: other gestures aren't
/// made by the user.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The same as ``ended``.
    public static var recognized: State { .ended }
  }

  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }
  private var targets: [Target] = []
  private var place = CGPoint.zero

  /// Makes a recognizer that tells nobody.
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Makes a recognizer that tells a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Makes a recognizer; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// Tells a target as well.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }
  /// Tells a target no more; with `nil` any target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.object === target as AnyObject?)
        && (action == nil || entry.action == action)
    }
  }

  /// How far the gesture is.
  open var state = State.possible
  /// The view whose gestures it knows.
  open internal(set) weak var view: UIView?
  /// Whether it looks for the gesture.
  open var isEnabled = true
  /// Asked whether to look.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view's touches end when the gesture is known.
  open var cancelsTouchesInView = true
  /// Whether the view is told of touches only when there is no gesture.
  open var delaysTouchesBegan = false
  /// Whether the view is told of the end only when there is no gesture.
  open var delaysTouchesEnded = true
  /// A name for the program's own use.
  open var name: String?
  /// How many fingers touch.
  open var numberOfTouches: Int { state == .ended ? 1 : 0 }

  /// Where the gesture is in a view.
  open func location(in view: UIView?) -> CGPoint { UIView.from(screen: place, to: view) }
  /// Where one of the fingers is in a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// Waits until another gesture hasn't come.
  ///
  /// Type-checks only: gestures don't come together.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Called when the gesture is over; override it to set values back.
  open func reset() {}

  /// Whether view and delegate let it begin; a view that is the delegate is asked once.
  private var mayBegin: Bool {
    let isViews = (delegate as AnyObject?) === view
    return (isViews || view?.gestureRecognizerShouldBegin(self) ?? true)
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Makes the gesture; what a scene's user does.
  ///
  /// - Parameter place: Where it is, on the screen.
  package func recognize(at place: CGPoint) {
    guard isEnabled, receivesTouch(at: place), mayBegin else { return }
    self.place = place
    state = .ended
    for target in targets {
      guard let object = target.object as? NSObject else { continue }
      object.perform(target.action, with: self)
    }
    reset()
    state = .possible
  }

  private func receivesTouch(at place: CGPoint) -> Bool {
    guard let view, let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: UITouch(view: view, place: place))
  }
}

/// Asked whether gestures are to be looked for.
///
/// Simulated: asked whether a touch counts, and then whether to begin.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a touch counts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether two gestures may come together.
  ///
  /// Type-checks only: there is one touch at a time, and one gesture takes it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether this gesture waits for another.
  ///
  /// Type-checks only: there is one touch at a time, and one gesture takes it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one.
  ///
  /// Type-checks only: there is one touch at a time, and one gesture takes it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// It counts.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It doesn't.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It doesn't.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
