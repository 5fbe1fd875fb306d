public import Foundation

/// Makes the animations of presentations, and what directs them.
///
/// Simulated: asked what directs the presentation of a controller with the style `.custom`
/// (documented). Differs: nothing is animated.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animation of a presentation.
  ///
  /// Type-checks only: nothing is animated, and it isn't asked.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation of a dismissal.
  ///
  /// Type-checks only: nothing is animated, and it isn't asked.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// What directs the presentation.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Has none.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Has none.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  /// Has none.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates the way from one controller to another.
///
/// Type-checks only: nothing is animated, and it isn't asked.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// What an animation between controllers knows.
///
/// Type-checks only: nothing is animated.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that holds both.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Says that the animation is over.
  func completeTransition(_ didComplete: Bool)
}
