import SimulatedCoreGraphics
import TestSupport
import Testing

/// The raw values of Core Graphics' options are those of Apple's headers.
@Suite struct DrawingNumberTests {
  @Test(
    .shows(
      "CGBlendMode.normal", "CGBlendMode.multiply", "CGBlendMode.screen", "CGBlendMode.overlay",
      "CGBlendMode.darken", "CGBlendMode.lighten", "CGBlendMode.colorDodge",
      "CGBlendMode.colorBurn", "CGBlendMode.softLight", "CGBlendMode.hardLight",
      "CGBlendMode.difference", "CGBlendMode.exclusion", "CGBlendMode.hue",
      "CGBlendMode.saturation", "CGBlendMode.color", "CGBlendMode.luminosity",
      "CGBlendMode.clear", "CGBlendMode.copy", "CGBlendMode.sourceIn", "CGBlendMode.sourceOut",
      "CGBlendMode.sourceAtop", "CGBlendMode.destinationOver", "CGBlendMode.destinationIn",
      "CGBlendMode.destinationOut", "CGBlendMode.destinationAtop", "CGBlendMode.xor",
      "CGBlendMode.plusDarker", "CGBlendMode.plusLighter"))
  func blendModesHaveApplesNumbers() {
    let all: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    #expect(all.map(\.rawValue) == Array(0...27))
  }

  @Test(
    .shows(
      "CGLineCap.butt", "CGLineCap.round", "CGLineCap.square", "CGLineJoin.miter",
      "CGLineJoin.round", "CGLineJoin.bevel"))
  func linesEndAndMeetByApplesNumbers() {
    #expect([.butt, .round, .square].map(\CGLineCap.rawValue) == [0, 1, 2])
    #expect([.miter, .round, .bevel].map(\CGLineJoin.rawValue) == [0, 1, 2])
  }

  @Test(
    .shows(
      "CGInterpolationQuality.`default`", "CGInterpolationQuality.none",
      "CGInterpolationQuality.low", "CGInterpolationQuality.medium",
      "CGInterpolationQuality.high"))
  func qualitiesHaveApplesNumbers() {
    let all: [CGInterpolationQuality] = [.default, .none, .low, .high, .medium]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test(
    .shows(
      "CGImageAlphaInfo.none", "CGImageAlphaInfo.premultipliedLast",
      "CGImageAlphaInfo.premultipliedFirst", "CGImageAlphaInfo.last", "CGImageAlphaInfo.first",
      "CGImageAlphaInfo.noneSkipLast", "CGImageAlphaInfo.noneSkipFirst",
      "CGImageAlphaInfo.alphaOnly"))
  func placesOfOpacityHaveApplesNumbers() {
    let all: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast,
      .noneSkipFirst, .alphaOnly,
    ]
    #expect(all.map(\.rawValue) == Array(0...7))
  }

  @Test(
    .shows(
      "CGBitmapInfo.rawValue", "CGBitmapInfo.init(rawValue:)", "CGBitmapInfo.alphaInfoMask",
      "CGBitmapInfo.floatComponents", "CGBitmapInfo.byteOrderDefault",
      "CGBitmapInfo.byteOrder16Little", "CGBitmapInfo.byteOrder32Little",
      "CGBitmapInfo.byteOrder16Big", "CGBitmapInfo.byteOrder32Big"))
  func layoutsOfBytesHaveApplesNumbers() {
    let all: [CGBitmapInfo] = [
      .alphaInfoMask, .floatComponents, .byteOrderDefault, .byteOrder16Little, .byteOrder32Little,
      .byteOrder16Big, .byteOrder32Big,
    ]
    #expect(all.map(\.rawValue) == [31, 256, 0, 4096, 8192, 12288, 16384])
    #expect(CGBitmapInfo(rawValue: 8193) == [.byteOrder32Little, CGBitmapInfo(rawValue: 1)])
  }
}
