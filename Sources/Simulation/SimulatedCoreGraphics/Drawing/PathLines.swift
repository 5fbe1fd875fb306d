package import Foundation

/// Curves as sequences of points.
package enum PathLines {
  static func rectangle(_ rect: CGRect) -> [CGPoint] {
    [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ]
    .map { CGPoint(x: $0.0, y: $0.1) } + [CGPoint(x: rect.minX, y: rect.minY)]
  }

  static func ellipse(_ rect: CGRect) -> [CGPoint] {
    (0...64).map { step in
      let angle = CGFloat(step) / 64 * 2 * .pi
      return CGPoint(
        x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
  }

  static func rounded(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> [CGPoint] {
    let width = min(max(width, 0), rect.width / 2)
    let height = min(max(height, 0), rect.height / 2)
    let corners: [(CGFloat, CGFloat, CGFloat)] = [
      (rect.maxX - width, rect.minY + height, -.pi / 2),
      (rect.maxX - width, rect.maxY - height, 0),
      (rect.minX + width, rect.maxY - height, .pi / 2),
      (rect.minX + width, rect.minY + height, .pi),
    ]
    let points = corners.flatMap { x, y, start in
      (0...8).map { step in
        let angle = start + CGFloat(step) / 8 * .pi / 2
        return CGPoint(x: x + cos(angle) * width, y: y + sin(angle) * height)
      }
    }
    return points + points.prefix(1)
  }

  static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    (1...16).map { step in
      let t = CGFloat(step) / 16
      let u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
    }
  }

  static func arc(
    _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, _ isBackwards: Bool
  ) -> [CGPoint] {
    guard start.isFinite, end.isFinite else { return [] }
    let circle = 2 * CGFloat.pi
    let wanted = isBackwards ? start - end : end - start
    let turn = wanted >= circle ? circle : wanted - (wanted / circle).rounded(.down) * circle
    let sweep = isBackwards ? -turn : turn
    return (0...32).map { step in
      let angle = start + sweep * CGFloat(step) / 32
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
  }

  static func moved(
    _ points: [CGPoint], _ transform: UnsafePointer<CGAffineTransform>?
  ) -> [CGPoint] {
    guard let transform = transform?.pointee else { return points }
    return points.map { $0.applying(transform) }
  }

  static func box(_ lines: [[CGPoint]]) -> CGRect {
    let points = lines.joined()
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether a ray to the right crosses the lines more often in one direction than in the
  /// other.
  package static func contains(_ lines: [[CGPoint]], _ point: CGPoint) -> Bool {
    var winding = 0
    for line in lines {
      guard var last = line.last else { continue }
      for next in line {
        let isDown = last.y <= point.y && next.y > point.y
        let isUp = last.y > point.y && next.y <= point.y
        if isDown || isUp {
          let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
          if x > point.x { winding += isDown ? 1 : -1 }
        }
        last = next
      }
    }
    return winding != 0
  }
}
