import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Styles that depend on what is around them, and tints.
@MainActor @Suite struct DrawingStyleTests: LooksAtDrawings {
  private func color(_ view: some View) throws -> String? {
    try #require(elements(of: view).first { $0.text == "a" }).color.map(name)
  }

  @Test(.shows("ForegroundStyle", "ForegroundStyle.init()", "ShapeStyle.foreground"))
  func theForegroundIsTheColourOfTheTextAround() {
    #expect(background(of: Rectangle().fill(.foreground)) == "black")
    #expect(background(of: Rectangle().fill(.foreground).foregroundColor(.blue)) == "blue")
    #expect(background(of: Rectangle().fill(ForegroundStyle()).foregroundStyle(.red)) == "red")
  }

  @Test(
    .shows("BackgroundStyle", "BackgroundStyle.init()", "ShapeStyle.background"),
    .shows("FillShapeStyle", "FillShapeStyle.init()", "ShapeStyle.fill"))
  func theBackgroundAndFillsAreTheSystems() {
    #expect(background(of: Rectangle().fill(.background)) == "white")
    #expect(background(of: Rectangle().fill(BackgroundStyle())) == "white")
    let fill = background(of: Color(uiColor: .systemFill))
    #expect(fill == "120/120/128 20%")
    #expect(background(of: Rectangle().fill(.fill)) == fill)
    #expect(background(of: Rectangle().fill(FillShapeStyle())) == fill)
  }

  @Test(.shows("ShapeStyle.opacity(_:)"))
  func aStyleCanBeFainter() throws {
    #expect(background(of: Rectangle().fill(.foreground.opacity(0.4))) == "black 40%")
    #expect(background(of: Rectangle().fill(.background.opacity(0.5).opacity(0.5))) == "white 25%")
    #expect(try color(Text("a").foregroundStyle(.tint.opacity(0.3))) == "blue 30%")
  }

  @Test(.shows("View.foregroundStyle(_:_:)"))
  func theFirstOfTwoStylesIsThatOfTexts() throws {
    #expect(try color(ZStack { Text("a") }.foregroundStyle(.red, .blue)) == "red")
  }

  @Test(
    .shows("View.tint(_: Color?)", "View.tint(_: some ShapeStyle)", "View.accentColor(_:)"))
  func whatCanBeTappedHasTheTintAround() throws {
    let button = VStack { Button("a") {} }
    #expect(try color(button) == "blue")
    #expect(try color(button.tint(Color.red as Color?)) == "red")
    #expect(try color(button.tint(.green.opacity(0.5))) == "green 50%")
    #expect(try color(button.accentColor(.red)) == "red")
    #expect(try color(button.tint(nil as Color?).tint(Color.red)) == "blue")
    #expect(try color(button.accentColor(nil).accentColor(.red)) == "blue")
    #expect(try color(Text("a").foregroundStyle(.tint).tint(Color.green)) == "green")
    #expect(try color(Text("a").tint(Color.red)) == "black")
  }
}
