import SimulatedSwiftUI
import TestSupport
import Testing

/// What scrolls, and in which directions.
@MainActor @Suite(.serialized) struct ContainerScrollTests: LooksAtViews {
  private func scrolled(_ axes: Axis.Set) -> [String] {
    lines(of: ScrollView(axes) { Color.red.frame(idealWidth: 500, idealHeight: 700) })
  }

  @Test(
    .shows("ScrollView", "ScrollView.init(_:showsIndicators:content:)"),
    .shows("Axis.Set.horizontal", "Axis.Set.vertical"))
  func contentIsAsLongAsItWantsInTheDirectionsOfScrolling() {
    #expect(scrolled(.vertical) == ["area 0,0 200×100", "area 0,0 200×700"])
    #expect(scrolled(.horizontal) == ["area 0,0 200×100", "area 0,0 500×100"])
    #expect(scrolled([.horizontal, .vertical]) == ["area 0,0 200×100", "area 0,0 500×700"])
    #expect(scrolled([]) == ["area 0,0 200×100", "area 0,0 200×100"])
  }

  @Test(.shows("ScrollView.init(_:showsIndicators:content:)"))
  func itScrollsUpAndDownIfNothingElseIsSaid() {
    let view = ScrollView(showsIndicators: false) { box(20, 300) }
    #expect(lines(of: view) == ["area 90,0 20×100", "area 90,0 20×300"])
  }

  @Test(.shows("ScrollView"))
  func acrossItIsAsLargeAsItsContent() {
    let rows = VStack(spacing: 0) {
      ScrollView(.horizontal) { box(900, 30) }
      box(1, 1)
    }
    #expect(lines(of: rows) == ["area 0,34 200×30", "area 0,34 900×30", "area 99,64 1×1"])
    let column = VStack(spacing: 0) {
      ScrollView { box(20, 900) }
      box(1, 1)
    }
    #expect(lines(of: column) == ["area 90,0 20×99", "area 90,0 20×900", "area 99,99 1×1"])
  }

  @Test(.shows("ScrollView"))
  func whatIsFarBelowCanBeTapped() async throws {
    struct Long: View {
      @State private var chosen: Int?

      var body: some View {
        Text(chosen.map { "chosen: \($0)" } ?? "nothing")
        ScrollView {
          ForEach(0..<100) { number in
            Button("number \(number)") { chosen = number }
          }
        }
      }
    }
    let shown = ShownInterface(Long())
    #expect(shown.lines.first == #"label "nothing""#)
    try await shown.tap("number 99")
    #expect(shown.lines.first == #"label "chosen: 99""#)
  }
}
