public import Foundation

/// An animation as an object.
///
/// Simulated: as `UIView.animate`: the changes are made at once when it starts, and completions are
/// called in the next turn of the main queue, regardless of duration and delay. Stopping and
/// finishing it call them as documented. Differs: no state in between is shown, and changes can't
/// be undone, so an animation doesn't run backwards.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Counts starts and stops, so that only the last start ends.
  private var turn = 0

  /// The duration.
  public let duration: TimeInterval
  /// The seconds until it begins.
  open private(set) var delay: TimeInterval = 0
  /// The speed of the animation.
  public let timingParameters: (any UITimingCurveProvider)?

  /// Makes an animation with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Makes an animation with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Makes an animation with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// Makes an animation with a speed.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }
  /// Starts an animation.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The stage: inactive, active, or stopped.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it is running.
  open private(set) var isRunning = false
  /// Whether it is to run backwards.
  ///
  /// Type-checks only: changes can't be undone.
  open var isReversed = false
  /// The part that is over: 0 before the start, and 1 from then on, unless it is set.
  open var fractionComplete: CGFloat = 0
  /// Whether it can be paused.
  ///
  /// Type-checks only: it always can.
  open var isInterruptible = true
  /// Whether a set part is independent of the curve.
  ///
  /// Type-checks only: no state in between is shown.
  open var scrubsLinearly = true
  /// Whether it stays active at its end.
  open var pausesOnCompletion = false
  /// Whether views can be touched during the animation.
  ///
  /// Type-checks only: it takes no time.
  open var isUserInteractionEnabled = true
  /// Whether touches are found by hand.
  ///
  /// Type-checks only: an animation takes no time.
  open var isManualHitTestingEnabled = false

  /// Adds changes; if it has started, they are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }
  /// Adds changes that begin later; they are made together with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Adds a closure to call at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits for the end, and returns the position.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { done in addCompletion { done.resume(returning: $0) } }
  }

  /// Starts the animation, or continues it.
  open func startAnimation() {
    guard state != .stopped else { return }
    state = .active
    isRunning = true
    fractionComplete = 1
    let changes = animations
    animations = []
    turn += 1
    let own = turn
    UIView.animate(withDuration: duration) {
      for change in changes { change() }
    } completion: { _ in
      guard own == self.turn else { return }
      self.isRunning = false
      if !self.pausesOnCompletion { self.end(at: .end) }
    }
  }
  /// Starts the animation after some seconds: here at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Pauses the animation; changes of one that hasn't started are made when it continues.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    turn += 1
    state = .active
    isRunning = false
  }
  /// Continues a paused animation.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Stops the animation: without finishing, it is inactive and no completion is called; otherwise
  /// `finishAnimation(at:)` must be called (documented).
  open func stopAnimation(_ withoutFinishing: Bool) {
    turn += 1
    isRunning = false
    animations = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Ends a stopped animation; completions are called with the position.
  ///
  /// Simulated: one that isn't stopped traps (documented).
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { preconditionFailure(AnimationWords.notStopped) }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}

/// The stage of an animation.
///
/// Simulated: the documented values.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The position at which an animation ends.
///
/// Simulated: the documented values.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be started and stopped.
///
/// Simulated: see UIViewPropertyAnimator.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The stage.
  var state: UIViewAnimatingState { get }
  /// Whether it is running.
  var isRunning: Bool { get }
  /// Whether it is to run backwards.
  var isReversed: Bool { get set }
  /// The part that is over.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation.
  func startAnimation()
  /// Starts the animation after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
///
/// Simulated: see UIViewPropertyAnimator.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure to call at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Waits for the end, and returns the position.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { done in addCompletion { done.resume(returning: $0) } }
  }
}
