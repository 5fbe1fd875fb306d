import Foundation
import SimulatedCoreGraphics
import SimulatedUIKit

/// The picture of sectors.
@MainActor struct SectorDrawing {
  let picture: UIImage

  init(_ marks: [StackedMark], size: CGSize) {
    let total = marks.reduce(0) { $0 + max(0, $1.mark.angle ?? 0) }
    let radius = min(size.width, size.height) / 2
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    picture = UIGraphicsImageRenderer(size: size, format: .plotted).image { renderer in
      guard total > 0 else { return }
      var start = 0.0
      for mark in marks {
        let share = max(0, mark.mark.angle ?? 0) / total
        defer { start += share }
        let outer = mark.mark.outerRadius.length(in: radius, part: 1)
        let inner = mark.mark.innerRadius.length(in: radius, part: 0)
        // The inset is a distance at the edge.
        let gap = outer > 0 ? mark.mark.inset / outer / (2 * .pi) : 0
        let (from, to) = (start + gap, start + share - gap)
        guard to > from else { continue }
        let steps = max(2, Int((to - from) * 90))
        let turns = (0...steps).map { from + (to - from) * Double($0) / Double(steps) }
        func point(_ turn: Double, _ radius: CGFloat) -> CGPoint {
          let angle = turn * 2 * .pi - .pi / 2
          return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        }
        renderer.cgContext.setFillColor(mark.color.cgColor)
        for (first, second) in zip(turns, turns.dropFirst()) {
          LineDrawing.fill(
            renderer.cgContext,
            [point(first, outer), point(second, outer), point(second, inner), point(first, inner)])
        }
      }
    }
  }
}
