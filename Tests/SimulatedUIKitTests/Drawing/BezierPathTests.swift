import Foundation
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct BezierPathTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable () -> UIBezierPath
    var rows: [String]
  }

  @Test(
    .shows(
      "UIBezierPath", "UIBezierPath.init(rect:)", "UIBezierPath.init(ovalIn:)",
      "UIBezierPath.init(roundedRect:cornerRadius:)",
      "UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)",
      "UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)",
      "UIBezierPath.init(cgPath:)", "UIBezierPath.fill()"),
    arguments: [
      Shape(
        testDescription: "a rectangle",
        make: { UIBezierPath(rect: CGRect(x: 1, y: 1, width: 3, height: 2)) },
        rows: ["......", ".kkk..", ".kkk..", "......", "......", "......"]),
      Shape(
        testDescription: "a circle", make: { UIBezierPath(ovalIn: whole) },
        rows: [".kkkk.", "kkkkkk", "kkkkkk", "kkkkkk", "kkkkkk", ".kkkk."]),
      Shape(
        testDescription: "round corners",
        make: { UIBezierPath(roundedRect: whole, cornerRadius: 2) },
        rows: [".kkkk.", "kkkkkk", "kkkkkk", "kkkkkk", "kkkkkk", ".kkkk."]),
      Shape(
        testDescription: "two round corners",
        make: {
          UIBezierPath(
            roundedRect: whole, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 2, height: 2))
        },
        rows: [".kkkkk", "kkkkkk", "kkkkkk", "kkkkkk", "kkkkkk", "kkkkk."]),
      Shape(
        testDescription: "no round corners",
        make: {
          UIBezierPath(
            roundedRect: whole, byRoundingCorners: [], cornerRadii: CGSize(width: 2, height: 2))
        },
        rows: ["kkkkkk", "kkkkkk", "kkkkkk", "kkkkkk", "kkkkkk", "kkkkkk"]),
      Shape(
        testDescription: "half a circle with the clock",
        make: {
          UIBezierPath(
            arcCenter: CGPoint(x: 3, y: 3), radius: 3, startAngle: 0, endAngle: .pi,
            clockwise: true)
        },
        rows: ["......", "......", "......", "kkkkkk", "kkkkkk", ".kkkk."]),
      Shape(
        testDescription: "half a circle against the clock",
        make: {
          UIBezierPath(
            arcCenter: CGPoint(x: 3, y: 3), radius: 3, startAngle: 0, endAngle: .pi,
            clockwise: false)
        },
        rows: [".kkkk.", "kkkkkk", "kkkkkk", "......", "......", "......"]),
      Shape(
        testDescription: "another path",
        make: {
          UIBezierPath(cgPath: UIBezierPath(rect: CGRect(x: 4, y: 0, width: 2, height: 1)).cgPath)
        },
        rows: ["....kk", "......", "......", "......", "......", "......"]),
    ])
  func shapesAreFilled(_ shape: Shape) {
    #expect(drawn(6, 6) { shape.make().fill() } == shape.rows)
  }

  nonisolated private static var whole: CGRect { CGRect(x: 0, y: 0, width: 6, height: 6) }

  @Test(
    .shows(
      "UIBezierPath.init()", "UIBezierPath.isEmpty", "UIBezierPath.bounds",
      "UIBezierPath.currentPoint", "UIBezierPath.contains(_:)", "UIBezierPath.move(to:)",
      "UIBezierPath.addLine(to:)", "UIBezierPath.close()", "UIBezierPath.append(_:)",
      "UIBezierPath.removeAllPoints()", "UIBezierPath.cgPath"))
  func aPathGrowsPartByPart() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addLine(to: CGPoint(x: 1, y: 9))
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 1, y: 9))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 4, height: 8))
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 5, y: 8)))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 2, height: 2)))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 21, height: 21))
    let other = UIBezierPath()
    other.cgPath = path.cgPath
    path.removeAllPoints()
    #expect(path.isEmpty && other.contains(CGPoint(x: 21, y: 21)))
  }

  @Test(
    .shows(
      "UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)",
      "UIBezierPath.addQuadCurve(to:controlPoint:)",
      "UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)"))
  func curvesBendTowardsTheirControlPoints() {
    func from00(_ add: (UIBezierPath) -> Void) -> UIBezierPath {
      let path = UIBezierPath()
      path.move(to: .zero)
      add(path)
      return path
    }
    let end = CGPoint(x: 6, y: 0)
    // Midway, a cubic curve is 3/4 of the way to its control points, a quadratic one 1/2.
    let curve = from00 {
      $0.addCurve(to: end, controlPoint1: CGPoint(x: 0, y: 8), controlPoint2: CGPoint(x: 6, y: 8))
    }
    #expect(curve.contains(CGPoint(x: 3, y: 5.9)) && !curve.contains(CGPoint(x: 3, y: 6.1)))
    #expect(curve.currentPoint == end)
    let quad = from00 { $0.addQuadCurve(to: end, controlPoint: CGPoint(x: 3, y: 8)) }
    #expect(quad.contains(CGPoint(x: 3, y: 3.9)) && !quad.contains(CGPoint(x: 3, y: 4.1)))
    let arc = from00 {
      $0.addArc(
        withCenter: .zero, radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    }
    #expect(arc.contains(CGPoint(x: 2, y: 2)) && !arc.contains(CGPoint(x: 2, y: -2)))
    #expect(abs(arc.currentPoint.x) < 1e-9 && arc.currentPoint.y == 4)
  }

  @Test(.shows("UIBezierPath.stroke()", "UIColor.setStroke()", "UIColor.set()"))
  func linesHaveTheColorForLines() {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 1))
    line.addLine(to: CGPoint(x: 3, y: 1))
    let square = UIBezierPath(rect: CGRect(x: 0, y: 2, width: 2, height: 1))
    #expect(
      drawn(4, 3) {
        UIColor.red.setStroke()
        line.stroke()
        square.fill()
      } == ["....", "rrrr", "kk.."])
    #expect(
      drawn(4, 3) {
        UIColor.blue.set()
        line.stroke()
        square.fill()
      } == ["....", "bbbb", "bb.."])
  }

  @Test(.shows("UIBezierPath.addClip()", "UIRectFill(_:)"))
  func nothingIsDrawnOutsideOfAClip() {
    #expect(
      drawn(4, 2) {
        UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1)).addClip()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
      } == [".kk.", "...."])
  }

  @Test(
    .shows(
      "UIBezierPath.lineWidth", "UIBezierPath.lineCapStyle", "UIBezierPath.lineJoinStyle",
      "UIBezierPath.usesEvenOddFillRule"))
  func aPathKeepsHowItIsDrawn() {
    keeps(UIBezierPath(), \.lineWidth, first: 1, then: 3)
    keeps(UIBezierPath(), \.lineCapStyle, first: .butt, then: .round)
    keeps(UIBezierPath(), \.lineJoinStyle, first: .miter, then: .bevel)
    keeps(UIBezierPath(), \.usesEvenOddFillRule, first: false, then: true)
  }
}
