import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Buttons in bars, and how bars and their buttons should look.
@MainActor @Suite struct BarItemTests {
  private var coder: NSCoder { NSKeyedArchiver(requiringSecureCoding: false) }

  /// The item's button in a toolbar.
  private func shown(
    _ item: UIBarButtonItem, in bar: UIToolbar = UIToolbar()
  ) throws -> UIView {
    if bar.items != [item] {
      bar.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      bar.items = [item]
    }
    bar.layoutIfNeeded()
    return try #require(bar.subviews.first { $0 is UIControl })
  }

  @Test(
    .shows(
      "UIBarItem.init()", "UIBarItem.init(coder:)", "UIBarItem.image", "UIBarItem.tag",
      "UIBarItem.imageInsets", "UIBarItem.landscapeImagePhone",
      "UIBarItem.accessibilityIdentifier", "UIBarItem.accessibilityLabel",
      "UIBarItem.accessibilityHint"))
  func anItemKeepsItsValues() throws {
    keeps(UIBarItem(), \.image, first: nil, then: UIImage())
    keeps(UIBarItem(), \.tag, first: 0, then: 3)
    keeps(
      UIBarItem(), \.imageInsets, first: .zero,
      then: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keeps(UIBarItem(), \.landscapeImagePhone, first: nil, then: UIImage())
    keeps(UIBarItem(), \.accessibilityHint, first: nil, then: "saves")
    #expect(try #require(UIBarItem(coder: coder)).isEnabled)
    let item = UIBarButtonItem()
    item.accessibilityIdentifier = "save"
    item.accessibilityLabel = "Save"
    let bar = UIToolbar()
    let element = try shown(item, in: bar).screenElement()
    #expect(element.identifier == "save" && element.text == "Save")
    item.title = "A rather long title"
    #expect(try shown(item, in: bar).frame.width > 60)
    // An image replaces the title in a bar that already shows the item.
    item.image = UIImage()
    #expect(try shown(item, in: bar).frame.width == 44)
  }

  @Test(
    .shows("UIBarItem.setTitleTextAttributes(_:for:)", "UIBarItem.titleTextAttributes(for:)"))
  func aTitleIsWrittenInItsColor() throws {
    let item = UIBarButtonItem(title: "Go", target: nil, action: nil)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .blue)
    let view = try shown(item)
    #expect(view.screenElement().color == view.screenColor(.red))
    item.setTitleTextAttributes(nil, for: .normal)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }

  @Test(
    .shows(
      "UIBarButtonItem.init()", "UIBarButtonItem.init(coder:)",
      "UIBarButtonItem.init(image:style:target:action:)",
      "UIBarButtonItem.init(image:landscapeImagePhone:style:target:action:)",
      "UIBarButtonItem.init(customView:)",
      "UIBarButtonItem.init(title:image:primaryAction:menu:)", "UIBarButtonItem.flexibleSpace()",
      "UIBarButtonItem.fixedSpace(_:)", "UIBarButtonItem.SystemItem.writingTools",
      "UIBarButtonItem.Style.prominent"))
  func buttonsAreMadeInSeveralWays() throws {
    let (image, small, log) = (UIImage(), UIImage(), ControlsLog())
    #expect(UIBarButtonItem().style == .plain)
    #expect(try #require(UIBarButtonItem(coder: coder)).title == nil)
    let one = UIBarButtonItem(image: image, style: .done, target: log, action: Selector("tapped"))
    #expect(one.image === image && one.style == .prominent && one.landscapeImagePhone == nil)
    one.tap()
    let two = UIBarButtonItem(
      image: image, landscapeImagePhone: small, style: .plain, target: log,
      action: Selector("tapped"))
    two.tap()
    #expect(log.take() == ["tapped", "tapped"])
    #expect(two.image === image && two.landscapeImagePhone === small && two.style == .plain)
    let (bold, plain) = (try shown(one).screenElement(), try shown(two).screenElement())
    #expect(bold.isBold && !plain.isBold)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let own = UIBarButtonItem(customView: field)
    let place = try shown(own)
    #expect(own.customView === field && field.superview === place)
    var runs = 0
    let menu = UIMenu()
    let action = UIAction(title: "Run", image: small) { _ in runs += 1 }
    let three = UIBarButtonItem(title: "Go", image: image, primaryAction: action, menu: menu)
    three.tap()
    #expect(three.title == "Go" && three.image === image && three.menu === menu && runs == 1)
    let four = UIBarButtonItem(primaryAction: action)
    #expect(four.title == "Run" && four.image === small)
    #expect(UIBarButtonItem(systemItem: .writingTools).shownTitle == "Writing Tools")
    #expect(UIBarButtonItem.flexibleSpace().isSpace && UIBarButtonItem.flexibleSpace().width == 0)
    #expect(UIBarButtonItem.fixedSpace(7).isSpace && UIBarButtonItem.fixedSpace(7).width == 7)
  }

