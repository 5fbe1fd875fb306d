public import Foundation

/// Shows one controller of a stack, with a bar above it that leads back.
///
/// Simulated: the stack, the bar with the top controller's title and buttons, and the calls of
/// appearing and disappearing. Differs: nothing is animated; a bar with a large title is as high as
/// one with a small one.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What a controller is doing to the stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// It is put on top.
    case push
    /// It is taken away.
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

  /// Makes an empty stack; what was archived is read only when it comes from a storyboard.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    tools = UIToolbar()
    super.init(coder: coder)
    bar.container = self
  }

  /// Told of controllers that are shown.
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

  /// The controller that is seen: on top, or presented by that.
  open var visibleViewController: UIViewController? { state.presented ?? topViewController }

  /// Whether the bar above isn't shown.
  open var isNavigationBarHidden = false { didSet { refresh() } }

  /// Whether the bar below isn't shown.
  open var isToolbarHidden = true { didSet { refresh() } }

  /// Whether bars go when something is scrolled.
  open var hidesBarsOnSwipe = false
  /// Whether bars go and come by a tap.
  open var hidesBarsOnTap = false
  /// Whether bars go when the keyboard comes.
  open var hidesBarsWhenKeyboardAppears = false

  /// The gesture that leads back from the left edge.
  ///
  /// Type-checks only: the user goes back by the bar's button.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Sets whether the bar above isn't shown.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Sets whether the bar below isn't shown.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      preconditionFailure("\(type(of: viewController)) is on the navigation stack already")
    }
    replace(by: stack + [viewController], animated: animated)
  }

  /// Takes the controller on top away; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    replace(by: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes all away that is above a controller.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let gone = Array(stack[(index + 1)...])
    replace(by: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Takes all away but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets all controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replace(by: viewControllers, animated: animated)
  }

  /// Makes the view with its bars and the controller on top.
  open override func loadView() {
    view = NavigationView(frame: UIScreen.main.bounds, controller: self)
    refresh()
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Whose wish for the status bar counts.
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
    // The one that is covered, or comes to light again, stays in its place.
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

  /// Gives its controllers up, without telling them of disappearing.
  package func giveUpStack() {
    for controller in stack { controller.state.parent = nil }
    state.children = []
    stack = []
  }

  /// Shows the titles and buttons of the stack anew.
  func titlesChanged() {
    bar.items = stack.map(\.navigationItem)
    tools.items = topViewController?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the controller on top, and the bars.
  private func refresh() {
    guard let place = viewIfLoaded as? NavigationView else { return titlesChanged() }
    place.show(topViewController?.view)
    titlesChanged()
    place.setNeedsLayout()
  }
}

extension UIViewController {
  /// Takes the view out of the screen and the controller out of its parent.
  func leave() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

/// Told of controllers that a navigation controller shows.
///
/// Simulated: both calls around a change of the top. Differs: animations aren't asked for.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller is shown.
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
