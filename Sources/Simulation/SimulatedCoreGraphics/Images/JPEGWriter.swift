import Foundation

/// A writer of baseline JPEG files, which keeps colours in full resolution.
package struct JPEGWriter {
  private let pixels: Pixels
  private let tables: [[Int]]
  private var file: [UInt8] = []
  private var held: UInt32 = 0
  private var heldCount = 0

  /// The maximum number of pixels that are written.
  package static let limit = 1 << 22

  /// Returns the file; transparent parts become white.
  ///
  /// - Returns: `nil` for a picture that is too large.
  package static func data(_ pixels: Pixels, quality: Double) -> Data? {
    guard pixels.width * pixels.height <= limit, pixels.width < 65536, pixels.height < 65536 else {
      return nil
    }
    var writer = JPEGWriter(pixels, quality: quality.isNaN ? 1 : min(max(quality, 0), 1))
    writer.write()
    return Data(writer.file)
  }

  private init(_ pixels: Pixels, quality: Double) {
    self.pixels = pixels
    let percent = max(quality * 100, 1)
    let scale = percent < 50 ? 5000 / percent : 200 - percent * 2
    tables = [JPEGTables.brightness, JPEGTables.tint].map { table in
      table.map { min(max(Int((Double($0) * scale + 50) / 100), 1), 255) }
    }
  }

  private mutating func segment(_ marker: UInt8, _ contents: [UInt8]) {
    let count = contents.count + 2
    file += [0xFF, marker, UInt8(count >> 8), UInt8(count & 255)] + contents
  }

  private mutating func write() {
    file = [0xFF, 0xD8]
    segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (place, table) in tables.enumerated() {
      segment(0xDB, [UInt8(place)] + JPEGTables.zigzag.map { UInt8(table[$0]) })
    }
    let (width, height) = (pixels.width, pixels.height)
    let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
    segment(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    segment(0xC4, [0] + JPEGTables.steady.counts.map { UInt8($0) } + Array(0...11))
    segment(0xC4, [0x10] + Self.plainCounts.map { UInt8($0) } + Self.plainSymbols)
    segment(0xDA, [3, 1, 0x00, 2, 0x00, 3, 0x00, 0, 63, 0])
    writeBlocks()
    if heldCount > 0 { put(127, 7) }
    file += [0xFF, 0xD9]
  }

  // One code of equal lengths for all symbols: the files are larger than usual, but need no tables.
  private static let plainSymbols: [UInt8] =
    [0x00, 0xF0] + (0...15).flatMap { run in (1...10).map { UInt8(run << 4 | $0) } }
  private static let plainCounts = [0, 0, 0, 0, 0, 0, 0, 162, 0, 0, 0, 0, 0, 0, 0, 0]
  private static let plainCodes: [UInt8: UInt32] = Dictionary(
    uniqueKeysWithValues: plainSymbols.enumerated().map { ($1, UInt32($0)) })
  private static let steadyCodes: [(code: UInt32, length: Int)] = {
    var codes: [(UInt32, Int)] = []
    var code: UInt32 = 0
    for (place, count) in JPEGTables.steady.counts.enumerated() {
      for _ in 0..<count {
        codes.append((code, place + 1))
        code += 1
      }
      code <<= 1
    }
    return codes
  }()

  private mutating func put(_ bits: UInt32, _ count: Int) {
    held = held << count | (bits & ((1 << count) - 1))
    heldCount += count
    while heldCount >= 8 {
      let byte = UInt8(truncatingIfNeeded: held >> (heldCount - 8))
      file.append(byte)
      if byte == 0xFF { file.append(0) }
      heldCount -= 8
    }
  }

  /// Returns a number as its length in bits and those bits.
  private static func bits(_ value: Int) -> (size: Int, bits: UInt32) {
    let size = Int.bitWidth - abs(value).leadingZeroBitCount
    return (size, UInt32(truncatingIfNeeded: value < 0 ? value - 1 : value))
  }

  private mutating func writeBlocks() {
    var last = [0, 0, 0]
    for top in stride(from: 0, to: pixels.height, by: 8) {
      for left in stride(from: 0, to: pixels.width, by: 8) {
        let parts = block(left, top)
        for part in 0..<3 {
          last[part] = write(parts[part], tables[part == 0 ? 0 : 1], after: last[part])
        }
      }
    }
  }

  /// Returns brightness and two tints of eight by eight pixels; the edges are repeated.
  private func block(_ left: Int, _ top: Int) -> [[Double]] {
    var parts = [[Double]](repeating: [Double](repeating: 0, count: 64), count: 3)
    for place in 0..<64 {
      let x = min(left + place % 8, pixels.width - 1)
      let y = min(top + place / 8, pixels.height - 1)
      let at = (y * pixels.width + x) * 4
      let alpha = Double(pixels.bytes[at + 3]) / 255
      let red = Double(pixels.bytes[at]) * alpha + 255 * (1 - alpha)
      let green = Double(pixels.bytes[at + 1]) * alpha + 255 * (1 - alpha)
      let blue = Double(pixels.bytes[at + 2]) * alpha + 255 * (1 - alpha)
      parts[0][place] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
      parts[1][place] = -0.168736 * red - 0.331264 * green + 0.5 * blue
      parts[2][place] = 0.5 * red - 0.418688 * green - 0.081312 * blue
    }
    return parts
  }

  private mutating func write(_ block: [Double], _ table: [Int], after last: Int) -> Int {
    let waves = Self.transform(block)
    let values = JPEGTables.zigzag.map { Int((waves[$0] / Double(table[$0])).rounded()) }
    let change = Self.bits(values[0] - last)
    let code = Self.steadyCodes[min(change.size, 11)]
    put(code.code, code.length)
    put(change.bits, change.size)
    var zeros = 0
    for value in values.dropFirst() {
      if value == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        put(Self.plainCodes[0xF0] ?? 0, 8)
        zeros -= 16
      }
      let wave = Self.bits(min(max(value, -1023), 1023))
      put(Self.plainCodes[UInt8(zeros << 4 | wave.size)] ?? 0, 8)
      put(wave.bits, wave.size)
      zeros = 0
    }
    if zeros > 0 { put(Self.plainCodes[0] ?? 0, 8) }
    return values[0]
  }

  private static func transform(_ block: [Double]) -> [Double] {
    let cosines = JPEGTables.cosines
    var rows = [Double](repeating: 0, count: 64)
    for y in 0..<8 {
      for u in 0..<8 {
        var sum = 0.0
        for x in 0..<8 { sum += block[y * 8 + x] * cosines[u * 8 + x] }
        rows[y * 8 + u] = sum
      }
    }
    var waves = [Double](repeating: 0, count: 64)
    for u in 0..<8 {
      for v in 0..<8 {
        var sum = 0.0
        for y in 0..<8 { sum += rows[y * 8 + u] * cosines[v * 8 + y] }
        waves[v * 8 + u] = sum
      }
    }
    return waves
  }
}
