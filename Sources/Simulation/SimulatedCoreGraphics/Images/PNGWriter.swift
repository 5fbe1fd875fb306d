import Foundation

/// A writer of PNG files, without compression.
package enum PNGWriter {
  /// Returns the file.
  package static func data(_ pixels: Pixels) -> Data {
    var rows: [UInt8] = []
    rows.reserveCapacity((pixels.width * 4 + 1) * pixels.height)
    for y in 0..<pixels.height {
      rows.append(0)
      rows += pixels.bytes[y * pixels.width * 4..<(y + 1) * pixels.width * 4]
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let depth: [UInt8] = [8, 6, 0, 0, 0]
    file += chunk("IHDR", number(pixels.width) + number(pixels.height) + depth)
    file += chunk("IDAT", stored(rows))
    file += chunk("IEND", [])
    return Data(file)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + contents
    return number(contents.count) + named + number(Int(checksum(named)))
  }

  /// Returns the bytes as a zlib stream of uncompressed blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var at = 0
    repeat {
      let count = min(65535, bytes.count - at)
      let isLast: UInt8 = at + count == bytes.count ? 1 : 0
      let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
      stream += [isLast, low, high, ~low, ~high]
      stream += bytes[at..<at + count]
      at += count
    } while at < bytes.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + number(Int(b << 16 | a))
  }

  private static let table: [UInt32] = (0..<256).map { value in
    (0..<8).reduce(UInt32(value)) { rest, _ in
      rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ ($0 >> 8) }
  }
}
