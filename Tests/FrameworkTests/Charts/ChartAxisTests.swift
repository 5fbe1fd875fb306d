import DeviceEvents
import Foundation
import SimulatedCharts
import SimulatedSwiftUI
import TestSupport
import Testing

/// Axes, scales and legends of charts.
@MainActor @Suite struct ChartAxisTests: LooksAtViews {
  private func points(_ upper: Double = 10) -> some View {
    Chart { PointMark(x: .value("x", upper), y: .value("y", upper)) }
  }

  /// The texts that a chart shows besides its marks.
  private func labels(_ chart: some View) -> [String] {
    elements(of: chart).filter { $0.kind == .label }.compactMap(\.text)
  }

  @Test(
    .shows("AxisMarks", "AxisMarkPosition"),
    .shows("AxisMarks.init(preset:position:values: [Value], stroke:)"),
    .shows("AxisMarkPosition.leading", "AxisMarkPosition.trailing", "AxisMarkPosition.automatic"),
    .shows("AxisMarkPosition.top", "AxisMarkPosition.bottom", "AxisContent"),
    .shows("View.chartYAxis(content:)", "View.chartXAxis(content:)", "AxisContentBuilder"),
    .shows("AxisContentBuilder.buildBlock(_: Content)", "UsualAxisMark"))
  func anAxisIsOnTheSideThatTheCodeWants() {
    func plot(_ chart: some View) -> ScreenFrame? {
      elements(of: chart).first { $0.text == "10, 10" }?.frame
    }
    func x(_ position: AxisMarkPosition) -> Bool {
      let chart = points().chartXAxis(.hidden).chartXScale(domain: 0...20)
        .chartYAxis { AxisMarks(position: position, values: [0, 10]) }
      let label = elements(of: chart).first { $0.text == "0" && $0.kind == .label }
      return label.map { $0.frame.x > 100 } ?? false
    }
    #expect([.leading, .trailing, .automatic].map(x) == [false, true, true])
    func y(_ position: AxisMarkPosition) -> Bool {
      let chart = points().chartYAxis(.hidden)
        .chartXAxis { AxisMarks(position: position, values: [10]) }
      let label = elements(of: chart).first { $0.text == "10" && $0.kind == .label }
      return label.map { $0.frame.y > 50 } ?? false
    }
    #expect([.top, .bottom, .automatic].map(y) == [false, true, true])
  }

  @Test(
    .shows("AxisMarkValues", "AxisMarkValues.automatic"),
    .shows("AxisMarkValues.stride(by:)"),
    .shows("AxisMarkValues.automatic(desiredCount:)"),
    .shows("AxisMarks.init(preset:position:values: AxisMarkValues, stroke:)"))
  func marksAreAtRoundValues() {
    func y(_ values: AxisMarkValues, _ upper: Double = 10) -> [String] {
      labels(points(upper).chartXAxis(.hidden).chartYAxis { AxisMarks(values: values) })
    }
    #expect(y(.automatic) == ["0", "2", "4", "6", "8", "10"])
    #expect(y(.automatic, 0.7) == ["0", "0.2", "0.4", "0.6", "0.8"])
    #expect(y(.automatic, 4300) == ["0", "1,000", "2,000", "3,000", "4,000", "5,000"])
    #expect(y(.automatic(desiredCount: 2)) == ["0", "5", "10"])
    #expect(y(.stride(by: 4)) == ["0", "4", "8"])
    let below = Chart { BarMark(x: .value("x", "a"), y: .value("y", -3)) }
    #expect(labels(below.chartXAxis(.hidden)) == ["-3", "-2", "-1", "0"])
  }

