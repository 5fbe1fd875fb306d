import DeviceEvents
import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views in columns of a given number or width.
@MainActor @Suite struct ContainerColumnTests: LooksAtViews {
  private func places(_ columns: [GridItem], width: CGFloat = 208, count: Int = 3) -> [String] {
    let grid = LazyVGrid(columns: columns) {
      ForEach(0..<count, id: \.self) { _ in box(10, 10) }
    }
    return drawing(of: grid, in: CGSize(width: width, height: 28)).elements.map {
      "\(Int($0.frame.x)),\(Int($0.frame.y))"
    }
  }

  @Test(
    .shows("LazyVGrid", "LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)"),
    .shows("GridItem", "GridItem.init(_:spacing:alignment:)"),
    .shows("GridItem.Size.flexible(minimum:maximum:)"))
  func viewsFillFlexibleColumnsFromLeftToRight() {
    #expect(places([GridItem(), GridItem()]) == ["45,0", "153,0", "45,18"])
    #expect(places([GridItem(.flexible())], count: 2) == ["99,0", "99,18"])
  }

  @Test(.shows("GridItem.init(_:spacing:alignment:)"))
  func itemsSetTheRoomBetweenColumnsAndTheAlignmentInThem() {
    let spaced = GridItem(spacing: 28)
    #expect(places([spaced, spaced]) == ["40,0", "158,0", "40,18"])
    let leading = GridItem(alignment: .leading)
    #expect(places([leading, leading]) == ["0,0", "108,0", "0,18"])
  }

  @Test(.shows("GridItem.Size.adaptive(minimum:maximum:)"))
  func thereAreAsManyAdaptiveColumnsAsFit() {
    #expect(
      places([GridItem(.adaptive(minimum: 100))], width: 358, count: 4)
        == ["52,0", "174,0", "296,0", "52,18"])
    #expect(
      places([GridItem(.adaptive(minimum: 170), spacing: 18)], width: 358)
        == ["80,0", "268,0", "80,18"])
    #expect(
      places([GridItem(.adaptive(minimum: 300))], width: 358, count: 2) == ["174,0", "174,18"])
  }

  @Test(.shows("LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)"))
  func theGridSetsTheRoomBetweenRows() {
    let grid = LazyVGrid(columns: [GridItem()], spacing: 30) {
      box(10, 10)
      box(10, 20)
    }
    #expect(lines(of: grid) == ["area 95,20 10×10", "area 95,60 10×20"])
  }

  @Test(
    .shows("GridItem.size", "GridItem.spacing", "GridItem.alignment", "GridItem.Size"),
    .shows("GridItem.Size.fixed(_:)", "GridItem.Size.flexible(minimum:maximum:)"),
    .shows("GridItem.Size.adaptive(minimum:maximum:)"))
  func aColumnKnowsItsLengthSpacingAndAlignment() {
    func name(_ item: GridItem) -> String {
      let length =
        switch item.size {
        case .fixed(let length): "fixed \(length)"
        case .flexible(let least, let most): "flexible \(least) \(most)"
        case .adaptive(let least, let most): "adaptive \(least) \(most)"
        }
      let alignment = item.alignment == .top ? "top" : item.alignment == nil ? "none" : "another"
      return "\(length), \(item.spacing ?? -1), \(alignment)"
    }
    #expect(name(GridItem()) == "flexible 10.0 inf, -1.0, none")
    #expect(name(GridItem(.fixed(30), spacing: 5, alignment: .top)) == "fixed 30.0, 5.0, top")
    #expect(name(GridItem(.flexible(minimum: 1, maximum: 2))) == "flexible 1.0 2.0, -1.0, none")
    #expect(name(GridItem(.adaptive(minimum: 9))) == "adaptive 9.0 inf, -1.0, none")
    var item = GridItem()
    (item.size, item.spacing, item.alignment) = (.fixed(1), 2, .bottom)
    #expect(name(item) == "fixed 1.0, 2.0, another")
  }
}
