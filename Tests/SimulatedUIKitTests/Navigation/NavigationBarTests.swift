import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Decides whether the user may go back.
private final class BarGuard: NSObject, UINavigationBarDelegate {
  var lines: [String] = []
  var allows = false
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    lines.append("should pop \(item.title ?? "")?")
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    lines.append("popped \(item.title ?? "")")
  }
}

/// A bar whose items code sets, without a controller.
@MainActor @Suite struct NavigationBarTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  private let items = ["One", "Two", "Three"].map { UINavigationItem(title: $0) }

  private func back() -> UIControl? {
    bar.layoutIfNeeded()
    return bar.subviews.lazy.compactMap { $0 as? UIControl }.first
  }

  @Test(
    .shows(
      "UINavigationBar.init(frame:)", "UINavigationBar.setItems(_:animated:)",
      "UINavigationBar.pushItem(_:animated:)", "UINavigationBar.popItem(animated:)",
      "UINavigationItem.init(title:)"))
  func itemsLieOnEachOther() {
    bar.setItems([items[0], items[1]], animated: false)
    #expect(bar.topItem === items[1] && bar.screenElement().text == "Two")
    #expect(back()?.screenElement().text == "One")
    bar.pushItem(items[2], animated: false)
    #expect(bar.items == items && bar.screenElement().text == "Three")
    #expect(bar.popItem(animated: false) === items[2])
    #expect(bar.items == [items[0], items[1]])
    bar.setItems(nil, animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.topItem == nil)
  }

  @Test(
    .shows(
      "UINavigationBar.delegate", "UINavigationBarDelegate",
      "UINavigationBarDelegate.navigationBar(_:shouldPop:)",
      "UINavigationBarDelegate.navigationBar(_:didPop:)"))
  func theDelegateSaysWhetherTheUserMayGoBack() throws {
    let asked = BarGuard()
    bar.delegate = asked
    bar.items = items
    try #require(back()).tap()
    #expect(asked.lines == ["should pop Three?"] && bar.topItem === items[2])
    asked.allows = true
    try #require(back()).tap()
    #expect(asked.lines.suffix(2) == ["should pop Three?", "popped Three"])
    #expect(bar.topItem === items[1])
    final class Silent: NSObject, UINavigationBarDelegate {}
    let silent = Silent()
    bar.delegate = silent
    try #require(back()).tap()
    #expect(bar.topItem === items[0])
  }

  @Test(
    .shows(
      "UINavigationBar.init(coder:)", "UINavigationBar.intrinsicContentSize",
      "UINavigationBar.sizeThatFits(_:)"))
  func itIsAsHighAsASmallTitleWantsIt() throws {
    let read = try #require(UINavigationBar(coder: ObjectiveCRegistry.emptyCoder))
    read.items = [items[0]]
    read.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    read.layoutIfNeeded()
    #expect(read.subviews.contains { ($0 as? UILabel)?.text == "One" })
    #expect(
      read.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(read.sizeThatFits(CGSize(width: 321, height: 9)) == CGSize(width: 321, height: 44))
  }

  @Test(
    .shows("UINavigationBar.titleTextAttributes", "UINavigationBar.largeTitleTextAttributes"))
  func attributesWriteTheTitle() throws {
    bar.items = [items[0]]
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30),
    ]
    bar.layoutIfNeeded()
    let title = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(title.text == "One" && title.textColor == .red && title.font.pointSize == 30)
    bar.titleTextAttributes = nil
    bar.layoutIfNeeded()
    #expect(title.textColor == .label)
    #expect(bar.largeTitleTextAttributes == nil)
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .blue)
  }

  @Test(
    .shows(
      "UINavigationBar.setBackgroundImage(_:for:)", "UINavigationBar.backgroundImage(for:)"))
  func eachRoomHasABackgroundOfItsOwn() {
    let image = UIImage()
    #expect(bar.backgroundImage(for: .default) == nil)
    bar.setBackgroundImage(image, for: .default)
    #expect(bar.backgroundImage(for: .default) === image)
    #expect(bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.backgroundImage(for: .default) == nil)
  }

  @Test(
    .shows(
      "UINavigationBarAppearance.largeTitleTextAttributes",
      "UINavigationBarAppearance.titlePositionAdjustment",
      "UINavigationBarAppearance.buttonAppearance",
      "UINavigationBarAppearance.backButtonAppearance",
      "UINavigationBarAppearance.doneButtonAppearance",
      "UINavigationBarAppearance.backIndicatorImage",
      "UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)"))
  func aLookKeepsItsValues() {
    let (look, other) = (UINavigationBarAppearance(), UIBarButtonItemAppearance(style: .done))
    #expect(look.largeTitleTextAttributes.isEmpty && look.backIndicatorImage == nil)
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(look.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
    keeps(
      UINavigationBarAppearance(), \.titlePositionAdjustment, first: .zero,
      then: UIOffset(horizontal: 1, vertical: 2))
    for button in [
      \UINavigationBarAppearance.buttonAppearance, \.backButtonAppearance, \.doneButtonAppearance,
    ] as [ReferenceWritableKeyPath<UINavigationBarAppearance, UIBarButtonItemAppearance>] {
      #expect(look[keyPath: button].normal.titleTextAttributes.isEmpty)
      look[keyPath: button] = other
      #expect(look[keyPath: button] === other)
    }
    let arrow = UIImage()
    look.setBackIndicatorImage(arrow, transitionMaskImage: nil)
    #expect(look.backIndicatorImage === arrow)
  }

  @Test(
    .shows(
      "UINavigationItem.setLeftBarButton(_:animated:)",
      "UINavigationItem.setRightBarButton(_:animated:)",
      "UINavigationItem.setLeftBarButtonItems(_:animated:)",
      "UINavigationItem.setRightBarButtonItems(_:animated:)",
      "UINavigationItem.setHidesBackButton(_:animated:)", "UINavigationItem.init(coder:)"))
  func buttonsAreSetOneByOneOrTogether() throws {
    let item = try #require(UINavigationItem(coder: ObjectiveCRegistry.emptyCoder))
    let all = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    #expect(item.title == nil && item.leftBarButtonItems == nil)
    item.setLeftBarButton(all[0], animated: false)
    item.setRightBarButton(all[1], animated: false)
    #expect(item.leftBarButtonItems == [all[0]] && item.rightBarButtonItems == [all[1]])
    item.setLeftBarButtonItems(all, animated: false)
    item.setRightBarButtonItems(all.reversed(), animated: false)
    #expect(item.leftBarButtonItems == all && item.rightBarButtonItem === all[1])
    bar.items = [items[0], item]
    item.setLeftBarButtonItems(nil, animated: false)
    item.setRightBarButtonItems(nil, animated: false)
    #expect(back()?.screenElement().text == "One")
    item.setHidesBackButton(true, animated: false)
    #expect(item.hidesBackButton && back() == nil)
  }

  @Test(
    .shows(
      "UINavigationItem.BackButtonDisplayMode",
      "UINavigationItem.BackButtonDisplayMode.`default`",
      "UINavigationItem.BackButtonDisplayMode.generic",
      "UINavigationItem.BackButtonDisplayMode.minimal", "UINavigationController.Operation",
      "UINavigationController.Operation.none", "UINavigationController.Operation.push",
      "UINavigationController.Operation.pop"))
  func navigationHasApplesNumbers() {
    let modes: [UINavigationItem.BackButtonDisplayMode] = [.default, .generic, .minimal]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
    let operations: [UINavigationController.Operation] = [.none, .push, .pop]
    #expect(operations.map(\.rawValue) == [0, 1, 2])
  }
}
