import Foundation
import SimulatedCoreGraphics
import TestSupport
import Testing

/// Core Graphics' colours and images.
@Suite struct PictureColorTests {
  @Test(
    .shows(
      "CGColor.init(red:green:blue:alpha:)", "CGColor.init(srgbRed:green:blue:alpha:)",
      "CGColor.init(gray:alpha:)", "CGColor.init(colorSpace:components:)", "CGColor.components",
      "CGColor.numberOfComponents", "CGColor.alpha", "CGColor.colorSpace"))
  func aColorHasThePartsOfItsSpace() throws {
    let parts: [CGFloat] = [0.1, 0.2, 0.3, 0.4]
    let colors = [
      CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
      CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
      try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: parts)),
    ]
    for color in colors {
      #expect(color.components == parts && color.numberOfComponents == 4 && color.alpha == 0.4)
      #expect(color.colorSpace?.numberOfComponents == 3)
    }
    let space = CGColorSpaceCreateDeviceGray()
    for gray in [
      CGColor(gray: 0.1, alpha: 0.2), try #require(CGColor(colorSpace: space, components: parts)),
    ] {
      #expect(gray.components == [0.1, 0.2] && gray.numberOfComponents == 2 && gray.alpha == 0.2)
      #expect(gray.colorSpace == space)
    }
  }

  @Test(.shows("CGColor.copy(alpha:)"), arguments: [CGColor.red, CGColor(gray: 0.5, alpha: 1)])
  func aCopyIsAsOpaqueAsIsWanted(_ color: CGColor) {
    let copy = color.copy(alpha: 0.25)
    #expect(copy?.components == (color.components ?? []).dropLast() + [0.25])
    #expect(copy?.colorSpace == color.colorSpace)
  }

  @Test(.shows("CGColor.==(_:_:)", "CGColor.hash(into:)"))
  func colorsWithTheSamePartsAreTheSame() {
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red && color.hashValue == CGColor.red.hashValue)
    #expect(color != .blue && color.hashValue != CGColor.blue.hashValue)
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test(
    .shows(
      "CGColorSpace.numberOfComponents", "CGColorSpace.==(_:_:)", "CGColorSpace.hash(into:)"))
  func spacesDifferByTheirParts() {
    let (colors, grays) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    #expect([colors, grays].map(\.numberOfComponents) == [3, 1])
    #expect(colors == CGColorSpaceCreateDeviceRGB() && colors != grays)
    #expect(colors.hashValue == CGColorSpaceCreateDeviceRGB().hashValue)
    #expect(colors.hashValue != grays.hashValue)
  }

  @Test(
    .shows(
      "CGImage.bitsPerComponent", "CGImage.bitsPerPixel", "CGImage.bytesPerRow",
      "CGImage.colorSpace", "CGImage.alphaInfo", "CGImage.bitmapInfo"))
  func aDrawnPictureHasFourBytesForEachElement() throws {
    let picture = try #require(try Canvas(3, 2).context.makeImage())
    #expect(picture.bitsPerComponent == 8 && picture.bitsPerPixel == 32)
    #expect(picture.bytesPerRow == 12)
    #expect(picture.colorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(picture.alphaInfo == .premultipliedLast)
    #expect(picture.bitmapInfo == CGBitmapInfo(rawValue: 1))
  }

  @Test(.shows("CGImage.==(_:_:)", "CGImage.hash(into:)"))
  func twoPicturesAreTwoHoweverAlike() throws {
    let canvas = try Canvas(1, 1, .red)
    let first = try #require(canvas.context.makeImage())
    let second = try #require(canvas.context.makeImage())
    let same = first
    #expect(first == same && first != second && first.rows == second.rows)
    #expect(first.hashValue == same.hashValue && first.hashValue != second.hashValue)
  }
}
