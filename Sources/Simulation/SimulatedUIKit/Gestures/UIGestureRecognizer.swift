public import Foundation
public import SimulatedFoundation

/// An object that recognizes a gesture and tells its targets.
///
/// Simulated: a tap or a long press by the user; targets are told as with controls. Differs: the
/// user can't make other gestures.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The stage of a gesture.
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
  /// Called after the targets, for frameworks that have no methods to be called.
  package var whenRecognized: ((CGPoint) -> Void)?

  /// Makes a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Makes a recognizer that tells a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Makes a recognizer; the archive is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a target.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }
  /// Removes a target; `nil` stands for any target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.object === target as AnyObject?)
        && (action == nil || entry.action == action)
    }
  }

  /// The stage of the gesture.
  open var state = State.possible
  /// The view in which it recognizes gestures.
  open internal(set) weak var view: UIView?
  /// Whether it is enabled.
  open var isEnabled = true
  /// The delegate, which is asked whether to recognize gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view learns of touches only when there is no gesture.
  open var delaysTouchesBegan = false
  /// Whether the view learns of a touch's end only when there is no gesture.
  open var delaysTouchesEnded = true
  /// A name for the program's own use.
  open var name: String?
  /// The number of touching fingers.
  open var numberOfTouches: Int { state == .ended ? 1 : 0 }

  /// Returns the place of the gesture in a view.
  open func location(in view: UIView?) -> CGPoint { UIView.from(screen: place, to: view) }
  /// Returns the place of one of the fingers in a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// Waits until another gesture has failed.
  ///
  /// Type-checks only: gestures never compete.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Called when the gesture is over; override it to reset values.
  open func reset() {}

  /// Whether view and delegate let it begin; a view that is also the delegate is asked once.
  private var mayBegin: Bool {
    let isViews = (delegate as AnyObject?) === view
    return (isViews || view?.gestureRecognizerShouldBegin(self) ?? true)
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Makes the gesture, as the user in a scene does.
  ///
  /// - Parameter place: The place of the gesture on the screen.
  package func recognize(at place: CGPoint) { _ = recognize(at: place, in: [.ended]) }

  /// Makes a gesture of several stages; `false` if it isn't recognized.
  func recognize(at place: CGPoint, in stages: [State]) -> Bool {
    guard isEnabled, receivesTouch(at: place), mayBegin else { return false }
    self.place = place
    for stage in stages {
      state = stage
      for target in targets {
        guard let object = target.object as? NSObject else { continue }
        object.perform(target.action, with: self)
      }
    }
    whenRecognized?(place)
    reset()
    state = .possible
    return true
  }

  private func receivesTouch(at place: CGPoint) -> Bool {
    guard let view, let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: UITouch(view: view, place: place))
  }
}

/// A delegate that is asked whether to recognize gestures.
///
/// Simulated: asked whether a touch counts, and then whether to begin.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether a touch counts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether two gestures may be recognized together.
  ///
  /// Type-checks only: there is one touch at a time, for one gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether this gesture waits for another to fail.
  ///
  /// Type-checks only: there is one touch at a time, for one gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another gesture waits for this one to fail.
  ///
  /// Type-checks only: there is one touch at a time, for one gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Allows it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Allows it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Forbids it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
