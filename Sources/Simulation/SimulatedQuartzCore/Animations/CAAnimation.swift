public import Foundation

/// A change over time.
///
/// Simulated: keeps its values; added to a layer it is over on the next turn of the main queue, and its
/// delegate is told. Differs: nothing moves, and the layer keeps it itself, not a copy.
open class CAAnimation: NSObject {
  /// Makes an animation.
  public required override init() { super.init() }
  /// Told of the start and the end; kept as long as the animation is (documented).
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

  /// Begins and ends on the next turn of the main queue.
  ///
  /// - Parameter finish: Has the layer forget the animation; `false` where it has been removed already.
  func run(_ finish: @escaping () -> Bool) {
    let run = Run(animation: self, finish: finish)
    DispatchQueue.main.async {
      let isFinished = run.finish()
      if isFinished { run.animation.delegate?.animationDidStart(run.animation) }
      run.animation.delegate?.animationDidStop(run.animation, finished: isFinished)
    }
  }

  private struct Run: @unchecked Sendable {
    // Handed to the main queue for good; layers are changed there.
    var animation: CAAnimation
    var finish: () -> Bool
  }
}

/// Seconds.
///
/// Simulated: no known difference.
public typealias CFTimeInterval = Double

/// Told of an animation's start and end.
///
/// Simulated: both calls, one after the other; of an animation that was removed before only the second
/// one, and that isn't finished. Differs: no time passes in between.
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
/// Simulated: keeps its curve; those with names are the documented ones. Differs: nothing moves by it.
open class CAMediaTimingFunction: NSObject {
  /// The inner points of the curve from (0, 0) to (1, 1).
  private var inner: [Float] = []

  /// Makes one of the named functions.
  public init(name: CAMediaTimingFunctionName) {
    super.init()
    inner = name.inner
  }
  /// Makes a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    super.init()
    inner = [c1x, c1y, c2x, c2y]
  }

  /// Writes the two numbers of one of the curve's four points; those at the ends are (0, 0) and (1, 1).
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
/// Simulated: keeps its value; ``CAMediaTimingFunction`` has the curve. Differs: a name that Apple doesn't
/// have is that of the default.
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
