import Foundation
import SimulatedCoreGraphics
import SimulatedCoreImage
import SimulatedUIKit
import TestSupport
import Testing

/// Core Image's images; there are no filters here.
@Suite struct CoreImageTests {
  private static let logo = URL(fileURLWithPath: "Fixtures/Files/logo.png")

  @Test(
    .shows(
      "CIImage.init(data:)", "CIImage.init(contentsOf:)", "CIImage.extent", "CIImage.cgImage"))
  func aPictureHasTheExtentOfItsFile() throws {
    let data = try Data(contentsOf: Self.logo)
    let header = try #require(PictureFile.header(data))
    let extent = CGRect(x: 0, y: 0, width: header.width, height: header.height)
    #expect(CIImage(data: data)?.extent == extent)
    #expect(CIImage(contentsOf: Self.logo)?.extent == extent)
    #expect(CIImage(contentsOf: Self.logo)?.cgImage?.width == header.width)
    #expect(CIImage(data: Data("text".utf8)) == nil)
    #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere.png")) == nil)
  }

  @Test(.shows("CIImage.empty()"))
  func anEmptyPictureHasNoExtent() {
    #expect(CIImage.empty().extent == .zero && CIImage.empty().cgImage == nil)
  }

  @Test(
    .shows(
      "CIContext.init(options:)", "CIContext.createCGImage(_:from:)", "CIImage.init(cgImage:)",
      "CIImage.cgImage"))
  func aPartIsCountedFromTheLowerLeft() throws {
    let canvas = try Canvas(3, 2)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let picture = try #require(canvas.context.makeImage())
    let image = CIImage(cgImage: picture)
    #expect(image.cgImage === picture)
    let context = CIContext(options: nil)
    #expect(context.createCGImage(image, from: image.extent) === picture)
    let part = context.createCGImage(image, from: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(part?.rows == ["R."])
    #expect(context.createCGImage(image, from: CGRect(x: 9, y: 0, width: 2, height: 1)) == nil)
  }

  @Test(
    .shows("CIColor", "CIColor.init(red:green:blue:alpha:)", "CIColor.init(red:green:blue:)"),
    .shows("CIColor.init(cgColor:)", "CIColor.init(string:)", "CIColor.init(color:)"),
    .shows("CIColor.red", "CIColor.green", "CIColor.blue"),
    .shows("CIColor.alpha", "CIColor.stringRepresentation", "CIColor.numberOfComponents"),
    .shows("CIColor.isEqual(_:)", "CIColor.hash", "UIColor.init(ciColor:)"))
  func coloursHaveTheirParts() {
    let color = CIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
    #expect([color.red, color.green, color.blue, color.alpha] == [0.5, 0.25, 1, 0.75])
    #expect(color.stringRepresentation == "0.5 0.25 1 0.75" && color.numberOfComponents == 4)
    #expect(CIColor(string: "0.5 0.25 1 0.75") == color)
    #expect(CIColor(string: "0.5 0.25 1 0.75").hash == color.hash)
    #expect(CIColor(string: "0 1") == CIColor(red: 0, green: 1, blue: 0))
    #expect(UIColor(ciColor: color).cgColor.components == [0.5, 0.25, 1, 0.75])
    #expect(CIColor(color: UIColor(ciColor: color)) == color)
    #expect(CIColor(cgColor: UIColor(ciColor: color).cgColor) == color)
  }

  @Test(
    .shows("CIColor.black", "CIColor.white", "CIColor.gray", "CIColor.red"),
    .shows("CIColor.green", "CIColor.blue", "CIColor.cyan", "CIColor.magenta"),
    .shows("CIColor.yellow", "CIColor.clear"))
  func coloursHaveNames() {
    let named: [CIColor] = [
      .black, .white, .gray, .red, .green, .blue, .cyan, .magenta, .yellow, .clear,
    ]
    #expect(
      named.map(\.stringRepresentation) == [
        "0 0 0 1", "1 1 1 1", "0.5 0.5 0.5 1", "1 0 0 1", "0 1 0 1", "0 0 1 1", "0 1 1 1",
        "1 0 1 1", "1 1 0 1", "0 0 0 0",
      ])
  }
}
