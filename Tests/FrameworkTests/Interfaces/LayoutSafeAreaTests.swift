import DeviceEvents
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Views and the parts of the screen that bars and corners cover.
@MainActor @Suite(.serialized) struct LayoutSafeAreaTests: LooksAtDrawings {
  /// How a view in a space of 200 by 100 points is drawn, of which 20 are covered above and 10 below.
  private func looksInside(_ view: some View) -> [String] {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    controller.view.layoutIfNeeded()
    return controller.view.childElements().flatMap(looks)
  }

  @Test(.shows("View.ignoresSafeArea(_:edges:)", "View.edgesIgnoringSafeArea(_:)"))
  func aViewMayReachIntoWhatIsCovered() {
    #expect(looksInside(Color.red) == ["0,20 200×70 red"])
    #expect(looksInside(Color.red.ignoresSafeArea()) == ["0,0 200×100 red"])
    #expect(looksInside(Color.red.edgesIgnoringSafeArea(.all)) == ["0,0 200×100 red"])
    #expect(
      looksInside(
        VStack(spacing: 0) {
          Color.red.ignoresSafeArea()
          Color.blue.frame(height: 10)
        }) == ["0,0 200×80 red", "0,80 200×10 blue"])
  }

  @Test(
    .shows("SafeAreaRegions", "SafeAreaRegions.rawValue", "SafeAreaRegions.init(rawValue:)"),
    .shows("SafeAreaRegions.all", "SafeAreaRegions.container", "SafeAreaRegions.keyboard"))
  func regionsMakeASet() {
    let both: SafeAreaRegions = [.container, .keyboard]
    #expect(both.isSubset(of: .all))
    #expect(both != .container && both != .keyboard && both != .all)
    #expect(SafeAreaRegions.container.isDisjoint(with: .keyboard))
    #expect(SafeAreaRegions(rawValue: both.rawValue) == both)
    #expect(SafeAreaRegions(rawValue: 0).isEmpty)
  }

  @Test(.shows("View.safeAreaInset(edge:alignment:spacing:content:)"))
  func aBarOfOnesOwnTakesRoomFromTheView() {
    let bar = Color.blue.frame(width: 40, height: 30)
    #expect(
      looks(of: Color.red.safeAreaInset(edge: .bottom, spacing: 0) { bar })
        == ["0,0 200×70 red", "80,70 40×30 blue"])
    #expect(
      looks(of: Color.red.safeAreaInset(edge: .top, alignment: .leading, spacing: 5) { bar })
        .sorted() == ["0,0 40×30 blue", "0,35 200×65 red"])
  }
}
