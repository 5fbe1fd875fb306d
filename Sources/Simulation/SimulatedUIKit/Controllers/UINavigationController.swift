public import Foundation

/// A controller that shows the top of a stack of controllers, with a bar above it that leads back.
///
/// Simulated: the stack, the bar with the top controller's title and buttons, and the calls about
/// appearing and disappearing. Differs: nothing is animated; a bar with a large title is as high as
/// one with a small title.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// A change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A controller is pushed.
    case push
    /// A controller is popped.
    case pop
  }

  private let bar: UINavigationBar
  private let tools: UIToolbar
  private var stack: [UIViewController] = []

  /// Makes a stack with a first controller.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    tools = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    bar.container = self
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes an empty stack with bars of other classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      (navigationBarClass as? UINavigationBar.Type)?.init(coder: NoArchive.coder)
      ?? UINavigationBar()
    tools = (toolbarClass as? UIToolbar.Type)?.init(coder: NoArchive.coder) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    bar.container = self
  }

  /// Makes an empty stack; both arguments are kept.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    tools = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.container = self
  }

  /// Makes an empty stack; the archive is read only when it comes from a storyboard.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    tools = UIToolbar()
    super.init(coder: coder)
    bar.container = self
  }

  /// The delegate, which is told of controllers that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the controllers.
  open var navigationBar: UINavigationBar { bar }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below the controllers.
  open var toolbar: UIToolbar! { tools }

  /// The controllers from the first to the one on top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the top one, or what it presents.
  open var visibleViewController: UIViewController? { state.presented ?? topViewController }

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false { didSet { refresh() } }

  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true { didSet { refresh() } }

  /// Whether the bars hide when the content is scrolled.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides and shows the bars.
  open var hidesBarsOnTap = false
  /// Whether the bars hide when the keyboard comes up.
  open var hidesBarsWhenKeyboardAppears = false

  /// The gesture that leads back from the left edge.
  ///
  /// Type-checks only: the user goes back by the bar's button.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Sets whether the navigation bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Sets whether the toolbar is hidden.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      preconditionFailure("\(type(of: viewController)) is on the navigation stack already")
    }
    replace(by: stack + [viewController], animated: animated)
  }

  /// Pops the top controller; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    replace(by: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Pops all controllers above a certain one.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let gone = Array(stack[(index + 1)...])
    replace(by: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Pops all controllers except the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets all controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replace(by: viewControllers, animated: animated)
  }

  /// Makes the view, with its bars and the top controller.
  open override func loadView() {
    view = NavigationView(frame: UIScreen.main.bounds, controller: self)
    refresh()
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The controller that decides about the status bar.
  ///
  /// Type-checks only: no status bar is drawn.
  open override var childForStatusBarStyle: UIViewController? { nil }
}

extension UINavigationController {
  private func replace(by new: [UIViewController], animated: Bool) {
    let old = topViewController
    let top = new.last
    let isTopNew = top.map { !stack.contains($0) } ?? false
    for gone in stack where !new.contains(gone) && gone !== old { gone.leave() }
    for added in new where !stack.contains(added) { addChild(added) }
    let isSeen = state.appearance == .shown || state.appearance == .appearing
    stack = new
    guard old !== top else { return titlesChanged() }
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    // The controller that is covered, or uncovered again, stays in its place.
    if let old, !new.contains(old) { old.state.move = .fromParent }
    if let top, isTopNew { top.state.move = .toParent }
    if isSeen { old?.willDisappear(animated) }
    if isSeen { top?.loadViewIfNeeded() }
    refresh()
    if isSeen { top?.willAppear(animated) }
    if isSeen { old?.finishAppearance(animated) }
    if let old, !new.contains(old) { old.leave() }
    if isSeen, state.appearance == .shown { top?.finishAppearance(animated) }
    old?.state.move = .none
    top?.didMove(toParent: self)
    top?.state.move = .none
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  /// Gives up its controllers, without telling them that they disappear.
  package func giveUpStack() {
    for controller in stack { controller.state.parent = nil }
    state.children = []
    stack = []
  }

  /// Shows the titles and buttons of the stack again.
  func titlesChanged() {
    bar.items = stack.map(\.navigationItem)
    tools.items = topViewController?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the top controller, and the bars.
  private func refresh() {
    guard let place = viewIfLoaded as? NavigationView else { return titlesChanged() }
    place.show(topViewController?.view)
    titlesChanged()
    place.setNeedsLayout()
  }
}

extension UIViewController {
  /// Removes the view from the screen and the controller from its parent.
  func leave() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

/// A delegate that is told of the controllers that a navigation controller shows.
///
/// Simulated: both calls around a change of the top controller. Differs: animations aren't
/// requested.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
