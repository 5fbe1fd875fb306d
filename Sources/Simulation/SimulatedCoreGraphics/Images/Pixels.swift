/// The pixels of a picture: red, green, blue and opacity, one byte each, row by row.
package struct Pixels: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Four bytes for each pixel; colours aren't premultiplied.
  package var bytes: [UInt8]

  /// The maximum number of pixels of a picture.
  package static let limit = 1 << 26

  /// Makes a transparent picture; `nil` if it would be too large.
  package init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= Self.limit, height <= Self.limit / width else {
      return nil
    }
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  private init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Returns a part that is inside the picture.
  package func part(x: Int, y: Int, width: Int, height: Int) -> Pixels {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in y..<y + height {
      let start = (row * self.width + x) * 4
      bytes += self.bytes[start..<start + width * 4]
    }
    return Pixels(width: width, height: height, bytes: bytes)
  }

  /// Blends a colour over a pixel.
  package mutating func blend(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8, x: Int, y: Int
  ) {
    let at = (y * width + x) * 4
    if alpha == 255 {
      bytes[at] = red
      bytes[at + 1] = green
      bytes[at + 2] = blue
      bytes[at + 3] = 255
      return
    }
    if alpha == 0 { return }
    let above = Int(alpha) * 255
    let below = Int(bytes[at + 3]) * (255 - Int(alpha))
    let total = above + below
    func mix(_ new: UInt8, _ old: UInt8) -> UInt8 {
      UInt8((Int(new) * above + Int(old) * below + total / 2) / total)
    }
    bytes[at] = mix(red, bytes[at])
    bytes[at + 1] = mix(green, bytes[at + 1])
    bytes[at + 2] = mix(blue, bytes[at + 2])
    bytes[at + 3] = UInt8((total + 127) / 255)
  }

  /// Replaces a pixel with a colour.
  package mutating func replace(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8, x: Int, y: Int
  ) {
    let at = (y * width + x) * 4
    bytes[at] = red
    bytes[at + 1] = green
    bytes[at + 2] = blue
    bytes[at + 3] = alpha
  }
}
