import DeviceEvents
import Foundation
import SimulatedCharts
import SimulatedSwiftUI
import TestSupport
import Testing

/// Bars, points and rules in their places, in a plot of 200 by 100 points.
@MainActor @Suite struct ChartTests: LooksAtViews {
  struct Day: Identifiable {
    var name: String
    var pages: Int
    var shelf = "A"
    var id: String { name + shelf }
  }

  static let days = [Day(name: "Mon", pages: 4), Day(name: "Tue", pages: 10)]

  /// What a chart without axes shows.
  private func marks(_ chart: some View) -> [String] {
    lines(of: chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
  }

  @Test(
    .shows("Chart", "Chart.init(_:content:)", "BarMark", "PlottableValue"),
    .shows("BarMark.init(x:y:width:height:stacking:)", "View.chartXAxis(_:)"),
    .shows("PlottableValue.value(_: some StringProtocol, _: Value)", "View.chartYAxis(_:)"),
    .shows("Plottable", "Plottable.PrimitivePlottable", "Plottable.primitivePlottable"))
  func barsAreAsHighAsTheirValues() {
    let chart = Chart(Self.days) { day in
      BarMark(x: .value("Day", day.name), y: .value("Pages", day.pages))
    }
    #expect(marks(chart) == ["area Mon, 4 15,60 70×40", "area Tue, 10 115,0 70×100"])
  }

  @Test(
    .shows("Chart.init(content:)", "ForEach.init(_: Data, id:content:)", "MarkStackingMethod"),
    .shows("ChartContent.foregroundStyle(by:)", "MarkStackingMethod.standard"),
    .shows("MarkStackingMethod.unstacked", "View.chartLegend(_:)"))
  func barsAtTheSamePlaceAreStackedUnlessTheyAreNot() {
    let days = [Day(name: "Mon", pages: 4), Day(name: "Mon", pages: 6, shelf: "B")]
    func chart(_ stacking: MarkStackingMethod) -> some View {
      Chart {
        ForEach(days, id: \.shelf) { day in
          BarMark(
            x: .value("Day", day.name), y: .value("Pages", day.pages), width: .fixed(20),
            stacking: stacking
          )
          .foregroundStyle(by: .value("Shelf", day.shelf))
        }
      }.chartYScale(domain: 0...10)
    }
    #expect(
      marks(chart(.standard)) == ["area Mon, A, 4 90,60 20×40", "area Mon, B, 6 90,0 20×60"])
    #expect(
      marks(chart(.unstacked)) == ["area Mon, A, 4 90,60 20×40", "area Mon, B, 6 90,40 20×60"])
  }

  @Test(
    .shows("ChartContent.position(by:axis:)", "MarkDimension", "MarkDimension.ratio(_:)"),
    .shows("MarkDimension.inset(_:)", "MarkDimension.fixed(_:)", "MarkDimension.automatic"),
    .shows("MarkDimension.init(integerLiteral:)", "MarkDimension.init(floatLiteral:)"))
  func barsOfGroupsStandBesideEachOther() {
    func chart(_ width: MarkDimension) -> some View {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Pages", 4), width: width)
          .position(by: .value("Shelf", "A"))
        BarMark(x: .value("Day", "Mon"), y: .value("Pages", 6), width: width)
          .position(by: .value("Shelf", "B"))
      }.chartYScale(domain: 0...10)
    }
    #expect(marks(chart(.ratio(1))) == ["area Mon, 4 0,60 100×40", "area Mon, 6 100,40 100×60"])
    #expect(marks(chart(.inset(10))) == ["area Mon, 4 10,60 80×40", "area Mon, 6 110,40 80×60"])
    #expect(marks(chart(10)) == ["area Mon, 4 45,60 10×40", "area Mon, 6 145,40 10×60"])
    #expect(marks(chart(20.0)) == ["area Mon, 4 40,60 20×40", "area Mon, 6 140,40 20×60"])
    #expect(marks(chart(.automatic)) == ["area Mon, 4 15,60 70×40", "area Mon, 6 115,40 70×60"])
  }

  @Test(
    .shows("BarMark.init(xStart:xEnd:y:height:)", "BarMark.init(x:yStart:yEnd:width:)"),
    .shows("View.chartXScale(domain:)", "View.chartYScale(domain:)", "ScaleDomain"))
  func barsLieAlongNumbersAndMayBeginAnywhere() {
    let lying = Chart {
      BarMark(x: .value("Pages", 5), y: .value("Day", "Mon"), height: 20)
      BarMark(
        xStart: .value("From", 2), xEnd: .value("To", 4), y: .value("Day", "Tue"), height: 20)
    }.chartXScale(domain: 0..<10)
    #expect(marks(lying) == ["area Mon, 5 0,65 100×20", "area Tue, 2 – 4 40,15 40×20"])
    let upright = Chart {
      BarMark(x: .value("Day", "Mon"), yStart: .value("a", 2), yEnd: .value("b", 4), width: 20)
    }.chartYScale(domain: 0...10).chartXScale(domain: ["Mon", "Tue"])
    #expect(marks(upright) == ["area Mon, 2 – 4 40,60 20×20"])
  }

  @Test(
    .shows("PointMark", "PointMark.init(x:y:)", "ChartContent.symbolSize(_:)"),
    .shows("ForEach.init(_: Range<Int>, content:)", "ChartContent.offset(x:y:)"),
    .shows("PlottableValue.value(_: Text, _: Value)"))
  func pointsAreWhereTheirValuesAre() {
    let chart = Chart {
      ForEach(0..<3) { index in
        PointMark(x: .value("x", index), y: .value(Text("y"), Double(index) * 2.5))
          .symbolSize(25 * .pi)
          .offset(x: 1, y: -1)
      }
    }.chartXScale(domain: 0...2).chartYScale(domain: 0...5)
    #expect(
      marks(chart) == [
        "area 0, 0 -4,94 10×10", "area 1, 2.5 96,44 10×10", "area 2, 5 196,-6 10×10",
      ])
  }

  @Test(
    .shows("RuleMark", "RuleMark.init(x:)", "RuleMark.init(y:)", "RuleMark.init(x:yStart:yEnd:)"),
    .shows("RuleMark.init(xStart:xEnd:y:)", "ChartContent.lineStyle(_:)"))
  func rulesGoAcrossThePlot() {
    let chart = Chart {
      RuleMark(x: .value("x", 5)).lineStyle(StrokeStyle(lineWidth: 2))
      RuleMark(y: .value("y", 5)).lineStyle(StrokeStyle(lineWidth: 2))
      RuleMark(x: .value("x", 1), yStart: .value("a", 0), yEnd: .value("b", 5))
        .lineStyle(StrokeStyle(lineWidth: 2))
      RuleMark(xStart: .value("a", 2), xEnd: .value("b", 4), y: .value("y", 1))
        .lineStyle(StrokeStyle(lineWidth: 4))
    }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    #expect(
      marks(chart) == [
        "area 99,0 2×100", "area 0,49 200×2", "area 19,50 2×50", "area 40,88 40×4",
      ])
  }

  @Test(
    .shows("RectangleMark", "RectangleMark.init(x:y:width:height:)"),
    .shows("RectangleMark.init(xStart:xEnd:yStart:yEnd:)"))
  func rectanglesFillTheirRoom() {
    let chart = Chart {
      RectangleMark(
        x: .value("x", "a"), y: .value("y", "b"), width: .ratio(1), height: .ratio(1))
      RectangleMark(x: .value("x", "c"), y: .value("y", "d"), width: 10, height: 10)
    }
    #expect(marks(chart) == ["area a, b 0,50 100×50", "area c, d 145,20 10×10"])
    let numbers = Chart {
      RectangleMark(
        xStart: .value("a", 1), xEnd: .value("b", 2), yStart: .value("c", 3), yEnd: .value("d", 4))
    }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    #expect(marks(numbers) == ["area 1, 3 – 4 20,60 20×10"])
  }

  @Test(
    .shows("ChartContent.foregroundStyle(_:)", "ChartContent.cornerRadius(_:style:)"),
    .shows("ChartContent.opacity(_:)", "ChartContent.accessibilityLabel(_:)"),
    .shows("ChartContent.accessibilityValue(_:)", "ChartContent.accessibilityHidden(_:)"))
  func marksHaveTheirColourAndCornersAndWords() {
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 1))
        .foregroundStyle(.red)
        .cornerRadius(4)
        .opacity(0.5)
        .accessibilityLabel("first")
        .accessibilityValue("one")
      BarMark(x: .value("x", "b"), y: .value("y", 1)).accessibilityHidden(true)
    }
    let all = elements(of: chart.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(all.map(\.text) == ["first, one", nil])
    #expect(all.map(\.cornerRadius) == [4, 0])
    let red = Color.red.opacity(0.5), blue = Color.blue
    let wanted = [red, blue].map { elements(of: $0)[0].background }
    #expect(all.map(\.background) == wanted)
  }

  @Test(
    .shows("ChartContent.annotation(position:alignment:spacing:content:)", "AnnotationPosition"),
    .shows("AnnotationPosition.top", "AnnotationPosition.automatic", "AnnotationPosition.bottom"),
    .shows("AnnotationPosition.leading", "AnnotationPosition.trailing"),
    .shows("AnnotationPosition.overlay"))
  func annotationsAreBesideTheirMarks() {
    func place(_ position: AnnotationPosition) -> [String] {
      let chart = Chart {
        RectangleMark(
          xStart: .value("a", 4), xEnd: .value("b", 6), yStart: .value("c", 4),
          yEnd: .value("d", 6)
        )
        .annotation(position: position, spacing: 2) { Color.red.frame(width: 10, height: 10) }
      }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      return Array(marks(chart).dropFirst())
    }
    #expect(place(.top) == ["area 95,28 10×10"])
    #expect(place(.automatic) == ["area 95,28 10×10"])
    #expect(place(.bottom) == ["area 95,62 10×10"])
    #expect(place(.leading) == ["area 68,45 10×10"])
    #expect(place(.trailing) == ["area 122,45 10×10"])
    #expect(place(.overlay) == ["area 95,45 10×10"])
  }

  @Test(
    .shows("ChartContentBuilder.buildBlock(_: repeat each Content)", "ChartContentBuilder"),
    .shows("ChartContentBuilder.buildBlock()", "ChartContentBuilder.buildIf(_:)"),
    .shows("ChartContentBuilder.buildBlock(_: Content)", "ChartContentBuilder.buildExpression(_:)"),
    .shows("ChartContentBuilder.buildEither(first:)", "ChartContentBuilder.buildEither(second:)"),
    .shows("ChartContentBuilder.buildLimitedAvailability(_:)", "ChartContent"),
    .shows("ChartContent.Body", "ChartContent.body", "SeveralMarks"),
    .shows("Chart.init(_:id:content:)"), arguments: [true, false])
  func contentIsConditionalAndOfTypesOfItsOwn(_ isFirst: Bool) {
    struct Two: ChartContent {
      var isFirst: Bool
      var body: some ChartContent {
        if isFirst {
          PointMark(x: .value("x", 1), y: .value("y", 1))
        } else {
          PointMark(x: .value("x", 2), y: .value("y", 2))
        }
        if isFirst { PointMark(x: .value("x", 3), y: .value("y", 3)) }
        if #available(iOS 99, *) { PointMark(x: .value("x", 4), y: .value("y", 4)) }
      }
    }
    func said(_ chart: some View) -> [String?] {
      elements(of: chart.chartXAxis(.hidden).chartYAxis(.hidden)).map(\.text)
    }
    #expect(
      said(Chart { Two(isFirst: isFirst) })
        == (isFirst ? ["1, 1", "3, 3", "4, 4"] : ["2, 2", "4, 4"]))
    #expect(said(Chart {}) == [])
    #expect(
      said(Chart([5, 6], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) })
        == ["5, 5", "6, 6"])
  }
}
