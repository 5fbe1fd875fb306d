import DeviceEvents
import Foundation
import SimulatedCharts
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Lines, areas and sectors, which are drawn as pictures of 200 by 100 points.
@MainActor @Suite struct ChartPictureTests: LooksAtViews {
  /// The pictures of a chart without axes.
  private func pictures(_ chart: some View) throws -> [(said: String?, picture: UIImage)] {
    let plain = chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    return try elements(of: plain).filter { $0.kind == .image }.map { element in
      let file = try #require(element.image)
      let data = try #require(Data(base64Encoded: file.base64))
      return (element.text, try #require(UIImage(data: data)))
    }
  }

  /// Whether there is something at a place of a picture, from 0 to 1 in each direction.
  private func isDrawn(_ picture: UIImage, _ x: Double, _ y: Double) throws -> Bool {
    let one = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      _ in
      picture.draw(
        at: CGPoint(x: -x * (picture.size.width - 1), y: -y * (picture.size.height - 1)))
    }
    let pixels = try #require(one.cgImage?.pixels)
    return pixels.bytes[3] > 0
  }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, false)
    return format
  }

  private func points(
    @ChartContentBuilder _ mark: @escaping (Int) -> some ChartContent
  ) -> some View {
    Chart { ForEach(0..<2) { mark($0) } }.chartXScale(domain: 0...1).chartYScale(domain: 0...1)
  }

  @Test(
    .shows("LineMark", "LineMark.init(x:y:)", "InterpolationMethod"),
    .shows("ChartContent.interpolationMethod(_:)", "InterpolationMethod.linear"),
    .shows("InterpolationMethod.stepStart", "InterpolationMethod.stepEnd"),
    .shows("InterpolationMethod.stepCenter", "InterpolationMethod.catmullRom"),
    .shows("InterpolationMethod.monotone", "InterpolationMethod.cardinal"))
  func aLineGoesThroughItsPoints() throws {
    func line(_ method: InterpolationMethod) throws -> [Bool] {
      let drawn = try pictures(
        points {
          LineMark(x: .value("x", $0), y: .value("y", $0)).interpolationMethod(method)
            .lineStyle(StrokeStyle(lineWidth: 10))
        })
      #expect(drawn.map(\.said) == ["0, 0; 1, 1"])
      // The middle, the upper left and the lower right corner, and the upper and lower middle.
      let places = [(0.5, 0.5), (0.02, 0.02), (0.98, 0.98), (0.25, 0.98), (0.75, 0.02)]
      return try places.map { try isDrawn(drawn[0].picture, $0.0, $0.1) }
    }
    for method in [InterpolationMethod.linear, .catmullRom, .monotone, .cardinal] {
      #expect(try line(method) == [true, false, false, false, false])
    }
    #expect(try line(.stepStart) == [false, true, false, false, true])
    #expect(try line(.stepEnd) == [false, false, true, true, false])
    #expect(try line(.stepCenter) == [true, false, false, true, true])
  }

  @Test(
    .shows("LineMark.init(x:y:series:)", "ChartContent.symbol(_:)", "ChartContent.symbol(by:)"),
    .shows("BasicChartSymbolShape", "BasicChartSymbolShape.circle"),
    .shows("BasicChartSymbolShape.square", "BasicChartSymbolShape.triangle"),
    .shows("BasicChartSymbolShape.diamond", "BasicChartSymbolShape.cross"))
  func eachSeriesIsALineAndMayHaveSymbols() throws {
    let chart = points { index in
      LineMark(x: .value("x", index), y: .value("y", 0), series: .value("s", "a"))
      LineMark(x: .value("x", index), y: .value("y", 1), series: .value("s", "b"))
    }
    #expect(try pictures(chart).map(\.said) == ["0, a, 0; 1, a, 0", "0, b, 1; 1, b, 1"])
    let shapes: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .cross]
    for shape in shapes {
      let marked = points { LineMark(x: .value("x", $0), y: .value("y", $0)).symbol(shape) }
      #expect(elements(of: marked.chartXAxis(.hidden).chartYAxis(.hidden)).count == 3)
    }
    let marked = points {
      LineMark(x: .value("x", $0), y: .value("y", $0)).symbol(by: .value("s", "a"))
    }
    #expect(elements(of: marked.chartXAxis(.hidden).chartYAxis(.hidden)).count == 3)
  }

  @Test(
    .shows("AreaMark", "AreaMark.init(x:y:stacking:)", "AreaMark.init(x:y:series:stacking:)"),
    .shows("AreaMark.init(x:yStart:yEnd:)"))
  func anAreaIsBetweenItsLines() throws {
    let whole = try pictures(points { AreaMark(x: .value("x", $0), y: .value("y", 0.5)) })
    #expect(try isDrawn(whole[0].picture, 0.5, 0.8))
    #expect(try !isDrawn(whole[0].picture, 0.5, 0.2))
    let band = try pictures(
      points {
        AreaMark(x: .value("x", $0), yStart: .value("a", 0.4), yEnd: .value("b", 0.6))
      })
    #expect(band.map(\.said) == ["0, 0.4 – 0.6; 1, 0.4 – 0.6"])
    let across = try [0.2, 0.5, 0.8].map { try isDrawn(band[0].picture, 0.5, $0) }
    #expect(across == [false, true, false])
    let stacked = try pictures(
      points { index in
        AreaMark(x: .value("x", index), y: .value("y", 0.5), series: .value("s", "a"))
        AreaMark(x: .value("x", index), y: .value("y", 0.3), series: .value("s", "b"))
      })
    let second = try [0.1, 0.4, 0.8].map { try isDrawn(stacked[1].picture, 0.5, $0) }
    #expect(second == [false, true, false])
  }

  @Test(
    .shows("SectorMark", "SectorMark.init(angle:innerRadius:outerRadius:angularInset:)"))
  func sectorsShareACircleClockwiseFromTheTop() throws {
    func circle(_ inner: MarkDimension) throws -> UIImage {
      let chart = Chart {
        SectorMark(angle: .value("a", 1), innerRadius: inner)
        SectorMark(angle: .value("b", 3), innerRadius: inner, angularInset: 1).foregroundStyle(
          .clear)
      }
      let drawn = try pictures(chart)
      #expect(drawn.map(\.said) == ["1; 3"])
      return drawn[0].picture
    }
    let places = [(0.55, 0.4), (0.45, 0.4), (0.55, 0.6)]
    let full = try circle(.ratio(0))
    #expect(try places.map { try isDrawn(full, $0.0, $0.1) } == [true, false, false])
    let ring = try circle(.ratio(0.5))
    #expect(try places.map { try isDrawn(ring, $0.0, $0.1) } == [false, false, false])
    #expect(try isDrawn(ring, 0.6, 0.2))
  }
}
