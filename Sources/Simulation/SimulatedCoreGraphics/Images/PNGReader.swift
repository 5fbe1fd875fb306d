import Foundation

/// A reader of PNG files that aren't interlaced.
///
/// Of components with sixteen bits only the upper eight are used.
struct PNGReader {
  private let bytes: [UInt8]
  private var width = 0
  private var height = 0
  private var kind = 0
  private var depth = 0
  private var palette: [UInt8] = []
  private var clear: [UInt8] = []

  /// The maximum number of pixels that are read.
  static let limit = 1 << 23

  /// Returns the pixels; `nil` for another kind of PNG file, or a broken one.
  static func pixels(_ data: Data) -> Pixels? {
    var reader = PNGReader(bytes: [UInt8](data))
    return reader.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }

  private mutating func read() -> Pixels? {
    var at = 8
    var packed: [UInt8] = []
    while at + 12 <= bytes.count {
      let count = number(at)
      guard count >= 0, at + 12 + count <= bytes.count else { return nil }
      let contents = bytes[at + 8..<at + 8 + count]
      switch String(decoding: bytes[at + 4..<at + 8], as: UTF8.self) {
      case "IHDR":
        guard count == 13, contents[at + 20] == 0 else { return nil }
        (width, height) = (number(at + 8), number(at + 12))
        (depth, kind) = (Int(contents[at + 16]), Int(contents[at + 17]))
      case "PLTE": palette = Array(contents)
      case "tRNS": clear = Array(contents)
      case "IDAT": packed += contents
      case "IEND": at = bytes.count
      default: break
      }
      at += 12 + count
    }
    return unpack(packed)
  }

  /// The number of components of each pixel.
  private var count: Int? { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] }

  private func unpack(_ packed: [UInt8]) -> Pixels? {
    guard let count, [1, 2, 4, 8, 16].contains(depth), width > 0, height > 0,
      width <= Self.limit, height <= Self.limit / width,
      var pixels = Pixels(width: width, height: height)
    else { return nil }
    let length = (width * count * depth + 7) / 8
    let step = max(count * depth / 8, 1)
    guard var rows = Inflate.stream(packed, limit: (length + 1) * height + 1),
      rows.count >= (length + 1) * height
    else { return nil }
    for y in 0..<height {
      let start = y * (length + 1)
      guard Self.undo(rows[start], &rows, start + 1, length, step, isFirst: y == 0) else {
        return nil
      }
      let parts = spread(rows, start + 1, width * count)
      for x in 0..<width { put(parts, x * count, into: &pixels.bytes, (y * width + x) * 4) }
    }
    return pixels
  }

  /// Returns a row with one byte for each component.
  private func spread(_ rows: [UInt8], _ start: Int, _ count: Int) -> [UInt8] {
    switch depth {
    case 8: return Array(rows[start..<start + count])
    case 16: return (0..<count).map { rows[start + $0 * 2] }
    default:
      let most = (1 << depth) - 1
      return (0..<count).map { place in
        let bit = place * depth
        let value = Int(rows[start + bit / 8]) >> (8 - depth - bit % 8) & most
        return UInt8(kind == 3 ? value : value * 255 / most)
      }
    }
  }

  private func put(_ rows: [UInt8], _ at: Int, into bytes: inout [UInt8], _ to: Int) {
    func write(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
      bytes[to] = red
      bytes[to + 1] = green
      bytes[to + 2] = blue
      bytes[to + 3] = alpha
    }
    switch kind {
    case 0: write(rows[at], rows[at], rows[at], 255)
    case 2: write(rows[at], rows[at + 1], rows[at + 2], 255)
    case 4: write(rows[at], rows[at], rows[at], rows[at + 1])
    case 6: write(rows[at], rows[at + 1], rows[at + 2], rows[at + 3])
    default:
      let color = Int(rows[at])
      guard color * 3 + 2 < palette.count else { return }
      write(
        palette[color * 3], palette[color * 3 + 1], palette[color * 3 + 2],
        color < clear.count ? clear[color] : 255)
    }
  }

  /// Undoes the filter of a row.
  private static func undo(
    _ filter: UInt8, _ rows: inout [UInt8], _ start: Int, _ length: Int, _ step: Int, isFirst: Bool
  ) -> Bool {
    guard filter <= 4 else { return false }
    if filter == 0 { return true }
    for place in 0..<length {
      let at = start + place
      let left = place >= step ? Int(rows[at - step]) : 0
      let above = isFirst ? 0 : Int(rows[at - length - 1])
      let corner = isFirst || place < step ? 0 : Int(rows[at - length - 1 - step])
      let guess: Int
      switch filter {
      case 1: guess = left
      case 2: guess = above
      case 3: guess = (left + above) / 2
      default:
        let sum = left + above - corner
        let (a, b, c) = (abs(sum - left), abs(sum - above), abs(sum - corner))
        guess = a <= b && a <= c ? left : b <= c ? above : corner
      }
      rows[at] = rows[at] &+ UInt8(guess & 255)
    }
    return true
  }
}
