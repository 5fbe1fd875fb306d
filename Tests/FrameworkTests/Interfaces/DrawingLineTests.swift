import DeviceEvents
import SimulatedCoreGraphics
import SimulatedSwiftUI
import TestSupport
import Testing

/// The lines around shapes.
@MainActor @Suite struct DrawingLineTests: LooksAtDrawings {
  @Test(
    .shows("Shape.stroke(_:lineWidth:)", "Shape.stroke(_:style:)", "StrokeStyle"),
    .shows("StrokeStyle.lineWidth", "StrokeStyle.init(lineWidth:dash:dashPhase:)"),
    .shows("StrokeStyle.init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)"))
  func aLineHasAColourAndAWidth() {
    func line(_ view: some View) -> String? {
      elements(of: view).first?.border.map { "\($0.width) \(name($0.color))" }
    }
    #expect(line(Rectangle().stroke(.red)) == "1.0 red")
    #expect(line(Rectangle().stroke(.blue, lineWidth: 3)) == "3.0 blue")
    var style = StrokeStyle(lineWidth: 4, dash: [2, 1], dashPhase: 1)
    #expect(line(Circle().stroke(.red, style: style)) == "4.0 red")
    style.lineWidth = 2
    #expect(line(Circle().stroke(.red, style: style)) == "2.0 red")
    let round = StrokeStyle(lineWidth: 5, lineCap: .round)
    #expect(line(Circle().stroke(.blue, style: round)) == "5.0 blue")
    #expect(StrokeStyle().lineWidth == 1)
    #expect(StrokeStyle(lineCap: .butt).lineWidth == 1)
    #expect(StrokeStyle(lineWidth: 2) != StrokeStyle(lineWidth: 3))
  }

  @Test(.shows("Shape.stroke(lineWidth:)", "Shape.stroke(style:)"))
  func anOutlineIsAShape() {
    let ring = ["50,0 100×100 clear r50 line 2 red"]
    #expect(looks(of: Circle().stroke(lineWidth: 2).fill(.red)) == ring)
    let style = StrokeStyle(lineWidth: 2)
    #expect(looks(of: Circle().stroke(style: style).foregroundStyle(.red)) == ring)
    #expect(looks(of: Circle().stroke().fill(.red)) == ["50,0 100×100 clear r50 line 1 red"])
  }

  @Test(.shows("Shape.trim(from:to:)"))
  func allOfAnOutlineIsAsGoodAsTheOutline() {
    let ring = ["50,0 100×100 clear r50 line 2 red"]
    #expect(looks(of: Circle().stroke(.red, lineWidth: 2)) == ring)
    #expect(looks(of: Circle().trim(from: 0, to: 1).stroke(.red, lineWidth: 2)) == ring)
  }

  @Test(
    .shows("InsettableShape", "InsettableShape.strokeBorder(_:lineWidth:antialiased:)"),
    .shows("InsettableShape.strokeBorder(_:style:antialiased:)"))
  func aBorderIsInsideTheEdges() {
    func bordered(_ shape: some InsettableShape) -> [String] {
      looks(of: shape.strokeBorder(.red, lineWidth: 4))
    }
    #expect(bordered(Rectangle()) == ["0,0 200×100 clear line 4 red"])
    #expect(bordered(Capsule()) == ["0,0 200×100 clear r50 line 4 red"])
    #expect(bordered(Circle()) == ["50,0 100×100 clear r50 line 4 red"])
    #expect(
      looks(of: Rectangle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 6)))
        == ["0,0 200×100 clear line 6 blue"])
  }
}
