import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit

/// The parts of a chart's room: the plot, and the labels around it.
@MainActor struct ChartRoom {
  let plot: CGRect
  /// The lines across the plot, and the labels beside it.
  private(set) var lines: [Piece] = []
  private(set) var labels: [Piece] = []
  let legendPlace: CGRect

  private static let gap = 4.0

  init(_ size: CGSize, xAxis: ReadAxis, yAxis: ReadAxis, legend: Piece?) {
    func most(_ axis: ReadAxis, _ side: AxisMarkPosition.Kind, _ length: (CGSize) -> CGFloat)
      -> CGFloat
    {
      let lengths = axis.entries.filter { $0.position == side }
        .compactMap { $0.label.map { length($0.naturalSize) } }
      return lengths.max().map { $0 + Self.gap } ?? 0
    }
    let legendHeight = legend.map { $0.naturalSize.height + 8 } ?? 0
    let (titleX, titleY) = (xAxis.title?.naturalSize ?? .zero, yAxis.title?.naturalSize ?? .zero)
    let left = most(yAxis, .leading, \.width)
    let right = most(yAxis, .trailing, \.width)
    // Labels of the vertical axis are half above their values.
    let half = (yAxis.entries.compactMap { $0.label?.naturalSize.height }.max() ?? 0) / 2
    let top = max(half, most(xAxis, .top, \.height)) + titleY.height
    let bottom = max(half, most(xAxis, .bottom, \.height)) + titleX.height + legendHeight
    let plot = CGRect(
      x: left, y: top, width: max(0, size.width - left - right),
      height: max(0, size.height - top - bottom))
    self.plot = plot
    legendPlace = CGRect(
      x: 0, y: size.height - legendHeight + 8,
      width: min(size.width, legend?.naturalSize.width ?? 0), height: max(0, legendHeight - 8))
    for entry in xAxis.entries {
      let x = plot.minX + entry.place * plot.width
      if let grid = entry.grid {
        lines.append(
          .at(
            .area(grid.color),
            CGRect(x: x - grid.width / 2, y: plot.minY, width: grid.width, height: plot.height)))
      }
      let isBelow = entry.position != .top
      if let tick = entry.tick {
        lines.append(
          .at(
            .area(tick.color),
            CGRect(
              x: x - tick.width / 2, y: isBelow ? plot.maxY : plot.minY - 4, width: tick.width,
              height: 4)))
      }
      if let label = entry.label {
        let own = label.naturalSize
        let y = isBelow ? plot.maxY + Self.gap : plot.minY - Self.gap - own.height
        let most = max(0, size.width - own.width)
        labels.append(
          .at(
            label,
            CGRect(
              x: min(max(0, x - own.width / 2), most), y: y, width: own.width,
              height: own.height)))
      }
    }
    for entry in yAxis.entries {
      let y = plot.maxY - entry.place * plot.height
      let isLeft = entry.position == .leading
      if let grid = entry.grid {
        lines.append(
          .at(
            .area(grid.color),
            CGRect(x: plot.minX, y: y - grid.width / 2, width: plot.width, height: grid.width)))
      }
      if let tick = entry.tick {
        lines.append(
          .at(
            .area(tick.color),
            CGRect(
              x: isLeft ? plot.minX - 4 : plot.maxX, y: y - tick.width / 2, width: 4,
              height: tick.width)))
      }
      if let label = entry.label {
        let own = label.naturalSize
        let x = isLeft ? plot.minX - Self.gap - own.width : plot.maxX + Self.gap
        labels.append(
          .at(
            label,
            CGRect(x: x, y: y - own.height / 2, width: own.width, height: own.height)))
      }
    }
    if let title = yAxis.title {
      labels.append(.at(title, CGRect(origin: CGPoint(x: plot.minX, y: 0), size: titleY)))
    }
    if let title = xAxis.title {
      let place = CGPoint(
        x: plot.midX - titleX.width / 2, y: size.height - legendHeight - titleX.height)
      labels.append(.at(title, CGRect(origin: place, size: titleX)))
    }
  }
}
