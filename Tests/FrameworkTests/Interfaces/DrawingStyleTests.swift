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

  @Test(
    .shows("View.backgroundStyle(_:)", "EnvironmentValues.backgroundStyle"),
    .shows("View.background(in:fillStyle:)"))
  func theBackgroundCanBeSetForTheViewsInside() {
    #expect(background(of: Rectangle().fill(.background).backgroundStyle(.red)) == "red")
    #expect(background(of: Text("a").background(in: Rectangle()).backgroundStyle(.blue)) == "blue")
    #expect(background(of: Text("a").background(in: Rectangle())) == "white")
    let style = AnyShapeStyle(.green)
    let view = Rectangle().fill(.background).environment(\.backgroundStyle, style)
    #expect(background(of: view) == "green")
  }

  @Test(
    .shows("SeparatorShapeStyle", "SeparatorShapeStyle.init()", "ShapeStyle.separator"),
    .shows("PlaceholderTextShapeStyle", "PlaceholderTextShapeStyle.init()"),
    .shows("ShapeStyle.placeholder", "LinkShapeStyle", "LinkShapeStyle.init()"),
    .shows("ShapeStyle.link", "SelectionShapeStyle", "SelectionShapeStyle.init()"),
    .shows("ShapeStyle.selection", "WindowBackgroundShapeStyle"),
    .shows("WindowBackgroundShapeStyle.init()", "ShapeStyle.windowBackground"))
  func theSystemsStylesHaveItsColours() {
    func uiKit(_ color: UIColor) -> String? { background(of: Color(uiColor: color)) }
    #expect(background(of: Rectangle().fill(.separator)) == uiKit(.separator))
    #expect(background(of: Rectangle().fill(SeparatorShapeStyle())) == uiKit(.separator))
    #expect(background(of: Rectangle().fill(.placeholder)) == uiKit(.placeholderText))
    #expect(
      background(of: Rectangle().fill(PlaceholderTextShapeStyle())) == uiKit(.placeholderText))
    #expect(background(of: Rectangle().fill(.link)) == uiKit(.link))
    #expect(background(of: Rectangle().fill(LinkShapeStyle())) == uiKit(.link))
    #expect(background(of: Rectangle().fill(.selection).tint(Color.red)) == "red")
    #expect(background(of: Rectangle().fill(SelectionShapeStyle())) == "blue")
    #expect(background(of: Rectangle().fill(.windowBackground)) == "white")
    #expect(background(of: Rectangle().fill(WindowBackgroundShapeStyle())) == "white")
  }

  @Test(
    .shows("HierarchicalShapeStyle.quinary", "ShapeStyle.quinary"))
  func theFifthLevelIsTheFaintest() {
    #expect(background(of: Rectangle().fill(.quinary).foregroundColor(.red)) == "red 12%")
    #expect(background(of: Rectangle().fill(Color.red.quinary)) == "red 12%")
  }

  @Test(.shows("Color.init(cgColor:)", "Color.init(_:white:opacity:)"))
  func coloursAreMadeFromOthers() {
    #expect(background(of: Color(cgColor: UIColor.systemRed.cgColor)) == "red")
    #expect(background(of: Color(.sRGB, white: 1, opacity: 0.5)) == "white 50%")
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
