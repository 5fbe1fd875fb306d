public import Foundation
public import SimulatedFoundation

/// A controller that manages a view, and in an extension the request that it came with.
///
/// Simulated: loading, appearing, layout, containment and presentation in the documented order; as
/// an extension's principal class it has its `extensionContext` by the time the view loads.
/// Differs: nothing is animated, the device isn't turned, and state isn't restored: members for
/// these only keep their values.
@preconcurrency @MainActor open class UIViewController: UIResponder, TraitRegistering {
  let traitRegistrations = TraitRegistrations()
  private var loadedView: UIView?
  private var context: NSExtensionContext?
  var state = ControllerState()

  /// Makes a controller; its view comes from the nib of that name, if the bundle has one.
  ///
  /// Simulated: keeps both. Differs: a missing nib gives a plain view, even if it was named.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    setUp()
  }

  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; the archive is read only when it comes from a storyboard.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    setUp()
  }

  /// The name of the nib with the view.
  public let nibName: String?

  /// The bundle with the nib.
  public let nibBundle: Bundle?

  /// The title.
  open var title: String? {
    didSet {
      state.navigationItem?.titleFollows(title)
      state.tabBarItem?.title = title
      navigationController?.titlesChanged()
    }
  }

  /// The request's context; `nil` outside an extension.
  open var extensionContext: NSExtensionContext? { context ?? parent?.extensionContext }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; it is loaded when it is first requested.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      if let loadedView { return loadedView }
      preconditionFailure("loadView() of \(type(of: self)) set no view")
    }
    set {
      if loadedView?.controller === self { loadedView?.controller = nil }
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The controller that presented this one, or its view's superview.
  open override var next: UIResponder? {
    state.presenting ?? loadedView?.superview ?? parent ?? UIApplication.running
  }

  /// Makes the view; override it to make your own.
  open func loadView() {
    if let made = state.makeView?(self) { return view = made }
    if loadNib() { return }
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Loads the view if it isn't loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    state.isLoading = true
    defer { state.isLoading = false }
    loadView()
    state.connect?()
    viewDidLoad()
  }

  /// Called when the controller was made from a storyboard.
  open func awakeFromNib() {}

  /// Called when the view is loaded.
  open func viewDidLoad() {}

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its place and about to become visible, between the other two.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  ///
  /// Simulated: when a controller is dismissed, popped, or covered by a full screen. Differs: an
  /// extension's process ends with its view on the screen, without this call.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  ///
  /// Simulated: as `viewWillDisappear(_:)`.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the view's constraints are to be updated; call `super`.
  open func updateViewConstraints() {}

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called when the view's size is about to change.
  ///
  /// Simulated: when a Today widget is given another size (observed). Differs: the device isn't turned.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when the traits are about to change.
  ///
  /// Type-checks only: they don't change while a process runs.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called when memory is low.
  ///
  /// Type-checks only: the device ends processes without warning them.
  open func didReceiveMemoryWarning() {}

  /// Called when a child asks for another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when layout has changed a child's size.
  ///
  /// Type-checks only: it isn't called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size that a child gets.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the view would like to have.
  ///
  /// Simulated: keeps its value and tells the parent; the Today view takes a widget's height from
  /// it. Differs: other hosts ignore it.
  open var preferredContentSize = CGSize.zero {
    didSet {
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      state.sizeChanged?()
    }
  }

  // MARK: Containment

  /// The child controllers.
  open var children: [UIViewController] { state.children }

  /// The controller that contains this one.
  open var parent: UIViewController? { state.parent }

  /// Adds a child controller; it is told that it will move.
  open func addChild(_ childController: UIViewController) {
    guard childController.state.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    state.children.append(childController)
    childController.state.parent = self
  }

  /// Removes the controller from its parent; it is told that it has moved.
  open func removeFromParent() {
    guard let parent = state.parent else { return }
    parent.state.children.removeAll { $0 === self }
    state.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets a parent, or loses it.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the controller has got a parent, or lost it.
  open func didMove(toParent parent: UIViewController?) { parent?.adoptAppearance() }

  /// Whether children are told that they appear when this controller does.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? willAppear(animated) : willDisappear(animated)
  }

  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() { finishAppearance() }

  // MARK: Presentation

  /// The controller that was presented by this one, or by one that contains it.
  open var presentedViewController: UIViewController? {
    state.presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one, or one that contains it.
  open var presentingViewController: UIViewController? {
    state.presenting ?? parent?.presentingViewController
  }

  /// Presents another controller over this one.
  ///
  /// Simulated: the other's view is loaded and appears; a UIActivityViewController opens the share
  /// sheet. While the view is being loaded, or something else is presented, the only effect is a
  /// line in the log (observed). Differs: there is no animation; the handler is called before this
  /// returns.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, over: self, animated: flag, completion: completion)
  }

  /// Dismisses what this controller has presented, or else this controller.
  ///
  /// Simulated: the view that disappears is told before and after. Differs: there is no animation;
  /// the handler is called before this returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The animation with which it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user is prevented from dismissing it by pulling it down.
  ///
  /// Simulated: for a presented controller, for visible controllers inside it (as in Apple's own
  /// sample), and for an extension's interface in its host's sheet.
  open var isModalInPresentation = false

  /// Whether it controls the status bar although it doesn't fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether what is presented in the current context covers this controller.
  open var definesPresentationContext = false

  /// Whether its own transition style is used for presentations in its context.
  open var providesPresentationContextTransitionStyle = false

  /// The object that makes the animations of a presentation.
  ///
  /// Type-checks only: it isn't asked.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Shows a controller in the way that suits this controller's container.
  ///
  /// Simulated: it is pushed in a navigation controller, and presented elsewhere.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the detail in this controller's container.
  ///
  /// Simulated: as `show(_:sender:)` on a phone.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Segues

  /// Performs the segue of an identifier.
  ///
  /// Simulated: as documented, a request by code doesn't ask `shouldPerformSegue`; an identifier
  /// that the storyboard lacks traps.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    state.perform(identifier, from: self, sender: sender)
  }

  /// Returns whether to perform a segue that the user has started.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, when the destination already exists.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: The bars, the status bar, turning

  /// The controller's item in a navigation bar.
  open var navigationItem: UINavigationItem { state.navigationItem(for: self) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's item in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { state.tabBarItem(for: self) }
    set { state.tabBarItem = newValue }
  }

  /// The controller's items in a toolbar.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.titlesChanged() }
  }

  /// Sets the controller's items in a toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether a tab bar is hidden when the controller is pushed.
  open var hidesBottomBarWhenPushed = false

  /// Whether the controller's content can be edited.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the controller's content can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    state.isEditing = editing
    state.editButton?.showsEditing(editing)
  }

  /// The look of the status bar.
  ///
  /// Type-checks only: no status bar is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden.
  ///
  /// Type-checks only: no status bar is drawn.
  open var prefersStatusBarHidden: Bool { false }

  /// The way in which the status bar goes and comes.
  ///
  /// Type-checks only: no status bar is drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides about the look of the status bar.
  ///
  /// Type-checks only: no status bar is drawn.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides about hiding the status bar.
  ///
  /// Type-checks only: no status bar is drawn.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the home indicator is hidden.
  ///
  /// Type-checks only: no home indicator is drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Whether the view turns with the device.
  ///
  /// Type-checks only: the device isn't turned.
  open var shouldAutorotate: Bool { true }

  /// The supported orientations.
  ///
  /// Type-checks only: the device isn't turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The preferred orientation for a presentation.
  ///
  /// Type-checks only: the device isn't turned.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the keyboard stays when a field in it stops being edited.
  ///
  /// Simulated: `true` for a form sheet (documented). Differs: the system's keyboard isn't shown.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The edges where the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether it extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether scroll views keep clear of bars automatically.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The additional insets of the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setNeedsLayout() }
  }

  /// The style of the view: light, dark, or the device's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { styleChanged(from: oldValue) }
  }

  /// The name under which state is restored.
  open var restorationIdentifier: String?

  /// The class that makes the controller when state is restored.
  open var restorationClass: AnyClass?

  /// Returns whether the controller takes the actions of an unwind segue.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  /// Called when the traits have changed: when the style is overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the environment that shows the controller.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// Receives the request; override it to be called before the view loads, and call `super`.
  open func beginRequest(with context: NSExtensionContext) { self.context = context }
}

extension UIViewController {
  private func setUp() { ListedMethods.list() }
}
