import SimulatedCoreGraphics
import SimulatedSwiftUI
import TestSupport
import Testing

/// Outlines and angles.
@MainActor @Suite struct DrawingPathTests: LooksAtDrawings {
  private func path(_ callback: (inout Path) -> Void) -> String {
    let bounds = Path(callback).boundingRect
    return "\(Int(bounds.minX)),\(Int(bounds.minY)) \(Int(bounds.width))×\(Int(bounds.height))"
  }

  @Test(
    .shows("Path", "Path.init()", "Path.isEmpty", "Path.boundingRect", "Path.init(_: CGRect)"),
    .shows("Path.init(ellipseIn:)", "Path.init(roundedRect:cornerRadius:)"),
    .shows("Path.init(_: (inout Path) -> Void)", "Path.path(in:)"))
  func anOutlineHasARectangleAroundIt() {
    let rectangle = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(Path().isEmpty)
    #expect(Path().boundingRect.isNull)
    for path in [
      Path(rectangle), Path(ellipseIn: rectangle), Path(roundedRect: rectangle, cornerRadius: 4),
      Path { $0.addRect(rectangle) }, Path(rectangle).path(in: .zero),
    ] {
      #expect(!path.isEmpty)
      #expect(path.boundingRect == rectangle)
    }
  }

  @Test(
    .shows("Path.move(to:)", "Path.addLine(to:)", "Path.addLines(_:)", "Path.addRect(_:)"),
    .shows("Path.addCurve(to:control1:control2:)", "Path.addQuadCurve(to:control:)"),
    .shows("Path.addRoundedRect(in:cornerSize:)", "Path.addEllipse(in:)"),
    .shows("Path.addArc(center:radius:startAngle:endAngle:clockwise:)"))
  func anOutlineGrowsWithItsParts() {
    let rectangle = CGRect(x: 20, y: 30, width: 40, height: 10)
    let middle = CGPoint(x: 15, y: 15)
    #expect(
      path {
        $0.move(to: CGPoint(x: 5, y: 6))
        $0.addLine(to: CGPoint(x: 25, y: 16))
      } == "5,6 20×10")
    #expect(
      path { $0.addLines([CGPoint(x: 4, y: 9), CGPoint(x: 2, y: 3), CGPoint(x: 8, y: 5)]) }
        == "2,3 6×6")
    #expect(
      path {
        $0.move(to: CGPoint(x: 10, y: 10))
        $0.addCurve(to: CGPoint(x: 20, y: 20), control1: middle, control2: middle)
      } == "10,10 10×10")
    #expect(
      path {
        $0.move(to: CGPoint(x: 10, y: 10))
        $0.addQuadCurve(to: CGPoint(x: 20, y: 20), control: middle)
      } == "10,10 10×10")
    for add in [
      { $0.addRect(rectangle) }, { $0.addEllipse(in: rectangle) },
      { $0.addRoundedRect(in: rectangle, cornerSize: CGSize(width: 2, height: 2)) },
      {
        $0.move(to: CGPoint(x: 60, y: 40))
        $0.addLine(to: rectangle.origin)
        $0.closeSubpath()
      },
    ] as [(inout Path) -> Void] {
      #expect(path(add) == "20,30 40×10")
      #expect(
        path {
          $0.move(to: .zero)
          add(&$0)
        } == "0,0 60×40")
    }
    #expect(
      path {
        $0.addArc(
          center: CGPoint(x: 50, y: 60), radius: 10, startAngle: .zero, endAngle: .degrees(360),
          clockwise: false)
      } == "40,50 20×20")
  }

  @Test func anOutlineIsDrawnWhereItIs() {
    let shape = Path(CGRect(x: 10, y: 20, width: 30, height: 40)).fill(Color.red)
    #expect(looks(of: shape) == ["10,20 30×40 red"])
  }

  @Test(
    .shows("Angle", "Angle.radians", "Angle.degrees", "Angle.init()", "Angle.init(radians:)"),
    .shows("Angle.init(degrees:)", "Angle.radians(_:)", "Angle.degrees(_:)", "Angle.zero"),
    .shows("Angle.<(_:_:)"))
  func anAngleIsKnownInRadiansAndDegrees() {
    #expect(Angle().radians == 0)
    #expect(Angle.zero.degrees == 0)
    #expect(Angle(degrees: 90).radians == .pi / 2)
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi).degrees == 180)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle.degrees(30) < .degrees(31))
    #expect(!(Angle.degrees(31) < .degrees(31)))
    var angle = Angle.degrees(10)
    angle.degrees = 360
    #expect(angle == .radians(2 * .pi))
    angle.radians = 0
    #expect(angle == .zero)
  }

  @Test(
    .shows("UnitPoint", "UnitPoint.x", "UnitPoint.y", "UnitPoint.init()", "UnitPoint.init(x:y:)"),
    .shows("UnitPoint.zero", "UnitPoint.center", "UnitPoint.leading", "UnitPoint.trailing"),
    .shows("UnitPoint.top", "UnitPoint.bottom", "UnitPoint.topLeading", "UnitPoint.topTrailing"),
    .shows("UnitPoint.bottomLeading", "UnitPoint.bottomTrailing"),
    arguments: [
      (UnitPoint(), 0, 0), (.zero, 0, 0), (UnitPoint(x: 0.25, y: 2), 0.25, 2),
      (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0),
      (.leading, 0, 0.5), (.center, 0.5, 0.5), (.trailing, 1, 0.5),
      (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1),
    ] as [(UnitPoint, CGFloat, CGFloat)])
  func aPointIsAPartOfTheWidthAndOfTheHeight(_ point: UnitPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect(point.x == x)
    #expect(point.y == y)
    var other = UnitPoint(x: 9, y: 9)
    other.x = x
    other.y = y
    #expect(other == point)
  }
}
