import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views in rows and columns.
@MainActor @Suite struct ContainerGridTests: LooksAtViews {
  @Test(
    .shows("Grid", "Grid.init(alignment:horizontalSpacing:verticalSpacing:content:)"),
    .shows("GridRow", "GridRow.init(alignment:content:)"))
  func columnsAreAsWideAsTheirWidestViews() {
    let usual = Grid {
      GridRow {
        box(40, 10)
        box(20, 10)
      }
      GridRow {
        box(20, 30)
        box(20, 10)
      }
    }
    #expect(
      lines(of: usual) == [
        "area 66,26 40×10", "area 114,26 20×10", "area 76,44 20×30", "area 114,54 20×10",
      ])
    let spaced = Grid(alignment: .bottomTrailing, horizontalSpacing: 20, verticalSpacing: 10) {
      GridRow {
        box(40, 10)
        box(20, 10)
      }
      GridRow {
        box(20, 30)
        box(20, 10)
      }
    }
    #expect(
      lines(of: spaced) == [
        "area 60,25 40×10", "area 120,25 20×10", "area 80,45 20×30", "area 120,65 20×10",
      ])
  }

  @Test(.shows("GridRow.init(alignment:content:)"))
  func aRowAlignsItsOwnViews() {
    let grid = Grid {
      GridRow(alignment: .bottom) {
        box(20, 30)
        box(20, 10)
      }
    }
    #expect(lines(of: grid) == ["area 76,35 20×30", "area 104,55 20×10"])
  }

  @Test(.shows("Grid"))
  func aViewThatIsntInARowHasAWholeOne() {
    let grid = Grid {
      GridRow {
        box(20, 10)
        box(20, 10)
      }
      box(10, 10)
    }
    #expect(lines(of: grid) == ["area 76,36 20×10", "area 104,36 20×10", "area 95,54 10×10"])
  }
}
