public import Foundation

/// The information about a transition that is under way.
///
/// Simulated: transitions take no time, so they are over when they begin.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The view that contains everything.
  var containerView: UIView { get }
}

/// An object that runs animations alongside a transition.
///
/// Simulated: the animations run at once, and the completion is called after them.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations alongside the transition.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition.
  ///
  /// Simulated: as the requirement.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition that finishes immediately.
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
