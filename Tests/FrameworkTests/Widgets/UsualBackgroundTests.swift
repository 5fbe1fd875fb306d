import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import SimulatedWidgetKit
import TestSupport
import Testing

/// The background of a view that names no style.
@MainActor @Suite struct UsualBackgroundTests: LooksAtViews {
  @Test(.shows("View.background(ignoresSafeAreaEdges:)"))
  func aBackgroundWithoutAStyleIsThatOfTheSystem() throws {
    let area = try #require(elements(of: Text("a").background()).first)
    #expect(area.kind == .area)
    let white = UIView().screenColor(.systemBackground)
    #expect(area.background == white && white != nil)
  }

  @Test(
    .shows("AccessoryWidgetBackground", "AccessoryWidgetBackground.init()"),
    .shows("AccessoryWidgetBackground.body"))
  func theBackgroundOfTheLockScreenIsATranslucentGrey() throws {
    let area = try #require(elements(of: AccessoryWidgetBackground()).first)
    #expect(area.frame.width == 200 && area.frame.height == 100)
    #expect(area.background == UIView().screenColor(.secondarySystemFill))
  }
}
