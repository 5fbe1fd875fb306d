public import Foundation

extension UIView {
  /// How animations run.
  ///
  /// Simulated: the documented values. Differs: animations finish immediately, so none matters.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views inside are laid out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins from where another is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Back as well.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// With its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// With its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Contents are drawn anew meanwhile.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// One is hidden and the other shown.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// With none of the outer options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Slowly at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page goes up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page comes down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation with steps runs.
  ///
  /// Simulated: the documented values. Differs: animations finish immediately, so none matters.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views inside are laid out with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Begins from where another is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Back as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// It lasts as long as it says, whatever one around it says.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// It goes by its own options, whatever one around it says.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// From step to step at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight and at one speed, whatever the steps' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In a curve and at one speed, whatever the steps' times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Straight from step to step.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// In a curve through the steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// How an animation's time runs.
  ///
  /// Simulated: the documented values.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  private struct Completion: @unchecked Sendable {
    // Called on the main queue, where it comes from.
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
  /// Simulated: the changes are made at once; the completion is called with `true` on the next turn
  /// of the main queue, whatever duration and delay are.
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
  /// Changes views in an animation like that of a spring.
  ///
  /// Simulated: as ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, then: completion) }
  /// Changes views in an animation with steps.
  ///
  /// Simulated: as ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, then: completion) }
  /// Adds a step to an animation with steps.
  ///
  /// Simulated: the changes are made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  /// Changes what is inside a view in an animation.
  ///
  /// Simulated: as ``animate(withDuration:delay:options:animations:completion:)``.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { run(animations ?? {}, then: completion) }
  /// Replaces a view by another in an animation.
  ///
  /// Simulated: at once, or one is hidden and the other shown where the options say so.
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
  /// Whether animations are made.
  ///
  /// Simulated: keeps what `setAnimationsEnabled(_:)` said.
  public class var areAnimationsEnabled: Bool { animationsEnabled }
  /// Says whether animations are made.
  ///
  /// Simulated: keeps its value; changes are made at once anyway.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }
  private static var animationsEnabled = true
}
