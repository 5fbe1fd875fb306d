import DeviceEvents
import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Records what bars and controllers say about tabs.
private final class TabTalk: NSObject, UITabBarDelegate, UITabBarControllerDelegate {
  var lines: [String] = []
  var allows = true
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    lines.append("chosen: \(item.title ?? "")")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    lines.append("\(viewController.title ?? "")?")
    return allows
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { lines.append("shows \(viewController.title ?? "")") }
}

@MainActor @Suite struct TabTests {
  private func buttons(_ bar: UITabBar) -> [UIButton] {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? UIButton }
  }

  @Test(
    .shows(
      "UITabBar.init(frame:)", "UITabBar.items", "UITabBar.setItems(_:animated:)",
      "UITabBar.selectedItem", "UITabBar.delegate", "UITabBar.layoutSubviews()",
      "UITabBarDelegate.tabBar(_:didSelect:)"))
  func aBarsTabsStandSideBySideAndAreTapped() {
    let (bar, talk) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49)), TabTalk())
    bar.delegate = talk
    #expect(bar.items == nil && bar.selectedItem == nil)
    let items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    items[2].isEnabled = false
    bar.setItems(items, animated: true)
    bar.selectedItem = items[0]
    #expect(bar.items == items)
    let made = buttons(bar)
    #expect(made.map(\.currentTitle) == ["One", "Two", "Three"])
    #expect(made.map(\.frame.minX) == [0, 100, 200] && made[1].frame.height == 49)
    #expect(made.map(\.isSelected) == [true, false, false])
    for button in made { button.tap() }
    #expect(talk.take() == ["chosen: One", "chosen: Two"] && bar.selectedItem === items[1])
    bar.items = [items[1]]
    #expect(buttons(bar).map(\.frame.width) == [300])
  }

  @Test(
    .shows(
      "UITabBarController.delegate", "UITabBarController.tabBar",
      "UITabBarController.setViewControllers(_:animated:)", "UITabBarController.loadView()",
      "UITabBarController.viewWillLayoutSubviews()",
      "UITabBarControllerDelegate.tabBarController(_:shouldSelect:)",
      "UITabBarControllerDelegate.tabBarController(_:didSelect:)"))
  func theDelegateMayRefuseATab() throws {
    let (tabs, talk) = (UITabBarController(), TabTalk())
    tabs.delegate = talk
    let all = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    tabs.setViewControllers(all, animated: false)
    #expect(tabs.viewControllers == all)
    tabs.appear()
    let screen = tabs.view.bounds
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.frame.height == 49 + tabs.view.safeAreaInsets.bottom)
    #expect(tabs.tabBar.frame.maxY == screen.maxY && all[0].view.frame == screen)
    #expect(all[0].view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom + 49)
    talk.allows = false
    buttons(tabs.tabBar)[1].tap()
    #expect(talk.take() == ["Two?"] && tabs.selectedIndex == 0)
    talk.allows = true
    buttons(tabs.tabBar)[1].tap()
    #expect(talk.take() == ["Two?", "shows Two"] && tabs.selectedIndex == 1)
  }

  @Test(
    .shows(
      "UITabBarItem.init()", "UITabBarItem.init(title:image:tag:)",
      "UITabBarItem.init(title:image:selectedImage:)", "UITabBarItem.selectedImage",
      "UITabBarItem.badgeValue", "UITabBarItem.badgeColor"))
  func anItemKeepsWhatItIsMadeOf() {
    let (picture, other) = (UIImage(), UIImage())
    let first = UITabBarItem(title: "A", image: picture, tag: 7)
    #expect(first.title == "A" && first.image === picture && first.tag == 7)
    let second = UITabBarItem(title: "B", image: picture, selectedImage: other)
    #expect(second.title == "B" && second.image === picture && second.selectedImage === other)
    #expect(UITabBarItem().title == nil)
    keeps(UITabBarItem(), \.selectedImage, first: nil, then: picture)
    keeps(UITabBarItem(), \.badgeValue, first: nil, then: "3")
    keeps(UITabBarItem(), \.badgeColor, first: nil, then: .red)
  }

  @Test(
    .shows(
      "UITabBarItem.init(tabBarSystemItem:tag:)", "UITabBarItem.SystemItem",
      "UITabBarItem.SystemItem.more", "UITabBarItem.SystemItem.favorites",
      "UITabBarItem.SystemItem.featured", "UITabBarItem.SystemItem.topRated",
      "UITabBarItem.SystemItem.recents", "UITabBarItem.SystemItem.contacts",
      "UITabBarItem.SystemItem.history", "UITabBarItem.SystemItem.bookmarks",
      "UITabBarItem.SystemItem.search", "UITabBarItem.SystemItem.downloads",
      "UITabBarItem.SystemItem.mostRecent", "UITabBarItem.SystemItem.mostViewed"))
  func theSystemsTabsHaveItsWordsAndNumbers() {
    let all: [UITabBarItem.SystemItem] = [
      .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search,
      .downloads, .mostRecent, .mostViewed,
    ]
    #expect(all.map(\.rawValue) == Array(0...11))
    let items = all.map { UITabBarItem(tabBarSystemItem: $0, tag: 4) }
    #expect(
      items.map(\.title) == [
        "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History",
        "Bookmarks", "Search", "Downloads", "Most Recent", "Most Viewed",
      ])
    #expect(items.allSatisfy { $0.tag == 4 })
  }

  @Test(
    .shows(
      "UITabBar.isTranslucent", "UITabBar.barTintColor", "UITabBar.unselectedItemTintColor",
      "UITabBar.standardAppearance", "UITabBar.scrollEdgeAppearance", "UITabBarAppearance"))
  func aTabBarKeepsItsLook() {
    keeps(UITabBar(), \.isTranslucent, first: true, then: false)
    keeps(UITabBar(), \.barTintColor, first: nil, then: .red)
    keeps(UITabBar(), \.unselectedItemTintColor, first: nil, then: .gray)
    keeps(UITabBar(), \.scrollEdgeAppearance, first: nil, then: UITabBarAppearance())
    let (bar, look) = (UITabBar(), UITabBarAppearance())
    look.configureWithOpaqueBackground()
    #expect(bar.standardAppearance.backgroundColor == nil)
    bar.standardAppearance = look
    #expect(bar.standardAppearance.backgroundColor == .systemBackground)
  }
}
