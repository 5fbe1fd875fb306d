import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views at a place of their own, and numbers that grow with text.
@MainActor @Suite struct LayoutPositionTests: LooksAtViews {
  @Test(
    .shows("View.position(_:)", "View.position(x:y:)"),
    .shows("View.safeAreaPadding(_:_:)"),
    .shows("View.safeAreaPadding(_:)"))
  func aViewHasItsMiddleAtAPoint() {
    let view = VStack(spacing: 0) {
      box(200, 20)
      box(10, 10).position(x: 50, y: 30)
    }
    #expect(lines(of: view) == ["area 0,0 200×20", "area 45,45 10×10"])
    #expect(lines(of: box(10, 10).position(CGPoint(x: 5, y: 5))) == ["area 0,0 10×10"])
    #expect(lines(of: box(10, 10).position(x: 9).fixedSize()) == ["area 99,40 10×10"])
    #expect(
      lines(of: Color.red.safeAreaPadding(.leading, 30)) == ["area 30,0 170×100"])
    #expect(
      lines(
        of: Color.red.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == ["area 2,1 194×96"])
  }

  @Test(
    .shows("ScaledMetric", "ScaledMetric.init(wrappedValue:)", "ScaledMetric.wrappedValue"),
    .shows("ScaledMetric.init(wrappedValue:relativeTo:)"))
  func aNumberIsThatOfTheUsualSizeOfText() {
    struct Scaled: View {
      @ScaledMetric private var width: CGFloat = 30
      @ScaledMetric(relativeTo: .title) private var height: CGFloat = 20
      var body: some View { Color.red.frame(width: width, height: height) }
    }
    #expect(lines(of: Scaled()) == ["area 85,40 30×20"])
  }
}