  @Test(.shows("UIBarButtonItem.flexibleSpace()", "UIBarButtonItem.fixedSpace(_:)"))
  func gapsMoveButtonsApart() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (first, last) = (UIBarButtonItem(), UIBarButtonItem())
    first.title = "A"
    last.title = "B"
    func gap(_ space: UIBarButtonItem) -> CGFloat {
      bar.items = [first, space, last]
      bar.layoutIfNeeded()
      let buttons = bar.subviews.filter {
        $0 is UIControl && $0.screenElement().text?.isEmpty == false
      }
      let places = buttons.map(\.frame).sorted { $0.minX < $1.minX }
      return places.count == 2 ? places[1].minX - places[0].maxX : -1
    }
    #expect(abs(gap(.fixedSpace(30)) - gap(.fixedSpace(10)) - 20) < 0.01)
    #expect(gap(.flexibleSpace()) > 200)
  }

  @Test(
    .shows(
      "UIBarAppearance.init()", "UIBarAppearance.init(barAppearance:)",
      "UIBarAppearance.backgroundEffect", "UIBarAppearance.backgroundColor",
      "UIBarAppearance.backgroundImage", "UIBarAppearance.backgroundImageContentMode",
      "UIBarAppearance.shadowColor", "UIBarAppearance.shadowImage",
      "UIBarAppearance.configureWithDefaultBackground()"))
  func aLookIsCopiedAndGivenUp() {
    let look = UIBarAppearance()
    #expect(look.backgroundColor == nil && look.backgroundImageContentMode == .scaleToFill)
    #expect(look.backgroundEffect == nil && look.backgroundImage == nil)
    #expect(look.shadowColor == nil && look.shadowImage == nil)
    let (effect, image, line) = (UIBlurEffect(style: .dark), UIImage(), UIImage())
    look.backgroundEffect = effect
    look.backgroundColor = .red
    look.backgroundImage = image
    look.backgroundImageContentMode = .center
    look.shadowColor = .blue
    look.shadowImage = line
    let copy = UIBarAppearance(barAppearance: look)
    look.configureWithDefaultBackground()
    #expect(look.backgroundColor == nil && look.backgroundEffect == nil)
    #expect(look.backgroundImage == nil && look.shadowColor == nil && look.shadowImage == nil)
    #expect(copy.backgroundEffect === effect && copy.backgroundColor == .red)
    #expect(copy.backgroundImage === image && copy.backgroundImageContentMode == .center)
    #expect(copy.shadowColor == .blue && copy.shadowImage === line)
  }

  @Test(
    .shows(
      "UIBarButtonItemAppearance", "UIBarButtonItemAppearance.init(style:)",
      "UIBarButtonItemAppearance.init()", "UIBarButtonItemAppearance.normal",
      "UIBarButtonItemAppearance.highlighted", "UIBarButtonItemAppearance.disabled",
      "UIBarButtonItemAppearance.focused", "UIBarButtonItemAppearance.StateAppearance",
      "UIBarButtonItemAppearance.StateAppearance.titleTextAttributes",
      "UIBarButtonItemAppearance.StateAppearance.titlePositionAdjustment",
      "UIBarButtonItemAppearance.StateAppearance.backgroundImage"))
  func eachStateHasALookOfItsOwn() {
    for look in [UIBarButtonItemAppearance(), UIBarButtonItemAppearance(style: .done)] {
      let states = [look.normal, look.highlighted, look.disabled, look.focused]
      let images = states.map { _ in UIImage() }
      for (number, state) in states.enumerated() {
        #expect(state.titleTextAttributes.isEmpty && state.titlePositionAdjustment == .zero)
        #expect(state.backgroundImage == nil)
        state.titleTextAttributes = [.kern: number]
        state.titlePositionAdjustment.vertical = CGFloat(number)
        state.backgroundImage = images[number]
      }
      #expect(states.map { $0.titleTextAttributes[.kern] as? Int } == [0, 1, 2, 3])
      #expect(states.map(\.titlePositionAdjustment.vertical) == [0, 1, 2, 3])
      #expect(zip(states, images).allSatisfy { $0.backgroundImage === $1 })
    }
  }

  @Test(
    .shows("UIAppearance.appearance(whenContainedInInstancesOf:)", "UIAppearance.appearance(for:)"))
  func aClassHasOneProxy() {
    let proxy = UISlider.appearance()
    #expect(UISlider.appearance(whenContainedInInstancesOf: [UIToolbar.self]) === proxy)
    #expect(UISlider.appearance(for: UITraitCollection(userInterfaceStyle: .dark)) === proxy)
    let item = UITabBarItem.appearance()
    #expect(UITabBarItem.appearance(whenContainedInInstancesOf: [UITabBar.self]) === item)
  }
}
