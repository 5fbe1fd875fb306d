import Foundation
import SimulatedCoreGraphics
import SimulatedCoreImage
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
}
