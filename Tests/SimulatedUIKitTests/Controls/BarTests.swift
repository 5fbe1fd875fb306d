import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// The button with a title in a bar.
@MainActor private func button(_ title: String, in view: UIView) -> UIControl? {
  view.subviews.lazy.compactMap { $0 as? UIControl }
    .first { $0.screenElement().text == title }
}

@MainActor @Suite(.serialized) struct BarTests {
  let log = ControlsLog()

  @Test(
    .shows(
      "UINavigationController.init(rootViewController:)",
      "UINavigationController.pushViewController(_:animated:)",
      "UINavigationController.popViewController(animated:)",
      "UINavigationController.popToRootViewController(animated:)",
      "UINavigationController.popToViewController(_:animated:)",
      "UINavigationController.setViewControllers(_:animated:)",
      "UINavigationController.viewControllers", "UINavigationController.topViewController",
      "UINavigationController.visibleViewController", "UIViewController.navigationController",
      "UINavigationController.loadView()"))
  func theTopOfTheStackIsShown() {
    let all = ["A", "B", "C"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let navigation = UINavigationController(rootViewController: all[0])
    navigation.appear()
    #expect(all[0].navigationController === navigation && all[0].view.window == nil)
    navigation.pushViewController(all[1], animated: true)
    navigation.pushViewController(all[2], animated: true)
    #expect(navigation.topViewController === all[2])
    #expect(all[2].view.superview === navigation.view && all[1].view.superview == nil)
    #expect(navigation.navigationBar.screenElement().text == "C")
    #expect(navigation.popViewController(animated: true) === all[2])
    #expect(all[2].parent == nil && all[2].navigationController == nil)
    navigation.viewControllers = all
    #expect(navigation.popToViewController(all[1], animated: false) == [all[2]])
    #expect(navigation.popToRootViewController(animated: false) == [all[1]])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.visibleViewController === all[0])
    navigation.setViewControllers([all[2]], animated: false)
    #expect(navigation.children == [all[2]])
  }

  @Test(
    .shows(
      "UINavigationBar.items", "UINavigationBar.topItem", "UINavigationBar.backItem",
      "UINavigationItem.hidesBackButton", "UINavigationItem.backButtonTitle",
      "UINavigationBar.layoutSubviews()"))
  func theWayBackIsAButton() throws {
    let root = UIViewController()
    root.title = "Notes"
    let navigation = UINavigationController(rootViewController: root)
    let next = UIViewController()
    navigation.appear()
    navigation.pushViewController(next, animated: true)
    let bar = navigation.navigationBar
    bar.layoutIfNeeded()
    #expect(bar.topItem === next.navigationItem && bar.backItem === root.navigationItem)
    try #require(button("Notes", in: bar)).tap()
    #expect(navigation.topViewController === root)
    root.navigationItem.backButtonTitle = "Back to it"
    navigation.pushViewController(next, animated: true)
    bar.layoutIfNeeded()
    #expect(button("Back to it", in: bar) != nil)
    next.navigationItem.hidesBackButton = true
    bar.layoutIfNeeded()
    #expect(button("Back to it", in: bar) == nil)
  }

  @Test(
    .shows(
      "UIBarButtonItem.init(barButtonSystemItem:target:action:)",
      "UIBarButtonItem.init(title:style:target:action:)", "UIBarButtonItem.action",
      "UIBarButtonItem.target", "UIBarButtonItem.primaryAction",
      "UIBarButtonItem.init(primaryAction:menu:)", "UIBarItem.isEnabled", "UIBarItem.title",
      "UIBarButtonItem.init(systemItem:primaryAction:menu:)",
      "UINavigationItem.leftBarButtonItem", "UINavigationItem.rightBarButtonItem",
      "UINavigationItem.rightBarButtonItems", "UINavigationItem.leftBarButtonItems"))
  func buttonsOfTheBarAreSeenAndTapped() throws {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.appear()
    let save = UIBarButtonItem(
      title: "Keep", style: .done, target: log, action: Selector("tapped:"))
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: log, action: Selector("tapped"))
    controller.navigationItem.rightBarButtonItems = [
      save,
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [log] _ in log.lines.append("adds") }),
    ]
    let bar = navigation.navigationBar
    bar.layoutIfNeeded()
    try #require(button("Cancel", in: bar)).tap()
    try #require(button("Keep", in: bar)).tap()
    try #require(button("Add", in: bar)).tap()
    #expect(log.take() == ["tapped", "tapped by UIBarButtonItem", "adds"])
    save.title = "Save"
    save.isEnabled = false
    bar.layoutIfNeeded()
    let shown = try #require(button("Save", in: bar))
    #expect(!shown.isEnabled && shown.screenElement().kind == .barButton)
    shown.tap()
    #expect(log.take() == [])
    #expect(controller.navigationItem.rightBarButtonItem === save)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Own") { _ in })
    bar.layoutIfNeeded()
    #expect(button("Own", in: bar) != nil && button("Add", in: bar) == nil)
  }

  @Test(
    .shows(
      "UINavigationController.isNavigationBarHidden",
      "UINavigationController.setNavigationBarHidden(_:animated:)", "UIViewController.toolbarItems",
      "UINavigationController.setToolbarHidden(_:animated:)", "UIToolbar.items",
      "UIToolbar.layoutSubviews()"))
  func barsTakeRoomOfTheSafeArea() throws {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.appear()
    navigation.layOut()
    let screen = navigation.view.safeAreaInsets
    #expect(controller.view.frame == navigation.view.bounds)
    #expect(controller.view.safeAreaInsets.top == screen.top + 44)
    navigation.setNavigationBarHidden(true, animated: false)
    controller.toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(title: "End", target: nil, action: nil),
    ]
    navigation.setToolbarHidden(false, animated: false)
    navigation.layOut()
    #expect(controller.view.safeAreaInsets.top == screen.top)
    #expect(controller.view.safeAreaInsets.bottom == screen.bottom + 44)
    navigation.toolbar.layoutIfNeeded()
    let end = try #require(button("End", in: navigation.toolbar))
    #expect(abs(end.frame.maxX - (navigation.view.bounds.width - 16)) < 1)
  }

  @Test(
    .shows(
      "UITabBarController.viewControllers", "UITabBarController.selectedIndex",
      "UITabBarController.selectedViewController", "UIViewController.tabBarController",
      "UIViewController.tabBarItem"))
  func aTabShowsItsController() throws {
    let all = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = all
    tabs.appear()
    #expect(tabs.selectedIndex == 0 && all[0].tabBarController === tabs)
    tabs.tabBar.layoutIfNeeded()
    try #require(button("Two", in: tabs.tabBar)).tap()
    #expect(tabs.selectedViewController === all[1])
    #expect(all[1].view.superview === tabs.view && all[0].view.superview == nil)
    tabs.selectedIndex = 0
    #expect(tabs.selectedViewController === all[0])
  }

  @Test(
    .shows(
      "UINavigationBarAppearance.titleTextAttributes",
      "UIBarAppearance.configureWithOpaqueBackground()",
      "UIBarAppearance.configureWithTransparentBackground()", "UINavigationBar.standardAppearance",
      "UIAppearance.appearance()", "UINavigationBar.barTintColor"))
  func aBarTakesTheLookThatItIsGiven() {
    let bar = UINavigationBar()
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    #expect(look.backgroundColor == .systemBackground)
    look.backgroundColor = .red
    bar.standardAppearance = look
    #expect(bar.backgroundColor == .red)
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == .clear)
    bar.barTintColor = .green
    #expect(bar.backgroundColor == .green)
    UINavigationBar.appearance().tintColor = .purple
    #expect(UINavigationBar.appearance().tintColor == .purple)
  }

  @Test(
    .shows(
      "UISearchBar.text", "UISearchBar.delegate", "UISearchController.searchResultsUpdater",
      "UISearchController.isActive", "UISearchBar.searchTextField", "UISearchBar.showsCancelButton",
      "UISearchBar.placeholder"))
  func aSearchBarTellsWhatIsTyped() {
    let search = UISearchController(searchResultsController: nil)
    let watcher = SearchLog()
    search.searchResultsUpdater = watcher
    search.searchBar.delegate = watcher
    search.searchBar.placeholder = "Find"
    search.searchBar.searchTextField.userTypes("ab")
    #expect(watcher.lines == ["begins", "is ab", "results for ab"] && search.isActive)
    search.searchBar.searchTextField.userReturns()
    #expect(watcher.lines.last == "searches")
    #expect(search.searchBar.searchTextField.placeholder == "Find")
    search.searchBar.showsCancelButton = true
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 300, height: 56)
    search.searchBar.layoutIfNeeded()
    button("Cancel", in: search.searchBar)?.tap()
    #expect(!search.isActive && search.searchBar.text == "")
    search.searchBar.searchTextField.resignFirstResponder()
  }
}

private final class SearchLog: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  var lines: [String] = []
  func updateSearchResults(for searchController: UISearchController) {
    lines.append("results for \(searchController.searchBar.text ?? "")")
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begins") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("is \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("searches") }
}
