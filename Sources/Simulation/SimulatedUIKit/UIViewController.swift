public import Foundation
public import SimulatedFoundation

/// Manages a view, and in an extension the request that it came with.
///
/// Simulated: loading and appearing in the documented order; as an extension's principal class it
/// has its `extensionContext` by the time the view loads. Differs: containment,
/// rotation and storyboards aren't made yet.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var context: NSExtensionContext?

  /// Makes a controller; both arguments are ignored, for there are no nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String?

  /// The request's context; `nil` outside an extension.
  open var extensionContext: NSExtensionContext? { context }

  /// The view; it is loaded when it is first asked for.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      if let loadedView { return loadedView }
      preconditionFailure("loadView() of \(type(of: self)) set no view")
    }
    set {
      loadedView = newValue
      newValue.controller = self
    }
  }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view's superview.
  open override var next: UIResponder? { loadedView?.superview ?? UIApplication.running }

  /// Makes the view; override it to make your own.
  open func loadView() { view = UIView() }

  /// Loads the view if it isn't loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called when the view is loaded.
  open func viewDidLoad() {}

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view goes.
  ///
  /// Simulated: when a presented controller is dismissed. Differs: an extension's process ends with
  /// its view up, without this call.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is gone.
  ///
  /// Simulated: as `viewWillDisappear(_:)`.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The controller that this one has presented.
  ///
  /// Simulated: set by `present(_:animated:completion:)`, cleared by `dismiss(animated:completion:)`.
  open private(set) var presentedViewController: UIViewController?

  /// The controller that presented this one.
  ///
  /// Simulated: as ``presentedViewController``, seen from the other side.
  open private(set) weak var presentingViewController: UIViewController?

  /// Shows another controller over this one.
  ///
  /// Simulated: the other's view is loaded and appears; a UIActivityViewController opens the share
  /// sheet. Differs: there is no animation; the handler is called before this returns.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear()
    (viewControllerToPresent as? UIActivityViewController)?.openSheet()
    completion?()
  }

  /// Takes away what this controller has presented, or else this controller.
  ///
  /// Simulated: the view that goes is told before and after. Differs: there is no animation; the
  /// handler is called before this returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let shown = presentedViewController else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: flag, completion: completion)
      } else {
        completion?()
      }
      return
    }
    shown.viewWillDisappear(flag)
    presentedViewController = nil
    shown.presentingViewController = nil
    shown.viewDidDisappear(flag)
    completion?()
  }

  /// Takes the request; override it to be told before the view loads, and call `super`.
  open func beginRequest(with context: NSExtensionContext) { self.context = context }
}

// The system calls it on the main queue, as on iOS; the protocol itself names no actor.
extension UIViewController: @preconcurrency NSExtensionRequestHandling {}

extension UIViewController: ExtensionScreen {
  package func appear() {
    if UIApplication.running == nil { UIApplication.running = UIApplication(isApp: false) }
    loadViewIfNeeded()
    viewWillAppear(true)
    viewDidAppear(true)
  }
}
