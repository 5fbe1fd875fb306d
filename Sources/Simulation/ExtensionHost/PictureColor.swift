import DeviceEvents
import Foundation
import SimulatedCoreGraphics

/// The colours of a picture, as in a web page: "#B9AE93"; `nil` if it can't be read.
enum PictureColor {
  /// Returns its size in pixels.
  static func size(_ data: Data) -> (width: Int, height: Int)? {
    PictureFile.header(data).map { ($0.width, $0.height) }
  }

  /// Returns its average colour.
  static func average(_ data: Data) -> String? {
    guard let pixels = PictureFile.pixels(data) else { return nil }
    let count = pixels.width * pixels.height
    return text(
      (0..<3).map { part in
        stride(from: part, to: pixels.bytes.count, by: 4)
          .reduce(0) { $0 + Int(pixels.bytes[$1]) } / count
      })
  }

  /// Returns the colour at a place, from 0 to 1 of the width and of the height.
  static func color(_ data: Data, x: Double, y: Double) -> String? {
    guard let pixels = PictureFile.pixels(data), x.isFinite, y.isFinite else { return nil }
    func place(_ part: Double, _ count: Int) -> Int {
      Int(min(max(part * Double(count), 0), Double(count - 1)))
    }
    let at = (place(y, pixels.height) * pixels.width + place(x, pixels.width)) * 4
    return text((0..<3).map { Int(pixels.bytes[at + $0]) })
  }

  /// Returns a colour of the screen.
  static func text(_ color: ScreenColor) -> String {
    text([color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) })
  }

  private static func text(_ parts: [Int]) -> String {
    "#" + parts.map { (($0 < 16 ? "0" : "") + String($0, radix: 16)).uppercased() }.joined()
  }
}
