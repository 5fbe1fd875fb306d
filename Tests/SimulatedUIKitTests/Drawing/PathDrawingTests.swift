import Foundation
import SimulatedCoreGraphics
import TestSupport
import Testing

/// What is drawn of paths, pixel by pixel.
@Suite struct PathDrawingTests {
  @Test(
    .shows(
      "CGContext.beginPath()", "CGContext.move(to:)", "CGContext.addLine(to:)",
      "CGContext.fillPath()"))
  func aPathIsFilledAndThenGone() throws {
    let canvas = try Canvas(4, 4)
    let context = canvas.context
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.beginPath()
    context.move(to: CGPoint(x: 0.3, y: 0))
    context.addLine(to: CGPoint(x: 4, y: 0))
    context.addLine(to: CGPoint(x: 4, y: 3.7))
    context.fillPath()
    let triangle = ["....", "...K", "..KK", ".KKK"]
    #expect(canvas.rows == triangle)
    context.setFillColor(.red)
    context.fillPath()
    #expect(canvas.rows == triangle)
  }

  @Test(
    .shows("CGContext.closePath()", "CGContext.strokePath()", "CGContext.setStrokeColor(_:)"))
  func aClosedPathIsDrawnAsALine() throws {
    let canvas = try Canvas(4, 4)
    let context = canvas.context
    context.setStrokeColor(.red)
    context.move(to: CGPoint(x: 0.5, y: 0.5))
    context.addLine(to: CGPoint(x: 3.5, y: 0.5))
    context.addLine(to: CGPoint(x: 3.5, y: 3.5))
    context.closePath()
    context.strokePath()
    let triangle = ["...R", "..RR", ".R.R", "RRRR"]
    #expect(canvas.rows == triangle)
    context.setStrokeColor(.blue)
    context.strokePath()
    #expect(canvas.rows == triangle)
  }

  struct Round: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var draw: @Sendable (CGContext) -> Void
  }

  private static let square = CGRect(x: 0, y: 0, width: 8, height: 8)
  private static let circle = [
    "..KKKK..", ".KKKKKK.", "KKKKKKKK", "KKKKKKKK", "KKKKKKKK", "KKKKKKKK", ".KKKKKK.", "..KKKK..",
  ]

  @Test(
    .shows(
      "CGContext.fillEllipse(in:)", "CGContext.addEllipse(in:)", "CGContext.addPath(_:)",
      "CGContext.addArc(center:radius:startAngle:endAngle:clockwise:)"),
    arguments: [
      Round(testDescription: "at once") { $0.fillEllipse(in: square) },
      Round(testDescription: "as an ellipse of the path") {
        $0.addEllipse(in: square)
        $0.fillPath()
      },
      Round(testDescription: "as another path") {
        $0.addPath(CGPath(ellipseIn: square, transform: nil))
        $0.fillPath()
      },
      Round(testDescription: "as an arc") {
        $0.addArc(
          center: CGPoint(x: 4, y: 4), radius: 4, startAngle: 0, endAngle: 2 * .pi,
          clockwise: false)
        $0.fillPath()
      },
      Round(testDescription: "as two halves") {
        for isLower in [false, true] {
          $0.addArc(
            center: CGPoint(x: 4, y: 4), radius: 4, startAngle: 0, endAngle: .pi,
            clockwise: isLower)
          $0.fillPath()
        }
      },
    ])
  func aCircleIsRoundHoweverItIsDrawn(_ round: Round) throws {
    let canvas = try Canvas(8, 8)
    round.draw(canvas.context)
    #expect(canvas.rows == Self.circle)
  }

  @Test func halfACircleIsWhereTheAnglesGo() throws {
    let canvas = try Canvas(8, 8)
    canvas.context.addArc(
      center: CGPoint(x: 4, y: 4), radius: 4, startAngle: 0, endAngle: .pi, clockwise: false)
    canvas.context.fillPath()
    #expect(canvas.rows == Self.circle.prefix(4) + Array(repeating: "........", count: 4))
  }

  @Test(.shows("CGContext.stroke(_:)", "CGContext.strokeEllipse(in:)"))
  func linesGoAroundRectanglesAndEllipses() throws {
    let square = try Canvas(4, 4)
    square.context.stroke(CGRect(x: 0.5, y: 0.5, width: 3, height: 3))
    #expect(square.rows == ["KKKK", "K..K", "K..K", "KKKK"])
    let round = try Canvas(5, 5)
    round.context.strokeEllipse(in: CGRect(x: 0.5, y: 0.5, width: 4, height: 4))
    #expect(round.rows == [".KKK.", "KK.KK", "K...K", "KK.KK", ".KKK."])
  }
}
