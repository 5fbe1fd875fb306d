import Foundation
import SimulatedCoreGraphics
import SimulatedCoreImage
import SimulatedUIKit
import TestSupport
import Testing

/// Images of single pixels, checked by their bytes.
enum Dots {
  static let red: [UInt8] = [255, 0, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]
  static let clear: [UInt8] = [0, 0, 0, 0]
  static let black: [UInt8] = [0, 0, 0, 255]

  /// An image one pixel high, with a pixel for each colour.
  static func row(_ colors: [UIColor]) -> UIImage {
    draw(CGSize(width: CGFloat(colors.count), height: 1)) {
      for (place, color) in colors.enumerated() {
        color.setFill()
        UIRectFill(CGRect(x: CGFloat(place), y: 0, width: 1, height: 1))
      }
    }
  }

  static func draw(_ size: CGSize, _ actions: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in actions() }
  }
}

extension UIImage {
  var bytes: [UInt8] { cgImage?.pixels?.bytes ?? [] }
}

@Suite struct DrawnPictureTests {
  @Test(
    .shows(
      "UIGraphicsImageRenderer.init(bounds:format:)", "UIGraphicsImageRenderer.format",
      "UIGraphicsImageRendererFormat", "UIGraphicsImageRendererFormat.init()",
      "UIGraphicsImageRendererFormat.scale", "UIGraphicsImageRendererFormat.bounds",
      "UIGraphicsImageRendererContext.format", "UIGraphicsImageRendererContext.cgContext",
      "UIGraphicsImageRendererContext.currentImage",
      "UIGraphicsImageRendererContext.fill(_:blendMode:)",
      "UIGraphicsImageRendererContext.clip(to:)", "UIGraphicsImageRenderer.DrawingActions"))
  func aPlaceIsDrawnFromItsOwnBeginning() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let place = CGRect(x: 10, y: 20, width: 3, height: 1)
    let renderer = UIGraphicsImageRenderer(bounds: place, format: format)
    #expect(renderer.format === format && format.bounds == place)
    var halfway = UIImage()
    let actions: UIGraphicsImageRenderer.DrawingActions = { context in
      #expect(context.format === format)
      UIColor.red.setFill()
      context.fill(place)
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1), blendMode: .clear)
      halfway = context.currentImage
      context.clip(to: CGRect(x: 12, y: 20, width: 1, height: 1))
      context.cgContext.setFillColor(UIColor.blue.cgColor)
      context.fill(place)
    }
    let drawn = renderer.image(actions: actions)
    let (start, end) = (Dots.red + Dots.clear, Dots.blue)
    #expect(drawn.bytes == start + end)
    #expect(halfway.bytes == start + Dots.red)
  }

  @Test(.shows("UIGraphicsImageRendererContext.stroke(_:)"))
  func aRectanglesLineLeavesItsMiddleFree() {
    let image = Dots.draw(CGSize(width: 9, height: 9)) {}
    #expect(image.bytes.allSatisfy { $0 == 0 })
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { context in
      UIColor.red.setStroke()
      context.stroke(CGRect(x: 1, y: 1, width: 7, height: 7))
    }
    let middle = (4 * 9 + 4) * 4
    #expect(drawn.bytes.contains { $0 != 0 })
    #expect(Array(drawn.bytes[middle..<middle + 4]) == Dots.clear)
  }

  @Test(
    .shows(
      "UIGraphicsImageRenderer.init(size:)", "UIGraphicsImageRenderer.init(bounds:)",
      "UIGraphicsImageRenderer.init(size:format:)", "UIGraphicsImageRendererFormat.default()",
      "UIGraphicsImageRendererFormat.preferred()", "UIGraphicsImageRendererFormat.opaque"))
  func theFormatSaysHowSharpAndWhetherNothingShowsThrough() {
    let size = CGSize(width: 2, height: 1)
    let plain = UIGraphicsImageRenderer(size: size).image { _ in }
    #expect(plain.size == size && plain.scale == 3 && plain.cgImage?.width == 6)
    let placed = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 1, height: 2))
    #expect(placed.image { _ in }.cgImage?.height == 6)
    #expect(UIGraphicsImageRendererFormat.preferred().scale == 3)
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == 3 && !format.opaque)
    format.scale = 1
    format.opaque = true
    let opaque = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(opaque.bytes == Dots.black + Dots.black)
  }

  @Test(
    .shows(
      "UIGraphicsImageRenderer.pngData(actions:)",
      "UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)"))
  func whatIsDrawnBecomesAFileAtOnce() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2))
    let png = renderer.pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let read = UIImage(data: png, scale: 3)?.bytes ?? []
    #expect(Array(read.prefix(4)) == Dots.red)
    let jpeg = renderer.jpegData(withCompressionQuality: 0.9) { _ in }
    #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]))
    #expect(UIImage(data: jpeg, scale: 3)?.size == CGSize(width: 3, height: 2))
  }

  @Test(.shows("UIImage.draw(at:)", "UIImage.draw(in:blendMode:alpha:)"))
  func aPictureIsDrawnWhereItIsWantedAndInPart() {
    let dot = Dots.row([.red])
    let drawn = Dots.draw(CGSize(width: 3, height: 1)) {
      dot.draw(at: CGPoint(x: 1, y: 0))
      dot.draw(
        in: CGRect(x: 2, y: 0, width: 1, height: 1), blendMode: .normal, alpha: 0.5)
    }
    let (dots, last): ([UInt8], [UInt8]) = (Dots.clear + Dots.red, [255, 0, 0])
    #expect(Array(drawn.bytes.prefix(11)) == dots + last)
    #expect((126...129).contains(drawn.bytes[11]))
  }

  @Test(
    .shows(
      "UIImage.withTintColor(_:)", "UIImage.withTintColor(_:renderingMode:)",
      "UIImage.withRenderingMode(_:)", "UIImage.renderingMode"))
  func aTintIsDrawnWhereThePictureIs() {
    let image = Dots.row([.red, .clear])
    #expect(image.renderingMode == .automatic)
    let tinted = image.withTintColor(.blue)
    let drawn = Dots.draw(tinted.size) { tinted.draw(at: .zero) }
    #expect(drawn.bytes == Dots.blue + Dots.clear)
    let both = image.withTintColor(.black, renderingMode: .alwaysOriginal)
    #expect(both.renderingMode == .alwaysOriginal)
    #expect(Dots.draw(both.size) { both.draw(at: .zero) }.bytes == Dots.black + Dots.clear)
    #expect(tinted.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.bytes == Dots.red + Dots.clear)
  }

  @Test(
    .shows(
      "UIImage.init(cgImage:)", "UIImage.init(cgImage:scale:orientation:)", "UIImage.cgImage",
      "UIImage.imageOrientation", "UIImage.imageRendererFormat", "UIImage.init(ciImage:)",
      "UIImage.ciImage"))
  func aPictureOfElementsHasTheirSize() throws {
    let elements = try #require(Dots.row([.red, .blue, .red, .blue]).cgImage)
    let plain = UIImage(cgImage: elements)
    #expect(plain.cgImage == elements && plain.ciImage == nil)
    #expect(plain.size == CGSize(width: 4, height: 1) && plain.imageOrientation == .up)
    let lying = UIImage(cgImage: elements, scale: 2, orientation: .right)
    #expect(lying.size == CGSize(width: 0.5, height: 2) && lying.imageOrientation == .right)
    #expect(lying.imageRendererFormat.scale == 2)
    let source = CIImage(cgImage: elements)
    let filtered = UIImage(ciImage: source)
    #expect(filtered.ciImage === source && filtered.size == CGSize(width: 4, height: 1))
  }
}
