public import Foundation

/// A change of one property.
///
/// Simulated: as ``CAAnimation``.
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  /// The property's name.
  open var keyPath: String?
  /// Whether it is added to the existing value.
  open var isAdditive = false
  /// Whether each repetition continues where the last one ended.
  open var isCumulative = false
}

/// A change from one value to another.
///
/// Simulated: as ``CAAnimation``.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The value that is added.
  open var byValue: Any?
}

/// A change that moves like a spring.
///
/// Simulated: as ``CAAnimation``.
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial speed.
  open var initialVelocity: CGFloat = 0
}

/// A change through several values.
///
/// Simulated: as ``CAAnimation``.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The time at which each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// Several animations at once.
///
/// Simulated: as ``CAAnimation``.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change from one state of a layer to the next.
///
/// Simulated: as ``CAAnimation``.
open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = CATransitionType.fade
  /// Its direction.
  open var subtype: CATransitionSubtype?
}

/// The kind of a transition.
///
/// Simulated: keeps its value.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old content fades into the new.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away and reveals the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
///
/// Simulated: keeps its value.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A group of changes to layers.
///
/// Simulated: the completion block is called in the next turn of the main queue after `commit()`.
/// Differs: changes take effect at once, so durations mean nothing.
open class CATransaction: NSObject {
  private struct Open: @unchecked Sendable {
    // Layers are only changed on the main queue.
    var block: (() -> Void)?
  }
  nonisolated(unsafe) private static var open: [Open] = []

  /// Begins a group.
  open class func begin() { open.append(Open()) }
  /// Ends a group.
  open class func commit() {
    guard let last = open.popLast(), last.block != nil else { return }
    DispatchQueue.main.async { last.block?() }
  }
  /// Sets the closure that is called when the group's animations are over.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if open.isEmpty {
      let implicit = Open(block: block)
      DispatchQueue.main.async { implicit.block?() }
    } else {
      open[open.count - 1].block = block
    }
  }
  /// Sets whether changes to layers are made without animation.
  ///
  /// Type-checks only: nothing is animated.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of animated changes.
  ///
  /// Type-checks only: nothing is animated.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Sets the timing curve of animated changes.
  ///
  /// Type-checks only: nothing is animated.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Applies pending changes.
  ///
  /// Type-checks only: they take effect at once.
  open class func flush() {}
}

/// Seconds since the machine was started.
///
/// Simulated: no known difference.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
