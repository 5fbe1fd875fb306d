public import Foundation

/// Directs the presentation of a controller.
///
/// Simulated: it knows both controllers and keeps its values; its own calls come before and behind
/// a presentation. Differs: it neither animates nor arranges views.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController

  private weak var presenter: UIViewController?
  let style: UIModalPresentationStyle

  /// Told of dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes one for a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presenter ?? presentedViewController
  }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// How it is presented where there is little room.
  ///
  /// Type-checks only: nothing adapts, and it isn't asked.
  open var adaptivePresentationStyle: UIModalPresentationStyle { style }

  /// The view with the presentation.
  open var containerView: UIView? { presentedView?.superview }

  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the view that is presented comes to stand.
  open var frameOfPresentedViewInContainerView: CGRect { presentedView?.frame ?? .zero }

  /// Whether the view that presents is taken away.
  open var shouldRemovePresentersView: Bool { style == .fullScreen }

  /// Called before the presentation.
  open func presentationTransitionWillBegin() {}

  /// Called behind the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called behind the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out its views.
  ///
  /// Type-checks only: there is no container view of its own.
  open func containerViewWillLayoutSubviews() {}

  /// Called when the container has laid out its views.
  ///
  /// Type-checks only: there is no container view of its own.
  open func containerViewDidLayoutSubviews() {}

  static func make(for controller: UIViewController) -> UIPresentationController {
    switch controller.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(
        presentedViewController: controller, presenting: controller.presentingViewController)
    case .popover:
      UIPopoverPresentationController(
        presentedViewController: controller, presenting: controller.presentingViewController)
    default:
      UIPresentationController(
        presentedViewController: controller, presenting: controller.presentingViewController)
    }
  }
}

/// Told of dismissals by the user, and asked how a presentation adapts.
///
/// Simulated: the four calls about dismissals, when the user pulls a sheet down. Differs: nothing
/// adapts.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How the presentation looks where there is little room.
  ///
  /// Type-checks only: nothing adapts.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// How the presentation looks with other traits.
  ///
  /// Type-checks only: nothing adapts.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Another controller for another style.
  ///
  /// Type-checks only: nothing adapts.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether the user may dismiss what is presented.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// The user dismisses what is presented.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed what was presented.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user wanted to dismiss what is presented, and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Says that no other style is wished for.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.presentationStyle }
  /// Asks the shorter question.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Says that no other controller is wished for.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Says that the user may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
