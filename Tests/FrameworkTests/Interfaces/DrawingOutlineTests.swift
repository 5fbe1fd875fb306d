import SimulatedCoreGraphics
import SimulatedSwiftUI
import TestSupport
import Testing

/// What is inside outlines, and where they go.
@MainActor @Suite struct DrawingOutlineTests {
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test(
    .shows("Path.contains(_:eoFill:)", "Path.closeSubpath()"),
    .shows("Path.addArc(center:radius:startAngle:endAngle:clockwise:)"))
  func pointsAreInsideOrNot() {
    #expect(square.contains(CGPoint(x: 15, y: 15)))
    #expect(!square.contains(CGPoint(x: 5, y: 15)))
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(ellipse.contains(CGPoint(x: 10, y: 1)))
    #expect(!ellipse.contains(CGPoint(x: 1, y: 1)))
    let pie = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      $0.closeSubpath()
    }
    #expect(pie.contains(CGPoint(x: 5, y: 5)))
    #expect(!pie.contains(CGPoint(x: 5, y: -5)))
    #expect(pie.currentPoint == .zero)
  }

  @Test(
    .shows("Path.addPath(_:transform:)", "Path.applying(_:)", "Path.offsetBy(dx:dy:)"),
    .shows("Path.==(_:_:)"))
  func anOutlineIsMoved() {
    #expect(
      square.offsetBy(dx: 5, dy: 0).boundingRect == CGRect(x: 15, y: 10, width: 20, height: 20))
    #expect(
      square.applying(CGAffineTransform(scaleX: 2, y: 1)).boundingRect
        == CGRect(x: 20, y: 10, width: 40, height: 20))
    var both = square
    both.addPath(square, transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(both.boundingRect == CGRect(x: 10, y: 10, width: 120, height: 20))
    #expect(square.boundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(both != square)
    #expect(square.offsetBy(dx: 5, dy: 0).offsetBy(dx: -5, dy: 0) == square)
  }

  @Test(.shows("Path.cgPath", "Path.init(_: CGPath)", "Path.currentPoint"))
  func anOutlineIsOneOfCoreGraphicsToo() {
    var path = Path(square.cgPath)
    #expect(path == square)
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 90, y: 90))
    #expect(before.boundingBoxOfPath == square.boundingRect)
    #expect(path.currentPoint == CGPoint(x: 90, y: 90))
    #expect(Path().currentPoint == nil)
  }

  @Test(.shows("Circle.path(in:)", "Ellipse.path(in:)", "Capsule.path(in:)"))
  func shapesKnowTheirOutlines() {
    let rectangle = CGRect(x: 0, y: 0, width: 40, height: 20)
    let corner = CGPoint(x: 1, y: 1)
    #expect(Rectangle().path(in: rectangle).contains(corner))
    for path in [
      Ellipse().path(in: rectangle), Capsule().path(in: rectangle),
      RoundedRectangle(cornerRadius: 8).path(in: rectangle),
    ] {
      #expect(!path.contains(corner))
      #expect(path.boundingRect == rectangle)
    }
    #expect(
      Circle().path(in: rectangle).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
  }
}
