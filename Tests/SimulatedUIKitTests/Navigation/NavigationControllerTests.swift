import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

private final class OwnBar: UINavigationBar {}
private final class OwnTools: UIToolbar {}

/// Records which controllers come to the top.
private final class StackLog: NSObject, UINavigationControllerDelegate {
  var lines: [String] = []
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append("will show \(viewController.title ?? ""), \(animated)")
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append("shows \(viewController.title ?? ""), \(animated)")
  }
}

/// How stacks of controllers are made, and whom they notify.
@MainActor @Suite(.serialized) struct NavigationControllerTests {
  private let pages = ["One", "Two"].map { title in
    let page = UIViewController()
    page.title = title
    return page
  }

  enum Maker: CaseIterable, Sendable { case classes, nib, coder }

  @Test(
    .shows(
      "UINavigationController.init(navigationBarClass:toolbarClass:)",
      "UINavigationController.init(nibName:bundle:)", "UINavigationController.init(coder:)",
      "UINavigationController.navigationBar", "UINavigationController.toolbar"),
    arguments: Maker.allCases)
  func anEmptyStackIsFilledAndItsBarLeadsBack(_ maker: Maker) throws {
    let navigation =
      switch maker {
      case .classes:
        UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnTools.self)
      case .nib: UINavigationController(nibName: nil, bundle: nil)
      case .coder:
        try #require(UINavigationController(coder: ObjectiveCRegistry.emptyCoder))
      }
    #expect(navigation.viewControllers == [])
    #expect(navigation.navigationBar is OwnBar == (maker == .classes))
    #expect(navigation.toolbar is OwnTools == (maker == .classes))
    navigation.viewControllers = pages
    navigation.appear()
    let bar = navigation.navigationBar
    bar.layoutIfNeeded()
    #expect(bar.topItem?.title == "Two" && bar.superview === navigation.view)
    try #require(bar.subviews.lazy.compactMap { $0 as? UIControl }.first).tap()
    #expect(navigation.viewControllers == [pages[0]])
  }

  @Test(
    .shows(
      "UINavigationController.delegate", "UINavigationControllerDelegate",
      "UINavigationControllerDelegate.navigationController(_:willShow:animated:)",
      "UINavigationControllerDelegate.navigationController(_:didShow:animated:)",
      "UINavigationController.show(_:sender:)"))
  func theDelegateIsToldAroundEachChangeOfTheTop() {
    let navigation = UINavigationController(rootViewController: pages[0])
    let log = StackLog()
    navigation.delegate = log
    navigation.show(pages[1], sender: nil)
    #expect(navigation.topViewController === pages[1])
    #expect(log.lines == ["will show Two, true", "shows Two, true"])
    navigation.popViewController(animated: false)
    #expect(log.lines.suffix(2) == ["will show One, false", "shows One, false"])
  }

  @Test(
    .shows(
      "UINavigationController.isToolbarHidden", "UINavigationController.hidesBarsOnSwipe",
      "UINavigationController.hidesBarsOnTap",
      "UINavigationController.hidesBarsWhenKeyboardAppears"))
  func theToolbarIsHiddenAtFirst() {
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.appear()
    navigation.layOut()
    #expect(navigation.isToolbarHidden && navigation.toolbar.isHidden)
    navigation.isToolbarHidden = false
    navigation.layOut()
    #expect(!navigation.toolbar.isHidden)
    keeps(UINavigationController(), \.hidesBarsOnSwipe, first: false, then: true)
    keeps(UINavigationController(), \.hidesBarsOnTap, first: false, then: true)
    keeps(UINavigationController(), \.hidesBarsWhenKeyboardAppears, first: false, then: true)
  }
}
