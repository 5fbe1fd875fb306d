import Foundation
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit

/// The marks of a chart in a plot of some size, as pieces.
@MainActor struct MarkDrawing {
  private let chart: ChartPicture
  private let plot: CGRect
  private(set) var pieces: [Piece] = []

  init(_ chart: ChartPicture, in plot: CGRect) {
    (self.chart, self.plot) = (chart, plot)
    var joined: Set<LineDrawing.Key> = []
    for (index, mark) in chart.marks.enumerated() {
      switch mark.mark.kind {
      case .line, .area:
        let key = LineDrawing.Key(mark.mark)
        if joined.insert(key).inserted { draw(line: key) }
        if mark.mark.hasSymbol, let point = point(of: mark) { draw(circleAt: point, mark) }
        annotate(index, at: point(of: mark).map { CGRect(origin: $0, size: .zero) })
      case .point:
        guard let point = point(of: mark) else { continue }
        annotate(index, at: draw(circleAt: point, mark))
      case .bar, .rectangle, .rule:
        guard let place = place(of: mark) else { continue }
        let words = mark.mark.kind == .rule ? nil : self.words(of: mark)
        pieces.append(
          .at(
            .area(mark.color, radius: mark.mark.cornerRadius, in: place.size, saying: words), place)
        )
        annotate(index, at: place)
      case .sector: break
      }
    }
    let sectors = chart.marks.filter { $0.mark.kind == .sector }
    if !sectors.isEmpty {
      let picture = SectorDrawing(sectors, size: plot.size).picture
      draw(picture, saying: sectors.map { self.words(of: $0) }.compactMap(\.self))
    }
  }

  private mutating func draw(_ picture: UIImage, saying words: [String]) {
    let image = Piece.image(
      StyledImage(
        name: "", size: plot.size, isResizable: true, color: .label, image: picture))
    let text = words.isEmpty ? nil : words.joined(separator: "; ")
    pieces.append(.at(image.saying(text), plot))
  }

  private mutating func draw(line key: LineDrawing.Key) {
    let marks = chart.marks.filter { LineDrawing.Key($0.mark) == key }
    let points = marks.compactMap { mark -> LineDrawing.Point? in
      guard let upper = point(of: mark) else { return nil }
      let lower = mark.low.map { self.y(chart.y.place($0)) } ?? upper.y
      return LineDrawing.Point(
        upper: CGPoint(x: upper.x - plot.minX, y: upper.y - plot.minY), lower: lower - plot.minY)
    }
    guard let first = marks.first else { return }
    let picture = LineDrawing(points, of: first, size: plot.size).picture
    draw(picture, saying: marks.compactMap { words(of: $0) })
  }

  @discardableResult
  private mutating func draw(circleAt point: CGPoint, _ mark: StackedMark) -> CGRect {
    let side = max(2, (4 * mark.mark.symbolSize / .pi).squareRoot())
    let place = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    let words = mark.mark.kind == .point ? self.words(of: mark) : nil
    pieces.append(
      .at(.area(mark.color, radius: side / 2, in: place.size, saying: words), place))
    return place
  }

