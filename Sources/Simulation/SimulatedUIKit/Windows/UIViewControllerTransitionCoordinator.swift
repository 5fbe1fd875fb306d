public import Foundation

/// What is known of a change that is under way.
///
/// Simulated: nothing takes time, so a change is over when it begins.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Seconds that it takes.
  var transitionDuration: TimeInterval { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// The view that everything is in.
  var containerView: UIView { get }
}

/// Runs animations beside a change.
///
/// Simulated: the animations run at once, and the completion is called after them.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations beside the change.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations beside the change.
  ///
  /// Simulated: as the requirement.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change that finishes immediately.
@MainActor final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  init(in view: UIView) {
    containerView = view
    super.init()
  }
  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}
