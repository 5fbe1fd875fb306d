import Foundation
import SimulatedCoreGraphics
import TestSupport
import Testing

/// What Core Graphics contexts draw, pixel by pixel.
@Suite struct FillingTests {
  struct Format: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bits = 8
    var bytesPerRow = 0
    var width = 2
    var isGray = false
    var info: CGImageAlphaInfo = .premultipliedLast
    var isMade = false
  }

  @Test(
    .shows(
      "CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)",
      "CGColorSpaceCreateDeviceGray()", "CGColorSpaceCreateDeviceRGB()", "CGContext.width",
      "CGContext.height"),
    arguments: [
      Format(testDescription: "opacity at the end", isMade: true),
      Format(testDescription: "opacity first", info: .premultipliedFirst, isMade: true),
      Format(testDescription: "room at the end", info: .noneSkipLast, isMade: true),
      Format(testDescription: "room first", info: .noneSkipFirst, isMade: true),
      Format(testDescription: "grey", isGray: true, info: .none, isMade: true),
      Format(testDescription: "rows with room", bytesPerRow: 16, isMade: true),
      Format(testDescription: "grey with opacity", isGray: true),
      Format(testDescription: "three bytes", info: .none),
      Format(testDescription: "opacity that isn't multiplied", info: .last),
      Format(testDescription: "no colour", info: .alphaOnly),
      Format(testDescription: "sixteen bits", bits: 16),
      Format(testDescription: "rows too short", bytesPerRow: 7),
      Format(testDescription: "no elements", width: 0),
    ])
  func aContextHasOneOfTheDocumentedFormats(_ format: Format) {
    let context = CGContext(
      data: nil, width: format.width, height: 3, bitsPerComponent: format.bits,
      bytesPerRow: format.bytesPerRow,
      space: format.isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: format.info.rawValue)
    #expect((context != nil) == format.isMade)
    #expect(context.map { [$0.width, $0.height] } ?? [2, 3] == [2, 3])
  }

  @Test(
    .shows(
      "CGContext.setFillColor(_:)", "CGContext.setFillColor(red:green:blue:alpha:)",
      "CGContext.fill(_: CGRect)", "CGContext.fill(_: [CGRect])", "CGContext.clear(_:)",
      "CGContext.makeImage()"))
  func rectanglesAreCountedFromTheLowerLeft() throws {
    let canvas = try Canvas(4, 3)
    canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.context.setFillColor(.blue)
    canvas.context.fill([
      CGRect(x: 3, y: 1, width: 1, height: 1), CGRect(x: 0, y: 2, width: 4, height: 1),
    ])
    #expect(canvas.rows == ["BBBB", "...B", "RR.."])
    canvas.context.clear(CGRect(x: 1, y: 0, width: 1, height: 3))
    #expect(canvas.rows == ["B.BB", "...B", "R..."])
  }

  @Test(
    .shows(
      "CGContext.ctm", "CGContext.translateBy(x:y:)", "CGContext.scaleBy(x:y:)",
      "CGContext.rotate(by:)", "CGContext.concatenate(_:)"))
  func laterTransformsAreAppliedFirst() throws {
    let canvas = try Canvas(4, 3)
    #expect(canvas.context.ctm == .identity)
    canvas.context.translateBy(x: 1, y: 1)
    canvas.context.scaleBy(x: 2, y: 1)
    #expect(canvas.context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 1))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas.rows == ["....", ".KK.", "...."])

    let turned = try Canvas(3, 3)
    turned.context.translateBy(x: 2, y: 0)
    turned.context.rotate(by: .pi / 2)
    turned.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(turned.rows == ["...", ".K.", ".K."])

    let mirrored = try Canvas(3, 3)
    mirrored.context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 3))
    mirrored.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(mirrored.rows == ["KK.", "...", "..."])
  }

  @Test(
    .shows(
      "CGContext.saveGState()", "CGContext.restoreGState()", "CGContext.interpolationQuality"))
  func whatWasSavedComesBack() throws {
    let canvas = try Canvas(2, 1)
    let context = canvas.context
    context.setFillColor(.red)
    #expect(context.interpolationQuality == .default)
    context.interpolationQuality = .low
    context.saveGState()
    context.setFillColor(.blue)
    context.translateBy(x: 1, y: 0)
    context.setAlpha(0.5)
    context.setBlendMode(.clear)
    context.clip(to: .zero)
    context.interpolationQuality = .high
    #expect(context.interpolationQuality == .high)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas.rows == ["R."])
    #expect(canvas.element(0, 0) == [255, 0, 0, 255])
    #expect(context.interpolationQuality == .low)
  }

  @Test(.shows("CGContext.clip()", "CGContext.clip(to:)", "CGContext.addRect(_:)"))
  func nothingIsDrawnOutsideOfWhatAllClipsHave() throws {
    let canvas = try Canvas(4, 2)
    let all = CGRect(x: 0, y: 0, width: 4, height: 2)
    canvas.context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 2))
    canvas.context.fill(all)
    #expect(canvas.rows == [".KK.", ".KK."])
    canvas.context.addRect(CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.context.clip()
    canvas.context.setFillColor(.red)
    canvas.context.fill(all)
    #expect(canvas.rows == [".KK.", ".RK."])
    // Clipping has consumed the path.
    canvas.context.setFillColor(.blue)
    canvas.context.fillPath()
    #expect(canvas.rows == [".KK.", ".RK."])
  }

  @Test(
    .shows(
      "CGContext.setAlpha(_:)", "CGContext.setBlendMode(_:)", "CGBlendMode.normal",
      "CGBlendMode.copy", "CGBlendMode.clear"),
    arguments: [
      (CGBlendMode.normal, [127, 0, 128, 255]), (.copy, [0, 0, 255, 128]), (.clear, [0, 0, 0, 0]),
    ] as [(CGBlendMode, [UInt8])])
  func colorsAreMixedByTheMode(_ mode: CGBlendMode, _ expected: [UInt8]) throws {
    let canvas = try Canvas(1, 1, .red)
    canvas.context.setBlendMode(mode)
    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(.blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas.element(0, 0) == expected)
  }

  @Test(.shows("CGContext.draw(_:in:)"))
  func aPictureIsDrawnUprightAndLargerWhereThePlaceIs() throws {
    let small = try Canvas(2, 2, .red)
    small.context.setFillColor(.blue)
    small.context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    let picture = try #require(small.context.makeImage())
    #expect(picture.rows == ["RB", "RR"])
    let canvas = try Canvas(5, 4)
    canvas.context.draw(picture, in: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(canvas.rows == [".....", ".....", "RRBB.", "RRRR."])
  }
}
