import Foundation
import SimulatedCoreGraphics
import TestSupport
import Testing

/// Where paths are, and what is inside them.
@Suite struct PathTests {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private static func isNear(_ one: CGRect, _ other: CGRect, by most: CGFloat = 1e-9) -> Bool {
    abs(one.minX - other.minX) < most && abs(one.minY - other.minY) < most
      && abs(one.maxX - other.maxX) < most && abs(one.maxY - other.maxY) < most
  }

  private static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test(
    .shows("CGPath.init()", "CGPath.isEmpty", "CGPath.currentPoint", "CGPath.boundingBox"))
  func anEmptyPathIsNowhere() {
    let path = CGPath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero && !path.contains(.zero))
    #expect(!CGPath(rect: Self.square, transform: nil).isEmpty)
  }

  @Test(
    .shows(
      "CGPath.init(rect:transform:)", "CGPath.init(ellipseIn:transform:)",
      "CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)", "CGPath.contains(_:)",
      "CGPath.boundingBoxOfPath"))
  func shapesHaveTheirCornersWithinTheirBox() {
    var move = CGAffineTransform(translationX: 100, y: 0)
    let place = CGRect(x: 100, y: 0, width: 10, height: 10)
    let shapes = [
      CGPath(rect: Self.square, transform: &move),
      CGPath(roundedRect: Self.square, cornerWidth: 3, cornerHeight: 3, transform: &move),
      CGPath(ellipseIn: Self.square, transform: &move),
    ]
    #expect(shapes.allSatisfy { Self.isNear($0.boundingBox, place) })
    #expect(shapes.allSatisfy { Self.isNear($0.boundingBoxOfPath, place) })
    let inside = shapes.map { shape in
      [(100.5, 0.5), (101, 1), (102, 2), (105, 5), (111, 5)].map {
        shape.contains(CGPoint(x: $0.0, y: $0.1)) ? 1 : 0
      }
    }
    #expect(inside == [[1, 1, 1, 1, 0], [0, 1, 1, 1, 0], [0, 0, 1, 1, 0]])
  }

  @Test(
    .shows(
      "CGMutablePath.move(to:)", "CGMutablePath.addLine(to:)", "CGMutablePath.closeSubpath()",
      "CGMutablePath.addLines(between:)", "CGPath.currentPoint"))
  func aLineGoesFromPointToPointAndBack() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 8))
    #expect(path.currentPoint == CGPoint(x: 5, y: 8))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 4, height: 6))
    #expect(path.contains(CGPoint(x: 4, y: 3)) && !path.contains(CGPoint(x: 2, y: 7)))
    path.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 9)])
    #expect(path.currentPoint == CGPoint(x: 30, y: 9))
    #expect(path.contains(CGPoint(x: 29, y: 3)) && !path.contains(CGPoint(x: 15, y: 3)))
  }

  @Test(
    .shows(
      "CGMutablePath.addCurve(to:control1:control2:)",
      "CGMutablePath.addQuadCurve(to:control:)", "CGPath.boundingBox", "CGPath.boundingBoxOfPath"))
  func aCurveIsWithinThePointsThatBendIt() {
    let end = CGPoint(x: 10, y: 0)
    let cubic = CGMutablePath()
    cubic.move(to: .zero)
    cubic.addCurve(to: end, control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    let quadratic = CGMutablePath()
    quadratic.move(to: .zero)
    quadratic.addQuadCurve(to: end, control: CGPoint(x: 5, y: 10))
    for (path, height) in [(cubic, 7.5), (quadratic, 5)] {
      let box = CGRect(x: 0, y: 0, width: 10, height: height)
      #expect(path.currentPoint == end)
      #expect(Self.isNear(path.boundingBoxOfPath, box))
      #expect(path.boundingBox == Self.square)
      #expect(path.contains(CGPoint(x: 5, y: height - 0.1)))
      #expect(!path.contains(CGPoint(x: 5, y: height + 0.1)))
    }
    let both = CGMutablePath()
    both.addPath(cubic)
    #expect(both.boundingBox == Self.square && both.copy()?.boundingBox == Self.square)
  }

  struct Arc: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var start: CGFloat
    var end: CGFloat
    var isClockwise = false
    /// Its bounding box at a radius of 2.
    var box: CGRect
  }

  private static let whole = CGRect(x: -2, y: -2, width: 4, height: 4)

  // Apple's header says that a clockwise arc from 0 to 2π is empty.
  @Test(
    .shows("CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:)"),
    arguments: [
      Arc(
        testDescription: "a quarter", start: 0, end: .pi / 2,
        box: CGRect(x: 0, y: 0, width: 2, height: 2)),
      Arc(
        testDescription: "a quarter the other way", start: 0, end: .pi / 2, isClockwise: true,
        box: whole),
      Arc(testDescription: "all around", start: 0, end: 2 * .pi, box: whole),
      Arc(testDescription: "more than that", start: 0, end: 4 * .pi, box: whole),
      Arc(
        testDescription: "nothing clockwise", start: 0, end: 2 * .pi, isClockwise: true,
        box: CGRect(x: 2, y: 0, width: 0, height: 0)),
      Arc(
        testDescription: "all around clockwise", start: 2 * .pi, end: 0, isClockwise: true,
        box: whole),
    ])
  func anArcGoesTheWayItIsToldTo(_ arc: Arc) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 2, startAngle: arc.start, endAngle: arc.end,
      clockwise: arc.isClockwise)
    // The straight segments of an arc may be slightly inside it.
    #expect(Self.isNear(path.boundingBoxOfPath, arc.box, by: 0.01))
    let end = CGPoint(x: 2 * cos(arc.end), y: 2 * sin(arc.end))
    #expect(Self.isNear(path.currentPoint, end))
  }

  @Test(
    .shows(
      "CGMutablePath.addRect(_:)", "CGMutablePath.addEllipse(in:)",
      "CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:)", "CGMutablePath.addPath(_:)",
      "CGPath.copy()"))
  func shapesAreAddedOneAfterTheOther() throws {
    let path = CGMutablePath()
    path.addRect(Self.square)
    #expect(path.currentPoint == .zero)
    path.addEllipse(in: Self.square.offsetBy(dx: 20, dy: 0))
    path.addRoundedRect(
      in: Self.square.offsetBy(dx: 40, dy: 0), cornerWidth: 9, cornerHeight: 2)
    path.addPath(CGPath(rect: Self.square.offsetBy(dx: 60, dy: 0), transform: nil))
    let copy = try #require(path.copy())
    path.addRect(Self.square.offsetBy(dx: 80, dy: 0))
    // In the middle of each, and between them.
    let points = [5, 15, 25, 35, 45, 55, 65].map { CGPoint(x: CGFloat($0), y: 5) }
    #expect(points.map(copy.contains) == [true, false, true, false, true, false, true])
    let corners = [0.5, 20.5, 40.5, 60.5].map { CGPoint(x: CGFloat($0), y: 0.5) }
    #expect(corners.map(copy.contains) == [true, false, false, true])
    #expect(copy.contains(CGPoint(x: 40.5, y: 2.5)))
    #expect(Self.isNear(copy.boundingBox, CGRect(x: 0, y: 0, width: 70, height: 10)))
    #expect(Self.isNear(path.boundingBox, CGRect(x: 0, y: 0, width: 90, height: 10)))
  }
}
