import SimulatedSwiftUI
import TestSupport
import Testing

/// The names of directions and edges, and whether something is shown.
@Suite struct ContainerEdgeTests {
  @Test(.shows("Axis", "Axis.horizontal", "Axis.vertical"))
  func directionsHaveNumbers() {
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis.horizontal.rawValue == 0)
    #expect(Axis.vertical.rawValue == 1)
  }

  @Test(
    .shows("Axis.Set", "Axis.Set.rawValue", "Axis.Set.init(rawValue:)"),
    .shows("Axis.Set.horizontal", "Axis.Set.vertical"))
  func setsOfDirectionsAreBits() {
    #expect(Axis.Set.horizontal.rawValue == 1)
    #expect(Axis.Set.vertical.rawValue == 2)
    #expect(Axis.Set(rawValue: 3) == [.horizontal, .vertical])
    #expect(!Axis.Set(rawValue: 1).contains(.vertical))
  }

  @Test(
    .shows("HorizontalEdge", "HorizontalEdge.leading", "HorizontalEdge.trailing"),
    .shows("VerticalEdge", "VerticalEdge.top", "VerticalEdge.bottom"))
  func edgesHaveNumbers() {
    #expect(HorizontalEdge.allCases == [.leading, .trailing])
    #expect(HorizontalEdge.leading.rawValue == 0)
    #expect(HorizontalEdge.trailing.rawValue == 1)
    #expect(VerticalEdge.allCases == [.top, .bottom])
    #expect(VerticalEdge.top.rawValue == 0)
    #expect(VerticalEdge.bottom.rawValue == 1)
  }

  @Test(
    .shows("VerticalEdge.Set", "VerticalEdge.Set.rawValue", "VerticalEdge.Set.init(rawValue:)"),
    .shows("VerticalEdge.Set.top", "VerticalEdge.Set.bottom", "VerticalEdge.Set.all"))
  func setsOfEdgesAreBits() {
    #expect(VerticalEdge.Set.top.rawValue == 1)
    #expect(VerticalEdge.Set.bottom.rawValue == 2)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(VerticalEdge.Set(rawValue: 2) == .bottom)
  }

  @Test(
    .shows("Visibility", "Visibility.automatic", "Visibility.visible", "Visibility.hidden"))
  func thereAreThreeVisibilities() {
    #expect(Visibility.allCases == [.automatic, .visible, .hidden])
  }
}
