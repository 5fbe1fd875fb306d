import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views that say where they are aligned.
@MainActor @Suite struct LayoutGuideTests: LooksAtViews {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  private enum Line: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.bottom]
    }
  }

  @Test(
    .shows(
      "View.alignmentGuide(_: HorizontalAlignment, computeValue:)"),
    .shows("ViewDimensions", "ViewDimensions.width", "ViewDimensions.height"))
  func aGuideMovesAViewInAColumn() {
    let column = VStack(alignment: .leading, spacing: 0) {
      box(100, 10)
      box(40, 10).alignmentGuide(.leading) { $0.width - 70 }
      box(20, 10).alignmentGuide(.leading) { $0.height }
    }
    #expect(
      lines(of: column) == ["area 55,35 100×10", "area 85,45 40×10", "area 45,55 20×10"])
  }

  @Test(
    .shows("View.alignmentGuide(_: VerticalAlignment, computeValue:)"))
  func aGuideMovesAViewInARow() {
    let row = HStack(alignment: .top, spacing: 0) {
      box(10, 20)
      box(10, 20).alignmentGuide(.top) { _ in -6 }
    }
    #expect(lines(of: row) == ["area 90,37 10×20", "area 100,43 10×20"])
  }

  @Test(
    .shows("HorizontalAlignment.init(_:)", "HorizontalAlignment", "AlignmentID"),
    .shows("AlignmentID.defaultValue(in:)"))
  func aCustomAlignmentReachesThroughOtherStacks() {
    let third = HorizontalAlignment(Third.self)
    #expect(third == HorizontalAlignment(Third.self))
    #expect(third != .leading)
    let column = VStack(alignment: third, spacing: 0) {
      box(40, 10)
      HStack(spacing: 0) {
        box(30, 10)
        box(30, 10).alignmentGuide(third) { $0.width }
      }
      box(20, 10).padding(.leading, 50).alignmentGuide(third) { $0[.trailing] }
    }
    #expect(
      lines(of: column) == [
        "area 110,35 40×10", "area 60,45 30×10", "area 90,45 30×10", "area 100,55 20×10",
      ])
  }

  @Test(.shows("VerticalAlignment.init(_:)", "VerticalAlignment"))
  func aCustomAlignmentWithoutGuidesIsWhereItSays() {
    let line = VerticalAlignment(Line.self)
    #expect(
      lines(
        of: HStack(alignment: line, spacing: 0) {
          box(10, 20)
          box(10, 40)
        }) == ["area 90,50 10×20", "area 100,30 10×40"])
    #expect(
      lines(of: box(10, 10).frame(width: 100, height: 60, alignment: Alignment(.center, line)))
        == ["area 95,70 10×10"])
  }

  @Test(.shows("ViewDimensions.subscript(_: HorizontalAlignment)"))
  func guidesMoveViewsInFramesAndOverEachOther() {
    let moved = box(10, 10).alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
    #expect(lines(of: moved.frame(width: 40, height: 10)) == ["area 90,45 10×10"])
    #expect(
      lines(of: box(40, 10).overlay(moved)) == ["area 80,45 40×10", "area 90,45 10×10"])
    let ground = box(40, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
    #expect(
      lines(of: ground.background(box(10, 10))) == ["area 75,45 10×10", "area 80,45 40×10"])
    #expect(
      lines(
        of: ZStack {
          box(40, 10)
          moved
        }) == ["area 80,45 40×10", "area 90,45 10×10"])
  }

  @Test(
    .shows("ViewDimensions.subscript(_: VerticalAlignment)"),
    .shows("ViewDimensions.subscript(explicit: HorizontalAlignment)"),
    .shows("ViewDimensions.subscript(explicit: VerticalAlignment)"))
  func aViewKnowsWhichGuidesAreSet() {
    var known: [CGFloat?] = []
    let view = box(40, 20).alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.top) { _ in 4 }
      .alignmentGuide(HorizontalAlignment.center) { dimensions in
        known = [
          dimensions[explicit: .leading], dimensions[explicit: .trailing],
          dimensions[explicit: .top], dimensions[explicit: .bottom],
          dimensions[.leading], dimensions[.trailing],
          dimensions[VerticalAlignment.top], dimensions[VerticalAlignment.bottom],
          dimensions[VerticalAlignment.center],
        ]
        return 0
      }
    #expect(lines(of: ZStack { view }) == ["area 80,40 40×20"])
    #expect(known == [3, nil, 4, nil, 3, 40, 4, 20, 10])
  }
}

extension Alignment {
  fileprivate init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }
}
