public import Foundation

/// A change over time.
///
/// Simulated: keeps its values; when it is added to a layer it ends in the next turn of the main
/// queue, and its delegate is told. Differs: nothing moves, and the layer keeps the animation
/// itself, not a copy.
open class CAAnimation: NSObject {
  /// Makes an animation.
  public required override init() { super.init() }
  /// The delegate, told of the start and the end; it is kept as long as the animation (documented).
  open var delegate: (any CAAnimationDelegate)?
  /// The curve of its speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer drops it when it is over.
  open var isRemovedOnCompletion = true
  /// The duration in seconds.
  open var duration: CFTimeInterval = 0
  /// The time at which it begins.
  open var beginTime: CFTimeInterval = 0
  /// The offset in its own time at which it begins.
  open var timeOffset: CFTimeInterval = 0
  /// The speed of its time.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The seconds for which it is repeated.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it also runs backwards.
  open var autoreverses = false
  /// What it shows before and after it runs.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Begins and ends in the next turn of the main queue.
  ///
  /// - Parameter finish: Makes the layer forget the animation; `false` if it has been removed
  ///   already.
  func run(_ finish: @escaping () -> Bool) {
    let run = Run(animation: self, finish: finish)
    DispatchQueue.main.async {
      let isFinished = run.finish()
      if isFinished { run.animation.delegate?.animationDidStart(run.animation) }
      run.animation.delegate?.animationDidStop(run.animation, finished: isFinished)
    }
  }

  private struct Run: @unchecked Sendable {
    // Passed to the main queue for good; layers are changed there.
    var animation: CAAnimation
    var finish: () -> Bool
  }
}

/// A time in seconds.
///
/// Simulated: no known difference.
public typealias CFTimeInterval = Double

/// A delegate that is told of an animation's start and end.
///
/// Simulated: both calls, one after the other; for an animation that was removed earlier only the
/// second call, as not finished. Differs: no time passes in between.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What an animation shows before and after it runs.
///
/// Simulated: keeps its value.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The final values stay.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial values are shown before it runs.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial values are shown before, and the final values stay.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect outside its time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The curve of an animation's speed.
///
/// Simulated: keeps its curve; the named ones are documented. Differs: it has no effect, since
/// nothing moves.
open class CAMediaTimingFunction: NSObject {
  /// The inner points of the curve from (0, 0) to (1, 1).
  private var inner: [Float] = []

  /// Makes one of the named functions.
  public init(name: CAMediaTimingFunctionName) {
    super.init()
    inner = name.inner
  }
  /// Makes a curve from its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    super.init()
    inner = [c1x, c1y, c2x, c2y]
  }

  /// Writes the coordinates of one of the curve's four points; the outer ones are (0, 0) and (1,
  /// 1).
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + inner + [1, 1]
    guard idx >= 0, idx * 2 + 1 < all.count else { return }
    ptr[0] = all[idx * 2]
    ptr[1] = all[idx * 2 + 1]
  }
}

extension CAMediaTimingFunctionName {
  fileprivate var inner: [Float] {
    switch self {
    case .linear: [0, 0, 1, 1]
    case .easeIn: [0.42, 0, 1, 1]
    case .easeOut: [0, 0, 0.58, 1]
    case .easeInEaseOut: [0.42, 0, 0.58, 1]
    default: [0.25, 0.1, 0.25, 1]
    }
  }
}

/// The name of a timing function.
///
/// Simulated: keeps its value; ``CAMediaTimingFunction`` has the curve. Differs: a name that Apple
/// doesn't have means the default.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
