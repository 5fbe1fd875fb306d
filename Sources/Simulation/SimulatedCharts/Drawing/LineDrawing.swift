import Foundation
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit

/// The picture of a line, or of an area.
@MainActor struct LineDrawing {
  /// What the points of one line have in common.
  struct Key: Hashable {
    private let isArea: Bool
    private let series: ChartValue?
    private let group: ChartValue?

    init(_ mark: ChartMark) {
      isArea = mark.kind == .area
      series = mark.series
      // A line's points belong to one line by their group, unless they name a series.
      let isJoined = mark.kind == .line || mark.kind == .area
      group = isJoined ? mark.group?.value : .category("\(mark.kind)")
    }
  }

  struct Point {
    var upper: CGPoint
    var lower: CGFloat
  }

  let picture: UIImage

  init(_ points: [Point], of mark: StackedMark, size: CGSize) {
    let method = mark.mark.interpolation.kind
    let path = Self.steps(points, method)
    let width = mark.mark.lineWidth ?? 2
    let isArea = mark.mark.kind == .area
    picture = UIGraphicsImageRenderer(size: size, format: .plotted).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(mark.color.cgColor)
      for (first, second) in zip(path, path.dropFirst()) {
        if isArea {
          Self.fill(
            context,
            [
              first.upper, second.upper, CGPoint(x: second.upper.x, y: second.lower),
              CGPoint(x: first.upper.x, y: first.lower),
            ])
        } else {
          Self.fill(context, Self.outline(first.upper, second.upper, width: width))
        }
      }
    }
  }

  private static func steps(_ points: [Point], _ method: InterpolationMethod.Kind) -> [Point] {
    guard method != .linear, let first = points.first else { return points }
    var all = [first]
    for (before, point) in zip(points, points.dropFirst()) {
      let middle = (before.upper.x + point.upper.x) / 2
      let turn =
        switch method {
        case .stepStart: before.upper.x
        case .stepEnd: point.upper.x
        default: middle
        }
      all += [
        Point(upper: CGPoint(x: turn, y: before.upper.y), lower: before.lower),
        Point(upper: CGPoint(x: turn, y: point.upper.y), lower: point.lower), point,
      ]
    }
    return all
  }

  /// Returns the corners of a line with a width.
  private static func outline(
    _ first: CGPoint, _ second: CGPoint, width: CGFloat
  ) -> [CGPoint] {
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    let length = max(0.001, (dx * dx + dy * dy).squareRoot())
    let across = CGPoint(x: -dy / length * width / 2, y: dx / length * width / 2)
    // A little longer at both ends, so that there is no gap at a corner.
    let along = CGPoint(x: dx / length * width / 4, y: dy / length * width / 4)
    let (start, end) = (
      CGPoint(x: first.x - along.x, y: first.y - along.y),
      CGPoint(x: second.x + along.x, y: second.y + along.y)
    )
    return [
      CGPoint(x: start.x + across.x, y: start.y + across.y),
      CGPoint(x: end.x + across.x, y: end.y + across.y),
      CGPoint(x: end.x - across.x, y: end.y - across.y),
      CGPoint(x: start.x - across.x, y: start.y - across.y),
    ]
  }

  static func fill(_ context: CGContext, _ corners: [CGPoint]) {
    guard let first = corners.first else { return }
    context.beginPath()
    context.move(to: first)
    for corner in corners.dropFirst() { context.addLine(to: corner) }
    context.closePath()
    context.fillPath()
  }
}

extension UIGraphicsImageRendererFormat {
  /// The format of what is drawn into a plot.
  static var plotted: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    return format
  }
}
