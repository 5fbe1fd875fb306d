import DeviceEvents
import SimulatedCoreGraphics
import SimulatedSwiftUI
import TestSupport
import Testing

/// Shapes: what they look like and the room that they take.
@MainActor @Suite struct DrawingShapeTests: LooksAtDrawings {
  /// A bar across the upper quarter of its room.
  private struct Bar: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height / 4))
    }
  }

  private func bounds(_ shape: some Shape) -> CGRect {
    shape.path(in: CGRect(x: 10, y: 20, width: 40, height: 20)).boundingRect
  }

  @Test(
    .shows("Rectangle", "Rectangle.init()", "Capsule", "Capsule.init(style:)", "Ellipse"),
    .shows("Ellipse.init()", "Circle", "Circle.init()", "Shape", "Shape.fill(_:style:)"))
  func aShapeFillsItsRoomAndACircleItsMiddle() {
    #expect(looks(of: Rectangle().fill(.red)) == ["0,0 200×100 red"])
    #expect(looks(of: Capsule().fill(.red)) == ["0,0 200×100 red r50"])
    #expect(looks(of: Ellipse().fill(.blue)) == ["0,0 200×100 blue r50"])
    #expect(looks(of: Circle().fill(.red)) == ["50,0 100×100 red r50"])
    #expect(
      looks(of: Circle().fill(.red).frame(width: 20, height: 40)) == ["90,40 20×20 red r10"])
    #expect(
      looks(
        of: HStack(spacing: 0) {
          Circle().fill(.red)
          Capsule(style: .circular).fill(.blue)
        }) == ["0,0 100×100 red r50", "100,0 100×100 blue r50"])
  }

  @Test(
    .shows("RoundedRectangle", "RoundedRectangle.init(cornerRadius:style:)"),
    .shows("RoundedRectangle.init(cornerSize:style:)", "UnevenRoundedRectangle"),
    .shows(
      "UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
    ))
  func cornersAreRoundByTheirRadius() {
    func radius(_ shape: some Shape) -> Double? { elements(of: shape).first?.cornerRadius }
    #expect(radius(RoundedRectangle(cornerRadius: 8)) == 8)
    #expect(radius(RoundedRectangle(cornerRadius: 80)) == 50)
    #expect(radius(RoundedRectangle(cornerSize: CGSize(width: 9, height: 9))) == 9)
    #expect(
      radius(
        UnevenRoundedRectangle(
          topLeadingRadius: 7, bottomLeadingRadius: 7, bottomTrailingRadius: 7,
          topTrailingRadius: 7)) == 7)
    #expect(radius(UnevenRoundedRectangle()) == 0)
  }

  @Test(.shows("ContainerRelativeShape", "ContainerRelativeShape.init()"))
  func aShapeHasTheCornersOfItsContainer() throws {
    let shape = try #require(elements(of: ContainerRelativeShape().fill(.red)).first)
    #expect(shape.cornerRadius > 0)
    #expect(shape.frame.width == 200)
    #expect(shape.background.map(name) == "red")
  }

  @Test(.shows("Shape.rect", "Shape.rect(cornerRadius:style:)", "Shape.capsule", "Shape.circle"))
  func shapesHaveShortNames() {
    let square = box(40, 40)
    #expect(looks(of: square.background(.blue, in: .rect)).first == "80,30 40×40 blue")
    #expect(
      looks(of: square.background(.blue, in: .rect(cornerRadius: 6))).first
        == "80,30 40×40 blue r6")
    #expect(looks(of: box(60, 40).background(.blue, in: .capsule)).first == "70,30 60×40 blue r20")
    #expect(looks(of: box(60, 40).background(.blue, in: .circle)).first == "80,30 40×40 blue r20")
  }

  @Test(
    .shows("Rectangle.path(in:)", "RoundedRectangle.path(in:)", "Capsule.path(in:)"),
    .shows("Ellipse.path(in:)", "ContainerRelativeShape.path(in:)", "Shape.path(in:)"),
    .shows("UnevenRoundedRectangle.path(in:)"))
  func theOutlineOfAShapeIsAroundItsRoom() {
    let room = CGRect(x: 10, y: 20, width: 40, height: 20)
    #expect(bounds(Rectangle()) == room)
    #expect(bounds(RoundedRectangle(cornerRadius: 3)) == room)
    #expect(bounds(UnevenRoundedRectangle(topLeadingRadius: 3)) == room)
    #expect(bounds(Capsule()) == room)
    #expect(bounds(Ellipse()) == room)
    #expect(bounds(ContainerRelativeShape()) == room)
  }

  @Test(.shows("Circle.path(in:)"))
  func theOutlineOfACircleIsInTheMiddle() {
    #expect(bounds(Circle()) == CGRect(x: 20, y: 20, width: 20, height: 20))
  }

  @Test(.shows("Shape.body"))
  func aShapeHasTheColourOfText() {
    #expect(looks(of: Circle()) == ["50,0 100×100 black r50"])
    #expect(looks(of: Circle().body) == ["50,0 100×100 black r50"])
    #expect(looks(of: Capsule().foregroundStyle(.blue)) == ["0,0 200×100 blue r50"])
  }

  @Test(.shows("Shape.path(in:)"))
  func aShapeOfOnesOwnIsWhereItsOutlineIs() {
    #expect(looks(of: Bar().fill(.red)) == ["0,0 200×25 red"])
    #expect(looks(of: Bar().fill(.red).frame(width: 40, height: 40)) == ["80,30 40×10 red"])
  }
}
