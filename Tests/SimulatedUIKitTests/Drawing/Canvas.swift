import Foundation
import SimulatedCoreGraphics
import Testing

/// A small picture to draw on, whose elements can be compared as text.
struct Canvas {
  let context: CGContext

  init(_ width: Int, _ height: Int) throws {
    context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Draws everything in one colour.
  init(_ width: Int, _ height: Int, _ color: CGColor) throws {
    try self.init(width, height)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// The rows from the top down, with a letter for each element.
  var rows: [String] { context.makeImage()?.rows ?? [] }

  /// Red, green, blue and how opaque it is of one element, counted from the upper left.
  func element(_ x: Int, _ y: Int) -> [UInt8] {
    guard let pixels = context.makeImage()?.pixels else { return [] }
    let at = (y * pixels.width + x) * 4
    return Array(pixels.bytes[at..<at + 4])
  }
}

extension CGImage {
  /// The rows from the top down: a letter for each element, and a point where it is clear.
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