  @Test(
    .shows("PlottableValue.value(_:_:unit:)", "AxisMarkValues.stride(by:count:)"),
    .shows("AxisValueLabel.init(format:centered:)", "AxisValueLabel"),
    .shows(
      """
      AxisMarks.init(preset: AxisMarkPreset, position: AxisMarkPosition, \
      values: AxisMarkValues, content: (AxisValue) -> Content)
      """))
  func datesHaveMarksAtTheirUnits() throws {
    let start = try #require(
      Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 2)))
    let days = (0..<4).map { start.addingTimeInterval(Double($0) * 86_400 + 3600) }
    let chart = Chart(days, id: \.self) { day in
      BarMark(x: .value("Day", day, unit: .day), y: .value("y", 1), width: .ratio(1))
    }.chartYAxis(.hidden)
    #expect(labels(chart) == ["Mar 2", "Mar 3", "Mar 4", "Mar 5"])
    let bars = elements(of: chart.chartXAxis(.hidden)).map(\.frame.width)
    #expect(bars == [50, 50, 50, 50])
    let second = chart.chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 2)) { _ in
        AxisValueLabel(format: .dateTime.day(), centered: true)
      }
    }
    #expect(labels(second) == ["2", "4"])
  }

  @Test(
    .shows("AxisGridLine", "AxisGridLine.init(centered:stroke:)", "AxisTick"),
    .shows("AxisTick.init(centered:stroke:)", "AxisMark", "AxisMark.foregroundStyle(_:)"),
    .shows(
      """
      AxisMarks.init(preset: AxisMarkPreset, position: AxisMarkPosition, values: [Value], \
      content: (AxisValue) -> Content)
      """,
      """
      AxisMarks.init(preset: AxisMarkPreset, position: AxisMarkPosition, \
      values: AxisMarkValues, content: () -> Content)
      """),
    .shows("AxisMarkBuilder", "AxisMarkBuilder.buildBlock(_: repeat each Content)"),
    .shows("AxisMarkBuilder.buildExpression(_:)", "SeveralAxisMarks"))
  func linesAndTicksAreAtEachValue() {
    let chart = points().chartXAxis(.hidden).chartYAxis {
      AxisMarks(values: [0, 10]) { _ in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
        AxisTick(stroke: StrokeStyle(lineWidth: 4))
      }
    }
    let all = elements(of: chart).filter { $0.text == nil }
    #expect(
      all.flatMap(lines) == [
        "area 0,99 200×2", "area 200,98 4×4", "area 0,-1 200×2", "area 200,-2 4×4",
      ])
    #expect(all[0].background == elements(of: Color.red)[0].background)
    let plain = points().chartXAxis(.hidden).chartYAxis { AxisMarks { AxisGridLine() } }
    #expect(elements(of: plain).filter { $0.text == nil }.count == 6)
  }

  @Test(
    .shows("AxisValueLabel.init(centered:content:)", "AxisValueLabel.init(_:centered:)"),
    .shows("AxisValueLabel.init(centered:)", "AxisValue", "AxisValue.index", "AxisValue.count"),
    .shows("AxisValue.as(_:)", "AxisMark.font(_:)", "AxisMarkBuilder.buildIf(_:)"),
    .shows("AxisMarkBuilder.buildEither(first:)", "AxisMarkBuilder.buildEither(second:)"),
    .shows("AxisMarkBuilder.buildBlock(_: Content)"))
  func labelsSayWhatTheCodeWants() {
    let chart = points().chartXAxis(.hidden).chartYAxis {
      AxisMarks(values: [0, 5, 10]) { value in
        if value.index == 0 {
          AxisValueLabel("none").font(.largeTitle)
        } else if value.index == value.count - 1 {
          AxisValueLabel()
        } else {
          AxisValueLabel { Text("\(value.as(Int.self) ?? 0)%") }
        }
        if value.as(Double.self) == 5 { AxisTick() }
      }
    }
    #expect(labels(chart) == ["none", "5%", "10"])
    let sizes = elements(of: chart).filter { $0.kind == .label }.map(\.fontSize)
    #expect(sizes == [34, 11, 11])
    #expect(elements(of: chart).count == 5)
  }

  @Test(
    .shows("AxisMarks.init(format:preset:position:values: [Value], stroke:)"),
    .shows("AxisMarks.init(format:preset:position:values: AxisMarkValues, stroke:)"),
    .shows("AxisContentBuilder.buildBlock(_: repeat each Content)", "SeveralAxisContents"))
  func severalContentsAndFormats() {
    let decimals = FloatingPointFormatStyle<Double>().precision(.fractionLength(1))
    let chart = points().chartXAxis(.hidden).chartYAxis {
      AxisMarks(format: decimals, values: [0, 10])
      AxisMarks(position: .leading, values: [5])
    }
    #expect(labels(chart) == ["0.0", "10.0", "5"])
    let steps = points().chartXAxis(.hidden).chartYAxis {
      AxisMarks(format: decimals, values: .stride(by: 5))
    }
    #expect(labels(steps) == ["0.0", "5.0", "10.0"])
  }

  @Test(
    .shows("View.chartForegroundStyleScale(_:)", "View.chartXAxisLabel(_:)"),
    .shows("View.chartForegroundStyleScale(domain:range:)", "View.chartYAxisLabel(_:)"),
    .shows("View.chartForegroundStyleScale(range:)"))
  func aLegendExplainsTheColours() {
    let chart = Chart(["a", "b"], id: \.self) { name in
      BarMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("g", name))
    }.chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(labels(chart) == ["a", "b"])
    #expect(labels(chart.chartXAxisLabel("X").chartYAxisLabel("Y")) == ["Y", "X", "a", "b"])
    func colors(_ chart: some View) -> [ScreenColor?] {
      elements(of: chart.chartLegend(.hidden)).map(\.background)
    }
    func wanted(_ colors: [Color]) -> [ScreenColor?] {
      colors.map { elements(of: $0)[0].background }
    }
    #expect(colors(chart) == wanted([.blue, .green]))
    #expect(
      colors(chart.chartForegroundStyleScale(["a": Color.red, "b": .gray]))
        == wanted([.red, .gray]))
    #expect(
      colors(chart.chartForegroundStyleScale(domain: ["b", "a"], range: [Color.red, .gray]))
        == wanted([.gray, .red]))
    #expect(
      colors(chart.chartForegroundStyleScale(range: [Color.orange])) == wanted([.orange, .orange]))
  }

  /// A type that stands for a string, and one that stands for a number.
  private enum Shelf: String, Plottable { case top, bottom }
  private struct Height: Plottable {
    var meters: Double
    var primitivePlottable: Double { meters }
    init?(primitivePlottable: Double) { meters = primitivePlottable }
  }

  @Test(
    .shows("Plottable.init(primitivePlottable: PrimitivePlottable)", "AxisValue.as(_:)"),
    .shows("Plottable.init(primitivePlottable: Self)"),
    .shows("PlottableValue.value(_: some StringProtocol, _: Range<Value>)"))
  func typesMayStandForOthers() throws {
    let height = try #require(Height(primitivePlottable: 2))
    let chart = Chart {
      BarMark(x: .value("Shelf", Shelf.top), y: .value("Height", height))
      BarMark(x: .value("Shelf", Shelf.bottom), y: .value("Range", Decimal(1)..<3))
    }
    #expect(
      elements(of: chart.chartXAxis(.hidden).chartYAxis(.hidden)).map(\.text)
        == ["top, 2", "bottom, 1 – 3"])
    var shelves: [Shelf?] = []
    let axis = chart.chartYAxis(.hidden).chartXAxis {
      AxisMarks { value in
        AxisValueLabel {
          let _ = shelves.append(value.as(Shelf.self))
          Text("")
        }
      }
    }
    _ = elements(of: axis)
    #expect(shelves == [.top, .bottom])
    #expect(Float(primitivePlottable: 1) == 1)
    #expect("a".primitivePlottable == "a")
  }
}
