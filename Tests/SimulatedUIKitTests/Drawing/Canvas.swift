import Foundation
import SimulatedCoreGraphics
import Testing

/// A small bitmap to draw on, whose pixels can be compared as text.
struct Canvas {
  let context: CGContext

  init(_ width: Int, _ height: Int) throws {
    context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Fills everything with one colour.
  init(_ width: Int, _ height: Int, _ color: CGColor) throws {
    try self.init(width, height)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// The rows from top to bottom, with a letter for each pixel.
  var rows: [String] { context.makeImage()?.rows ?? [] }

  /// The red, green, blue and alpha of one pixel, counted from the upper left.
  func element(_ x: Int, _ y: Int) -> [UInt8] {
    guard let pixels = context.makeImage()?.pixels else { return [] }
    let at = (y * pixels.width + x) * 4
    return Array(pixels.bytes[at..<at + 4])
  }
}

extension CGImage {
  /// The rows from top to bottom: a letter for each pixel, or a dot if it is clear.
  var rows: [String] {
    guard let pixels else { return [] }
    return (0..<pixels.height).map { row in
      String(
        (0..<pixels.width).map { column -> Character in
          let at = (row * pixels.width + column) * 4
          switch (pixels.bytes[at], pixels.bytes[at + 1], pixels.bytes[at + 2]) {
          case _ where pixels.bytes[at + 3] == 0: return "."
          case (255, 0, 0): return "R"
          case (0, 255, 0): return "G"
          case (0, 0, 255): return "B"
          case (0, 0, 0): return "K"
          default: return "?"
          }
        })
    }
  }
}

extension CGColor {
  static var red: CGColor { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
  static var blue: CGColor { CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
}
