import Foundation
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct TraitTests {
  @Test(
    .shows(
      "UITraitCollection.init()", "UITraitCollection.init(userInterfaceStyle:)",
      "UITraitCollection.init(userInterfaceIdiom:)", "UITraitCollection.init(horizontalSizeClass:)",
      "UITraitCollection.init(verticalSizeClass:)", "UITraitCollection.init(displayScale:)",
      "UITraitCollection.init(preferredContentSizeCategory:)",
      "UITraitCollection.init(userInterfaceLevel:)", "UITraitCollection.userInterfaceIdiom",
      "UITraitCollection.horizontalSizeClass", "UITraitCollection.verticalSizeClass",
      "UITraitCollection.displayScale", "UITraitCollection.preferredContentSizeCategory",
      "UITraitCollection.userInterfaceLevel", "UITraitCollection.init(traitsFrom:)"))
  func aCollectionSaysOnlyWhatItWasMadeOf() {
    let all = [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(userInterfaceLevel: .elevated),
    ]
    for (index, traits) in all.enumerated() {
      #expect(traits.userInterfaceStyle == (index == 0 ? .dark : .unspecified))
      #expect(traits.userInterfaceIdiom == (index == 1 ? .pad : .unspecified))
      #expect(traits.horizontalSizeClass == (index == 2 ? .compact : .unspecified))
      #expect(traits.verticalSizeClass == (index == 3 ? .regular : .unspecified))
      #expect(traits.displayScale == (index == 4 ? 2 : 0))
      #expect(traits.preferredContentSizeCategory == (index == 5 ? .small : .unspecified))
      #expect(traits.userInterfaceLevel == (index == 6 ? .elevated : .unspecified))
      #expect(traits != UITraitCollection())
    }
    let together = UITraitCollection(
      traitsFrom: all + [UITraitCollection(displayScale: 3), UITraitCollection()])
    #expect(together.userInterfaceStyle == .dark && together.userInterfaceIdiom == .pad)
    #expect(together.horizontalSizeClass == .compact && together.verticalSizeClass == .regular)
    #expect(together.preferredContentSizeCategory == .small)
    #expect(together.userInterfaceLevel == .elevated)
    // The last one that says something wins.
    #expect(together.displayScale == 3)
  }

  @Test(
    .shows(
      "UITraitCollection.containsTraits(in:)", "UITraitCollection.isEqual(_:)",
      "UITraitCollection.hash", "UITraitCollection.copy(with:)",
      "UITraitCollection.hasDifferentColorAppearance(comparedTo:)"))
  func collectionsAreCompared() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
    #expect(both.containsTraits(in: dark) && both.containsTraits(in: nil))
    #expect(!dark.containsTraits(in: both) && !both.containsTraits(in: light))
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark) && dark != light && dark != both)
    #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
    // Nothing guarantees it, but without it each lookup would be a search.
    #expect(dark.hash != light.hash)
    #expect(both.copy() as? UITraitCollection == both)
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: both))
    #expect(
      dark.hasDifferentColorAppearance(
        comparedTo: UITraitCollection(traitsFrom: [
          dark, UITraitCollection(userInterfaceLevel: .elevated),
        ])))
  }

  @Test(
    .shows(
      "UITraitCollection.current", "UITraitCollection.layoutDirection",
      "UITraitCollection.displayGamut", "UITraitCollection.forceTouchCapability",
      "UITraitCollection.accessibilityContrast", "UITraitCollection.legibilityWeight"))
  func theCurrentTraitsAreAPhonesUntilTheyAreSet() {
    let phone = UITraitCollection.current
    #expect(phone.userInterfaceIdiom == .phone && phone.userInterfaceStyle == .light)
    #expect(phone.horizontalSizeClass == .compact && phone.verticalSizeClass == .regular)
    #expect(phone.displayScale == 3 && phone.userInterfaceLevel == .base)
    #expect(phone.preferredContentSizeCategory == .large)
    #expect(phone.layoutDirection == .leftToRight && phone.displayGamut == .P3)
    #expect(phone.forceTouchCapability == .unavailable)
    #expect(phone.accessibilityContrast == .normal && phone.legibilityWeight == .regular)
    let none = UITraitCollection()
    #expect(none.layoutDirection == .unspecified && none.displayGamut == .unspecified)
    #expect(none.forceTouchCapability == .unknown)
    #expect(none.accessibilityContrast == .unspecified && none.legibilityWeight == .unspecified)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UITraitCollection.current = dark
    #expect(UITraitCollection.current === dark)
    UITraitCollection.current = phone
    #expect(UITraitCollection.current === phone)
  }

  private final class Told: UIView {
    var before: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      before.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  @Test(
    .shows(
      "UITraitEnvironment.traitCollection", "UIViewController.traitCollection",
      "UIView.traitCollectionDidChange(_:)", "UITraitEnvironment.traitCollectionDidChange(_:)"))
  func aStyleReachesAllThatIsInside() {
    let (controller, inner) = (UIViewController(), Told())
    #expect(controller.traitCollection == .current)
    controller.view.addSubview(inner)
    let places: [any UITraitEnvironment] = [controller, controller.view, inner]
    #expect(places.allSatisfy { $0.traitCollection.userInterfaceStyle == .light })
    controller.view.overrideUserInterfaceStyle = .dark
    #expect(places.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
    #expect(inner.before.count == 1)
    let told: any UITraitEnvironment = inner
    told.traitCollectionDidChange(nil)
    #expect(inner.before.count == 2 && inner.before.last == .some(nil))
  }

  @Test(
    .shows(
      "UITraitEnvironmentLayoutDirection", "UITraitEnvironmentLayoutDirection.unspecified",
      "UITraitEnvironmentLayoutDirection.leftToRight",
      "UITraitEnvironmentLayoutDirection.rightToLeft", "UIUserInterfaceLayoutDirection",
      "UIUserInterfaceLayoutDirection.leftToRight", "UIUserInterfaceLayoutDirection.rightToLeft",
      "UIUserInterfaceLevel", "UIUserInterfaceLevel.unspecified", "UIUserInterfaceLevel.base",
      "UIUserInterfaceLevel.elevated"))
  func directionsAndLevelsHaveApplesNumbers() {
    #expect(
      [UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft].map(\.rawValue)
        == [-1, 0, 1])
    #expect(
      [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map(\.rawValue) == [0, 1])
    #expect([UIUserInterfaceLevel.unspecified, .base, .elevated].map(\.rawValue) == [-1, 0, 1])
  }
}