  private mutating func annotate(_ index: Int, at place: CGRect?) {
    guard let place else { return }
    for (annotation, piece) in chart.annotations[index] {
      let size = piece.naturalSize
      var origin = CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2)
      switch annotation.position.kind {
      case .top: origin.y = place.minY - annotation.spacing - size.height
      case .bottom: origin.y = place.maxY + annotation.spacing
      case .leading: origin.x = place.minX - annotation.spacing - size.width
      case .trailing: origin.x = place.maxX + annotation.spacing
      case .overlay: break
      }
      pieces.append(.at(piece, CGRect(origin: origin, size: size)))
    }
  }

  // MARK: Places

  private func x(_ place: Double) -> CGFloat { plot.minX + place * plot.width }
  private func y(_ place: Double) -> CGFloat { plot.maxY - place * plot.height }

  /// Returns the place of a point.
  private func point(of mark: StackedMark) -> CGPoint? {
    guard let first = mark.mark.x.flatMap({ middle($0, chart.x) }) else { return nil }
    let second =
      mark.high.map { chart.y.place($0) } ?? mark.mark.y.flatMap { middle($0, chart.y) }
    guard let second else { return nil }
    return CGPoint(
      x: x(first) + mark.mark.offset.width, y: y(second) + mark.mark.offset.height)
  }

  private func middle(_ span: MarkSpan, _ scale: ChartScale) -> Double? {
    guard let from = scale.place(span.from) else { return nil }
    guard let to = span.to.flatMap(scale.place) else { return from }
    return (from + to) / 2
  }

  /// Returns the place of a bar, a rectangle or a rule.
  private func place(of mark: StackedMark) -> CGRect? {
    let own = mark.mark
    let width = own.lineWidth ?? 1
    let isBar = own.kind == .bar
    let columns: ClosedRange<Double>?
    let rows: ClosedRange<Double>?
    if isBar, own.isLying {
      columns = extent(mark.low, mark.high, own.x, chart.x)
      rows = room(own.y, chart.y, own.height, plot.height, own.side)
    } else if isBar {
      columns = room(own.x, chart.x, own.width, plot.width, own.side)
      rows = extent(mark.low, mark.high, own.y, chart.y)
    } else if own.kind == .rule {
      columns = rule(own.x, chart.x, width, plot.width)
      rows = rule(own.y, chart.y, width, plot.height)
    } else {
      columns = room(own.x, chart.x, own.width, plot.width, nil)
      rows = room(own.y, chart.y, own.height, plot.height, nil)
    }
    guard let columns, let rows else { return nil }
    let (left, right) = (x(columns.lowerBound), x(columns.upperBound))
    let (top, bottom) = (y(rows.upperBound), y(rows.lowerBound))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: own.offset.width, dy: own.offset.height)
  }

  private func extent(
    _ low: Double?, _ high: Double?, _ span: MarkSpan?, _ scale: ChartScale
  ) -> ClosedRange<Double>? {
    if let low, let high { return Self.range(scale.place(low), scale.place(high)) }
    guard let span, let place = scale.place(span.from) else { return nil }
    return Self.range(0, place)
  }

  /// Returns the part of an axis that a mark has across its values.
  private func room(
    _ span: MarkSpan?, _ scale: ChartScale, _ dimension: MarkDimension, _ length: CGFloat,
    _ side: ChartValue?
  ) -> ClosedRange<Double>? {
    guard let span, var start = scale.place(span.from), length > 0 else { return nil }
    var whole: Double
    if let end = span.to.flatMap(scale.place) {
      whole = abs(end - start)
      start = min(start, end)
      if span.unit == nil { return Self.range(start, start + whole) }
    } else {
      whole = scale.kind == .categories ? scale.band : 8 / length
      start -= whole / 2
    }
    if let side, let index = chart.sides.firstIndex(of: side) {
      whole /= Double(chart.sides.count)
      start += whole * Double(index)
    }
    let isBare = scale.kind != .categories && span.to == nil
    let own = dimension.length(in: whole * length, part: isBare ? 1 : 0.7) / length
    let middle = start + whole / 2
    return Self.range(middle - own / 2, middle + own / 2)
  }

  /// Returns the part of an axis that a rule has.
  private func rule(
    _ span: MarkSpan?, _ scale: ChartScale, _ width: CGFloat, _ length: CGFloat
  ) -> ClosedRange<Double>? {
    guard let span else { return 0...1 }
    guard let from = scale.place(span.from), length > 0 else { return nil }
    if span.unit == nil, let to = span.to.flatMap(scale.place) {
      // A category's room belongs to it.
      let half = scale.band / 2
      return Self.range(min(from, to) - half, max(from, to) + half)
    }
    let middle = span.to.flatMap(scale.place).map { ($0 + from) / 2 } ?? from
    return Self.range(middle - width / 2 / length, middle + width / 2 / length)
  }

  private static func range(_ first: Double, _ second: Double) -> ClosedRange<Double> {
    min(first, second)...max(first, second)
  }

  // MARK: Words

  /// Returns what a mark says: its group, its place and its value.
  private func words(of mark: StackedMark) -> String? {
    let own = mark.mark
    if own.isHidden { return nil }
    let label = own.accessibilityLabel ?? said(own)
    let value = own.accessibilityValue ?? (own.accessibilityLabel == nil ? self.value(own) : nil)
    return ChartWords.mark([label, value])
  }

  private func said(_ mark: ChartMark) -> String? {
    let span = mark.isLying ? mark.y : mark.x
    let scale = mark.isLying ? chart.y : chart.x
    let place = span.map { scale.words($0.from) }
    let group = (mark.group?.value ?? mark.series).map(\.words)
    return ChartWords.mark([place, group == place ? nil : group])
  }

  private func value(_ mark: ChartMark) -> String? {
    if let angle = mark.angle { return ChartWords.number(angle) }
    guard let span = mark.isLying ? mark.x : mark.y else { return nil }
    let scale = mark.isLying ? chart.x : chart.y
    guard let to = span.to, span.unit == nil else { return scale.words(span.from) }
    return scale.words(span.from) + " – " + scale.words(to)
  }
}
