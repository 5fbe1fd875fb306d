import DeviceEvents
import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views that choose, and views in rows that scroll.
@MainActor @Suite(.serialized) struct LayoutFittingTests: LooksAtViews {
  private func choice(in axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    ViewThatFits(in: axes) {
      box(150, 80)
      box(90, 40)
      box(30, 10)
    }
  }

  @Test(.shows("ViewThatFits", "ViewThatFits.init(in:content:)"))
  func theFirstViewThatFitsIsShown() {
    #expect(lines(of: choice()) == ["area 25,10 150×80"])
    #expect(lines(of: choice().frame(width: 100)) == ["area 55,30 90×40"])
    #expect(lines(of: choice().frame(height: 50)) == ["area 55,30 90×40"])
    #expect(lines(of: choice().frame(width: 40, height: 5)) == ["area 85,45 30×10"])
    #expect(lines(of: choice(in: .horizontal).frame(height: 50)) == ["area 25,10 150×80"])
    #expect(lines(of: choice(in: .vertical).frame(width: 40)) == ["area 25,10 150×80"])
    #expect(lines(of: ViewThatFits {}) == [])
  }

  @Test(.shows("ViewThatFits"))
  func aTextThatIsTooLongGivesWayToAShorterOne() {
    let text = ViewThatFits(in: .horizontal) {
      Text(verbatim: "a text that is much too long for any line here")
      Text(verbatim: "short")
    }
    #expect(texts(of: text) == ["short"])
    #expect(
      texts(
        of: HStack(spacing: 0) {
          box(150, 10)
          text
        }) == ["short"])
  }

  @Test(.shows("LazyHGrid", "LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)"))
  func aGridFillsItsColumnsFromTopToBottom() {
    let grid = LazyHGrid(
      rows: [GridItem(.fixed(30), spacing: 10), GridItem(.flexible(minimum: 20))], spacing: 5
    ) {
      ForEach(0..<5) { box(10 + CGFloat($0), 10) }
    }
    #expect(
      lines(of: grid) == [
        "area 76,30 10×10", "area 92,30 12×10", "area 110,30 14×10", "area 76,65 11×10",
        "area 92,65 13×10",
      ])
    let one = LazyHGrid(rows: [GridItem(.adaptive(minimum: 400))]) {
      box(10, 10)
      box(10, 10)
      box(10, 10)
    }
    #expect(lines(of: one.fixedSize()).count == 3)
    #expect(elements(of: one).map(\.frame.x) == [86, 104, 86])
  }

  @Test(
    .shows("ControlGroup", "ControlGroup.init(content:)", "ControlGroup.body"),
    .shows("ControlGroup.init(content:label:)", "ControlGroup.init(_:content:)"))
  func controlsThatBelongTogetherAreInARow() async throws {
    @ViewBuilder func buttons() -> some View {
      Button("Cut") {}
      Button("Copy") {}
    }
    let row = lines(of: HStack { buttons() })
    #expect(row.count == 2)
    #expect(lines(of: ControlGroup { buttons() }) == row)
    #expect(lines(of: ControlGroup { buttons() }.body) == row)
    #expect(lines(of: ControlGroup("Edit") { buttons() }) == row)
    #expect(
      lines(
        of: ControlGroup {
          buttons()
        } label: {
          Text("Edit")
        }) == row)
    let menu = ShownInterface(Menu("More") { ControlGroup { buttons() } })
    try await menu.tap("More")
    #expect(menu.text.contains("Cut") && menu.text.contains("Copy"))
  }
}
