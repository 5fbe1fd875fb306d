import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Who is told when traits change.
@MainActor @Suite struct TraitChangeTests {
  private final class Page: UIViewController {
    var told: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      told.append("controller")
    }
  }

  @Test(
    .shows("UIViewController.traitCollectionDidChange(_:)"),
    .shows("UIViewController.overrideUserInterfaceStyle"))
  func aControllerIsToldOfItsOwnStyleAndItsViews() {
    let page = Page()
    page.overrideUserInterfaceStyle = .dark
    #expect(page.told.isEmpty)
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    page.overrideUserInterfaceStyle = .light
    #expect(page.told == ["controller"])
    page.view.overrideUserInterfaceStyle = .dark
    #expect(page.told == ["controller", "controller"])
    // The view's own style is what counts now.
    page.overrideUserInterfaceStyle = .dark
    #expect(page.told.count == 2)
  }

  @Test(
    .shows(
      "UITraitChangeObservable", "UITraitChangeObservable.registerForTraitChanges(_:handler:)"),
    .shows("UITraitChangeObservable.unregisterForTraitChanges(_:)"),
    .shows("UITraitChangeRegistration", "UITraitUserInterfaceStyle"))
  func aClosureHearsOfTheTraitsThatItAskedFor() {
    let page = Page()
    let inner = UIView()
    page.view.addSubview(inner)
    var heard: [String] = []
    let registration = page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (page: Page, previous: UITraitCollection) in
      heard.append("page \(previous.userInterfaceStyle) \(page.traitCollection.userInterfaceStyle)")
    }
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      heard.append("inner")
    }
    inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in
      heard.append("never")
    }
    page.view.overrideUserInterfaceStyle = .dark
    #expect(heard == ["page light dark", "inner"])
    page.unregisterForTraitChanges(registration)
    page.view.overrideUserInterfaceStyle = .light
    #expect(heard == ["page light dark", "inner", "inner"])
  }

  private final class Log: UIView {
    var lines: [String] = []
    static let listed: Void = ObjectiveCRegistry.register(
      Log.self, name: nil,
      methods: [
        ("changed", { log, _, _ in note("changed", in: log) }),
        (
          "changed:before:",
          { log, view, traits in
            let style = (traits as? UITraitCollection)?.userInterfaceStyle ?? .unspecified
            return note("\(view is Log) before \(style)", in: log)
          }
        ),
      ], make: nil)

    private nonisolated static func note(_ line: String, in log: Any) -> Any? {
      let log = log as? Log
      MainActor.assumeIsolated { log?.lines.append(line) }
      return nil
    }
  }

  @Test(
    .shows("UITraitChangeObservable.registerForTraitChanges(_:target:action:)"),
    .shows("UITraitChangeObservable.registerForTraitChanges(_:action:)"))
  func aMethodHearsOfThem() {
    Log.listed
    let (log, view) = (Log(), UIView())
    log.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector("changed:before:"))
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: log, action: Selector("changed"))
    log.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .dark
    #expect(log.lines == ["true before light", "changed"])
  }

  @Test(
    .shows("UITraitCollection.subscript(_:)", "UITraitDefinition"),
    .shows("UITraitDefinition.defaultValue", "UITraitDefinition.Value", "UITrait"),
    .shows("UITraitUserInterfaceStyle.defaultValue", "UITraitUserInterfaceIdiom.defaultValue"),
    .shows("UITraitHorizontalSizeClass.defaultValue", "UITraitVerticalSizeClass.defaultValue"),
    .shows("UITraitDisplayScale.defaultValue", "UITraitUserInterfaceLevel.defaultValue"),
    .shows("UITraitPreferredContentSizeCategory.defaultValue"),
    .shows("UITraitUserInterfaceIdiom", "UITraitHorizontalSizeClass", "UITraitVerticalSizeClass"),
    .shows("UITraitDisplayScale", "UITraitPreferredContentSizeCategory"),
    .shows("UITraitUserInterfaceLevel"))
  func aTraitIsReadByItsType() {
    let phone = UITraitCollection.current
    #expect(phone[UITraitUserInterfaceStyle.self] == .light)
    #expect(phone[UITraitUserInterfaceIdiom.self] == .phone)
    #expect(phone[UITraitHorizontalSizeClass.self] == .compact)
    #expect(phone[UITraitVerticalSizeClass.self] == .regular)
    #expect(phone[UITraitDisplayScale.self] == 3)
    #expect(phone[UITraitPreferredContentSizeCategory.self] == .large)
    #expect(phone[UITraitUserInterfaceLevel.self] == .base)
    let none = UITraitCollection()
    #expect(none[UITraitUserInterfaceStyle.self] == UITraitUserInterfaceStyle.defaultValue)
    #expect(none[UITraitUserInterfaceIdiom.self] == UITraitUserInterfaceIdiom.defaultValue)
    #expect(none[UITraitHorizontalSizeClass.self] == UITraitHorizontalSizeClass.defaultValue)
    #expect(none[UITraitVerticalSizeClass.self] == UITraitVerticalSizeClass.defaultValue)
    #expect(none[UITraitDisplayScale.self] == UITraitDisplayScale.defaultValue)
    #expect(
      none[UITraitPreferredContentSizeCategory.self]
        == UITraitPreferredContentSizeCategory.defaultValue)
    #expect(none[UITraitUserInterfaceLevel.self] == UITraitUserInterfaceLevel.defaultValue)
  }
}
