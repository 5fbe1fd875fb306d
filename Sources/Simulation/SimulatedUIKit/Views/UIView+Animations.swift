public import Foundation

extension UIView {
  /// The options of an animation.
  ///
  /// Simulated: the documented values. Differs: animations finish immediately, so none has an
  /// effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views can be touched during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation begins at the current state of another.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation repeats forever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// The animation also runs backwards.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// The animation has its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// The animation has its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Contents are redrawn during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// One view is hidden and the other is shown.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// No outer options are inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// The animation is slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// The animation is slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view flips from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// The options of a keyframe animation.
  ///
  /// Simulated: the documented values. Differs: animations finish immediately, so none has an
  /// effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views can be touched during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// The animation begins at the current state of another.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// The animation repeats forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// The animation also runs backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// The animation has its own duration, whatever the outer animation's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// The animation has its own options, whatever the outer animation's.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// The animation jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The animation moves linearly at a constant speed, whatever the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The animation moves along a curve at a constant speed, whatever the keyframes' times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// The animation moves linearly from keyframe to keyframe.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// The animation moves along a curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// The curve of an animation's speed.
  ///
  /// Simulated: the documented values.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  private struct Completion: @unchecked Sendable {
    // Called on the main queue, from which it comes.
    var call: (Bool) -> Void
  }

  private static func run(_ animations: () -> Void, then completion: ((Bool) -> Void)?) {
    animations()
    guard let completion else { return }
    let later = Completion(call: completion)
    DispatchQueue.main.async { later.call(true) }
  }

  /// Changes views in an animation.
  ///
  /// Simulated: the changes are made at once; the completion is called with `true` in the next turn
  /// of the main queue, regardless of duration and delay.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, then: completion) }
  /// Changes views in an animation.
  ///
  /// Simulated: as ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, then: completion) }
  /// Changes views in an animation.
  ///
  /// Simulated: as ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { run(animations, then: nil) }
  /// Changes views in an animation with a spring.
  ///
  /// Simulated: as ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, then: completion) }
  /// Changes views in an animation with keyframes.
  ///
  /// Simulated: as ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, then: completion) }
  /// Adds a keyframe to an animation.
  ///
  /// Simulated: the changes are made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  /// Changes the content of a view in an animation.
  ///
  /// Simulated: as ``animate(withDuration:delay:options:animations:completion:)``.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { run(animations ?? {}, then: completion) }
  /// Replaces a view with another in an animation.
  ///
  /// Simulated: at once; or one is hidden and the other shown, if the options say so.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    run(change, then: completion)
  }
  /// Changes views without an animation.
  ///
  /// Simulated: the changes are made at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
  /// Whether animations are enabled.
  ///
  /// Simulated: keeps the value of `setAnimationsEnabled(_:)`.
  public class var areAnimationsEnabled: Bool { animationsEnabled }
  /// Sets whether animations are enabled.
  ///
  /// Simulated: keeps its value; changes are made at once anyway.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }
  private static var animationsEnabled = true
}
