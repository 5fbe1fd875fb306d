public import Foundation

/// A change over time.
///
/// Simulated: keeps its values; added to a layer it is over at once, and its delegate is told.
/// Differs: nothing moves.
open class CAAnimation: NSObject {
  /// Makes an animation.
  public required override init() { super.init() }
  /// Told of the start and the end.
  open var delegate: (any CAAnimationDelegate)?
  /// How time runs within it.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it goes from the layer when it is over.
  open var isRemovedOnCompletion = true
  /// Seconds that it lasts.
  open var duration: CFTimeInterval = 0
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// Where in its own time it begins.
  open var timeOffset: CFTimeInterval = 0
  /// How fast its time runs.
  open var speed: Float = 1
  /// How often it runs.
  open var repeatCount: Float = 0
  /// Seconds for which it is repeated.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back as well.
  open var autoreverses = false
  /// What it shows before and after.
  open var fillMode = CAMediaTimingFillMode.removed

  func runAtOnce() {
    guard let delegate else { return }
    let run = Run(animation: self, delegate: delegate)
    DispatchQueue.main.async {
      run.delegate.animationDidStart(run.animation)
      run.delegate.animationDidStop(run.animation, finished: true)
    }
  }

  private struct Run: @unchecked Sendable {
    // Handed to the main queue for good; layers are changed there.
    var animation: CAAnimation
    var delegate: any CAAnimationDelegate
  }
}

/// Seconds.
///
/// Simulated: no known difference.
public typealias CFTimeInterval = Double

/// Told of an animation's start and end.
///
/// Simulated: both calls, one after the other. Differs: no time passes in between.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What an animation shows before and after.
///
/// Simulated: keeps its value.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning is shown before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How time runs within an animation.
///
/// Simulated: keeps its values. Differs: nothing moves by it.
open class CAMediaTimingFunction: NSObject {
  /// Makes one of the named functions.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// Makes a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// The name of a timing function.
///
/// Simulated: keeps its value.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system does.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
