import DeviceEvents
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Where colours come from.
@MainActor @Suite struct DrawingColorTests: LooksAtDrawings {
  @Test(
    .shows("Color.brown", "Color.cyan", "Color.indigo", "Color.mint", "Color.teal"),
    .shows("ShapeStyle.brown", "ShapeStyle.cyan", "ShapeStyle.indigo", "ShapeStyle.mint"),
    .shows("ShapeStyle.teal"))
  func furtherColoursAreThoseOfUIKit() {
    #expect(
      [Color.brown, .cyan, .indigo, .mint, .teal].map { background(of: $0) } == [
        "162/132/94", "50/173/230", "88/86/214", "0/199/190", "48/176/199",
      ])
    #expect(background(of: Rectangle().fill(.brown)) == "162/132/94")
    #expect(background(of: Rectangle().fill(.cyan)) == "50/173/230")
    #expect(background(of: Rectangle().fill(.indigo)) == "88/86/214")
    #expect(background(of: Rectangle().fill(.mint)) == "0/199/190")
    #expect(background(of: Rectangle().fill(.teal)) == "48/176/199")
  }

  @Test(
    .shows("Color.init(_:red:green:blue:opacity:)", "Color.RGBColorSpace"),
    .shows("Color.RGBColorSpace.sRGB", "Color.RGBColorSpace.sRGBLinear"),
    .shows("Color.RGBColorSpace.displayP3"),
    arguments: [.sRGB, .sRGBLinear, .displayP3] as [Color.RGBColorSpace])
  func blackAndWhiteAreInEveryColorSpace(_ space: Color.RGBColorSpace) {
    let all: [Color.RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
    #expect(all.count { $0 == space } == 1)
    #expect(background(of: Color(space, red: 1, green: 1, blue: 1)) == "white")
    #expect(background(of: Color(space, red: 0, green: 0, blue: 0, opacity: 0.5)) == "black 50%")
  }

  @Test(
    .shows("Color.init(hue:saturation:brightness:opacity:)"),
    .shows("Color.init(_:red:green:blue:opacity:)"))
  func aColourHasPartsOrAHue() {
    #expect(background(of: Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)) == "51/102/153")
    #expect(background(of: Color(hue: 0, saturation: 1, brightness: 1)) == "255/0/0")
    #expect(background(of: Color(hue: 0.5, saturation: 1, brightness: 0.2)) == "0/51/51")
    #expect(
      background(of: Color(hue: 0.3, saturation: 0, brightness: 0.2, opacity: 0.4))
        == "51/51/51 40%")
  }

  @Test(.shows("Color.init(_:)", "UIColor.init(_:)"))
  func aColourIsTakenFromUIKitAndGivenToIt() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(background(of: Color(color)) == "51/102/153 80%")
    #expect(UIColor(Color(color)) == color)
    #expect(UIColor(Color(white: 0.4)) == UIColor(white: 0.4, alpha: 1))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    back.backgroundColor = UIColor(.red)
    #expect(back.screenElement().background.map(name) == "red")
  }

  @Test(.shows("UIColor.init(_:)"))
  func aColourIsAnotherOneInTheDark() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      UIColor(Color.red).resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    #expect(UIColor(Color.red).resolvedColor(with: dark) != UIColor(Color.red))
  }

  @Test(.shows("Color.init(_:bundle:)"))
  func aColourHasANameInAnAssetCatalogue() throws {
    let folder = try TemporaryFolder()
    let color = #"{"red": "51", "green": "102", "blue": "153", "alpha": "1.0"}"#
    try folder.write(
      """
      {"colors": [{"idiom": "universal",
        "color": {"color-space": "srgb", "components": \(color)}}], "info": {"version": 1}}
      """, to: "Assets.xcassets/Accent.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    #expect(background(of: Color("Accent", bundle: bundle)) == "51/102/153")
  }

  @Test(.shows("Color.opacity(_:)"))
  func opacitiesAreMultiplied() {
    #expect(background(of: Color.red.opacity(0.5)) == "red 50%")
    #expect(background(of: Color.red.opacity(0.5).opacity(0.5)) == "red 25%")
    #expect(background(of: Color.clear.opacity(0.5)) == "clear")
  }

  @Test(.shows("AnyGradient", "Color.gradient"))
  func aColourIsAGradientOfItself() {
    let gradient: AnyGradient = Color.blue.gradient
    #expect(background(of: Rectangle().fill(gradient)) == "blue")
    #expect(gradient == Color.blue.gradient)
    #expect(gradient != Color.red.gradient)
  }
}
