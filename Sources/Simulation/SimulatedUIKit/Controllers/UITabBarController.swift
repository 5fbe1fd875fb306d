public import Foundation

/// A controller that shows one of several controllers, with a bar of tabs below.
///
/// Simulated: the selected controller is shown, and a tap on a tab selects another. Differs: there
/// is no More tab.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private let bar = UITabBar()
  private var chosen: UIViewController?

  /// The delegate, which is told of the selection.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  open var tabBar: UITabBar { bar }

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet { take(oldValue ?? []) }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set { choose(newValue) }
  }

  /// The index of the controller that is shown.
  open var selectedIndex: Int {
    get {
      chosen.flatMap { viewControllers?.firstIndex(of: $0) } ?? NSNotFound
    }
    set {
      guard let all = viewControllers, all.indices.contains(newValue) else { return }
      choose(all[newValue])
    }
  }

  /// Makes the view, with the bar and the selected controller.
  open override func loadView() {
    super.loadView()
    view.addSubview(bar)
    bar.choose = { [weak self] item in self?.tapped(item) }
    arrange()
  }

  /// Puts the bar at the bottom edge.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = 49 + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    chosen?.state.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    chosen?.viewIfLoaded?.frame = view.bounds
  }
}

extension UITabBarController {
  private func take(_ old: [UIViewController]) {
    let new = viewControllers ?? []
    for gone in old where !new.contains(gone) { gone.leave() }
    for added in new where !old.contains(added) {
      addChild(added)
      added.didMove(toParent: self)
    }
    bar.items = new.map { $0.tabBarItem }
    if chosen.map({ new.contains($0) }) != true { choose(new.first) }
  }

  private func choose(_ controller: UIViewController?) {
    let old = chosen
    guard old !== controller else { return }
    chosen = controller
    bar.selectedItem = controller?.tabBarItem
    let isSeen = state.appearance == .shown
    if isSeen { old?.willDisappear(false) }
    arrange()
    if isSeen { controller?.willAppear(false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isSeen { old?.finishAppearance() }
    if isSeen { controller?.finishAppearance() }
  }

  private func arrange() {
    guard isViewLoaded, let shown = chosen?.view else { return }
    view.insertSubview(shown, at: 0)
    view.setNeedsLayout()
  }

  private func tapped(_ item: UITabBarItem) {
    guard let controller = viewControllers?.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    choose(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }
}

/// A delegate that is told which controller the user selects.
///
/// Simulated: asked and told when a tab is tapped.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A controller that shows a list of things and the details of one.
///
/// Simulated: on a phone only the first controller is shown (documented), and it decides how
/// details are shown.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for gone in oldValue where !viewControllers.contains(gone) { gone.leave() }
      for added in viewControllers where !oldValue.contains(added) { addChild(added) }
    }
  }

  /// Whether only one controller is shown.
  open var isCollapsed: Bool { true }

  /// Makes the view with the first controller.
  open override func loadView() {
    super.loadView()
    if let first = viewControllers.first { view.addSubview(first.view) }
  }

  /// Gives the first controller all the room.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    viewControllers.first?.viewIfLoaded?.frame = view.bounds
  }

  /// Shows the details in the way that the first controller shows things.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let first = viewControllers.first {
      first.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
}
