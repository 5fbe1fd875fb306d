import DeviceEvents
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views in front of others, behind them, and cut at their edges.
@MainActor @Suite(.serialized) struct LayoutLayerTests: LooksAtDrawings {
  private var base: some View { Color.red.frame(width: 60, height: 40) }
  private var small: some View { Color.blue.frame(width: 10, height: 10) }

  @Test(.shows("View.overlay(_:alignment:)", "View.overlay(alignment:content:)"))
  func anOverlayIsInFront() {
    let all = "70,30 60×40 red"
    #expect(looks(of: base.overlay(Color.blue)) == [all, "70,30 60×40 blue"])
    #expect(looks(of: base.overlay(small)) == [all, "95,45 10×10 blue"])
    #expect(looks(of: base.overlay(small, alignment: .topLeading)) == [all, "70,30 10×10 blue"])
    #expect(looks(of: base.overlay { small }) == [all, "95,45 10×10 blue"])
    #expect(
      looks(of: base.overlay(alignment: .bottomTrailing) { small }) == [all, "120,60 10×10 blue"])
    #expect(
      looks(
        of: base.overlay {
          Color.green
          small
        }) == [all, "70,30 60×40 green", "95,45 10×10 blue"])
  }

  @Test(
    .shows("View.background(_:alignment:)", "View.background(alignment:content:)"),
    .shows("View.background(_:in:fillStyle:)"))
  func aBackgroundIsBehind() {
    let all = "70,30 60×40 red"
    #expect(looks(of: base.background(small, alignment: .top)) == ["95,30 10×10 blue", all])
    #expect(
      looks(of: base.background(Text("b").frame(width: 8, height: 8), alignment: .bottomLeading))
        .last == all)
    #expect(looks(of: base.background { small }) == ["95,45 10×10 blue", all])
    #expect(
      looks(of: base.background(alignment: .trailing) { small }) == ["120,45 10×10 blue", all])
    #expect(
      looks(of: base.background(.blue, in: RoundedRectangle(cornerRadius: 7)))
        == ["70,30 60×40 blue r7", all])
  }

  @Test(.shows("View.border(_:width:)"))
  func aBorderIsAroundAView() {
    let all = "70,30 60×40 red"
    #expect(looks(of: base.border(.blue)) == [all, "70,30 60×40 clear line 1 blue"])
    #expect(looks(of: base.border(.blue, width: 3)) == [all, "70,30 60×40 clear line 3 blue"])
  }

  @Test(
    .shows("View.clipped(antialiased:)", "View.cornerRadius(_:antialiased:)"),
    .shows("View.clipShape(_:style:)"))
  func aViewIsCutAtItsEdgesOrAtThoseOfAShape() {
    let red = "70,30 60×40 red"
    #expect(looks(of: base.clipped()) == ["70,30 60×40 clips", red])
    #expect(looks(of: base.cornerRadius(6, antialiased: false)) == ["70,30 60×40 r6 clips", red])
    #expect(looks(of: base.clipShape(Capsule())) == ["70,30 60×40 r20 clips", red])
    #expect(looks(of: base.clipShape(.rect(cornerRadius: 5))) == ["70,30 60×40 r5 clips", red])
    #expect(
      looks(of: Color.red.frame(width: 40, height: 40).clipShape(Circle()))
        == ["80,30 40×40 r20 clips", "80,30 40×40 red"])
  }

  @Test(.shows("View.hidden()"))
  func aHiddenViewTakesItsRoom() async throws {
    #expect(
      lines(
        of: HStack(spacing: 0) {
          box(20, 10).hidden()
          box(20, 10)
        }) == ["area 100,45 20×10"])
    let shown = ShownInterface(Button("a") {}.hidden())
    await #expect(throws: (any Error).self) { try await shown.tap("a") }
  }
}
