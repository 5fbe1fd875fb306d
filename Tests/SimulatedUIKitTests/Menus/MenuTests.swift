import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Menus, which are kept and not shown.
@MainActor @Suite struct MenuTests {
  @Test(
    .shows(
      "UIMenu",
      "UIMenu.init(title:subtitle:image:identifier:options:preferredElementSize:children:)",
      "UIMenu.identifier", "UIMenu.options", "UIMenu.children", "UIMenu.preferredElementSize",
      "UIMenuElement", "UIMenuElement.title", "UIMenuElement.subtitle", "UIMenuElement.image",
      "UIMenu.Identifier", "UIMenu.Identifier.rawValue", "UIMenu.Identifier.init(rawValue:)",
      "UIMenu.Identifier.init(_:)", "UIMenu.replacingChildren(_:)"))
  func aMenuKeepsWhatItIsMadeOf() {
    let (one, two) = (UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in })
    let image = UIImage(systemName: "star")
    let menu = UIMenu(
      title: "Sort", subtitle: "by name", image: image, identifier: UIMenu.Identifier("sort"),
      options: [.displayInline, .singleSelection], preferredElementSize: .small,
      children: [one, two])
    #expect(menu.title == "Sort" && menu.subtitle == "by name" && menu.image === image)
    #expect(menu.identifier == UIMenu.Identifier(rawValue: "sort"))
    #expect(menu.identifier.rawValue == "sort")
    let elements: [UIMenuElement] = menu.children
    #expect(elements == [one, two] && menu.preferredElementSize == .small)
    let other = menu.replacingChildren([two])
    #expect(other.children == [two] && other.title == "Sort" && other.subtitle == "by name")
    #expect(other.identifier == menu.identifier && other.options == menu.options)
    #expect(other.image === image && other.preferredElementSize == .small)
    other.preferredElementSize = .large
    #expect(other.preferredElementSize == .large && menu.preferredElementSize == .small)
  }

  @Test(.shows("UIMenu.identifier", "UIMenu.preferredElementSize"))
  func aPlainMenuHasANameOfItsOwn() {
    let (one, two) = (UIMenu(), UIMenu())
    #expect(one.identifier != two.identifier && one.title == "" && one.children == [])
    #expect(one.options == [] && one.preferredElementSize == .automatic)
  }

  @Test(.shows("UIMenuElement.title", "UIMenuElement.subtitle", "UIMenuElement.image"))
  func anElementCanBeChanged() {
    let action = UIAction(title: "One") { _ in }
    keeps(UIAction(title: "One") { _ in }, \.subtitle, first: nil, then: "more")
    keeps(UIAction(title: "One") { _ in }, \.image, first: nil, then: UIImage())
    action.title = "Two"
    #expect(action.title == "Two")
  }

  @Test(
    .shows(
      "UIMenu.ElementSize", "UIMenu.ElementSize.small", "UIMenu.ElementSize.medium",
      "UIMenu.ElementSize.large", "UIMenu.ElementSize.automatic", "UIMenu.Options",
      "UIMenu.Options.rawValue", "UIMenu.Options.init(rawValue:)", "UIMenu.Options.displayInline",
      "UIMenu.Options.destructive", "UIMenu.Options.singleSelection",
      "UIMenu.Options.displayAsPalette", "UIMenuElement.Attributes",
      "UIMenuElement.Attributes.rawValue", "UIMenuElement.Attributes.init(rawValue:)",
      "UIMenuElement.Attributes.disabled", "UIMenuElement.Attributes.destructive",
      "UIMenuElement.Attributes.hidden", "UIMenuElement.Attributes.keepsMenuPresented",
      "UIMenuElement.State", "UIMenuElement.State.off", "UIMenuElement.State.on",
      "UIMenuElement.State.mixed"))
  func menusHaveApplesNumbers() {
    #expect(
      [UIMenu.ElementSize.small, .medium, .large, .automatic].map(\.rawValue) == [0, 1, 2, -1])
    let options: [UIMenu.Options] = [
      .displayInline, .destructive, .singleSelection, .displayAsPalette,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 32, 128])
    #expect(UIMenu.Options(rawValue: 33) == [.displayInline, .singleSelection])
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIMenuElement.Attributes(rawValue: 3) == [.disabled, .destructive])
    #expect([UIMenuElement.State.off, .on, .mixed].map(\.rawValue) == [0, 1, 2])
  }
}
