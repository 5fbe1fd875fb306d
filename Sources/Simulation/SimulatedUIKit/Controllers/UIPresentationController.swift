public import Foundation

/// An object that directs the presentation of a controller.
///
/// Simulated: it knows both controllers and keeps its values; its own methods are called before and
/// after a presentation. Differs: it neither animates nor arranges views.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController

  private weak var presenter: UIViewController?
  let style: UIModalPresentationStyle

  /// The delegate, which is told of dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes an object for a presentation.
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

  /// The presentation style of the controller.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The presentation style where there is little room.
  ///
  /// Type-checks only: presentations don't adapt, and it isn't asked.
  open var adaptivePresentationStyle: UIModalPresentationStyle { style }

  /// The view that contains the presentation.
  open var containerView: UIView? { presentedView?.superview }

  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The final place of the presented view.
  open var frameOfPresentedViewInContainerView: CGRect { presentedView?.frame ?? .zero }

  /// Whether the presenting view is removed.
  open var shouldRemovePresentersView: Bool { style == .fullScreen }

  /// Called before the presentation.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out its views.
  ///
  /// Type-checks only: there is no separate container view.
  open func containerViewWillLayoutSubviews() {}

  /// Called when the container has laid out its views.
  ///
  /// Type-checks only: there is no separate container view.
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

/// A delegate that is told of dismissals by the user, and asked how a presentation adapts.
///
/// Simulated: the four calls about dismissals, when the user pulls a sheet down. Differs:
/// presentations don't adapt.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the presentation style where there is little room.
  ///
  /// Type-checks only: presentations don't adapt.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the presentation style for other traits.
  ///
  /// Type-checks only: presentations don't adapt.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns another controller for another style.
  ///
  /// Type-checks only: presentations don't adapt.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Returns whether the user may dismiss what is presented.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the user dismisses what is presented.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed what was presented.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss what is presented, but may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Asks for no other style.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.presentationStyle }
  /// Asks the shorter question.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Asks for no other controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Allows it.
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
