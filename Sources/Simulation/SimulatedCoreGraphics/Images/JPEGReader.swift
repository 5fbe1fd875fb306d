import Foundation

/// A reader of baseline JPEG files.
struct JPEGReader {
  private struct Part {
    var across: Int
    var down: Int
    var table: Int
    var steady = 0
    var waves = 0
    var last = 0
    var width = 0
    var bytes: [UInt8] = []
  }

  private let bytes: [UInt8]
  private var at = 2
  private var held: UInt32 = 0
  private var heldCount = 0
  private var width = 0
  private var height = 0
  private var tables = [[Int]](repeating: [Int](repeating: 1, count: 64), count: 4)
  private var codes: [Int: PrefixCode] = [:]
  private var parts: [(id: UInt8, part: Part)] = []
  private var restart = 0

  /// The maximum number of pixels that are read.
  static let limit = 1 << 21

  /// Returns the pixels; `nil` for another kind of JPEG file, or one that is broken or larger.
  static func pixels(_ data: Data) -> Pixels? {
    var reader = JPEGReader(bytes: [UInt8](data))
    return reader.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> Pixels? {
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      guard length >= 2, at + 2 + length <= bytes.count else { return nil }
      let contents = Array(bytes[at + 4..<at + 2 + length])
      at += 2 + length
      switch marker {
      case 0xDB: guard readTables(contents) else { return nil }
      case 0xC4: guard readCodes(contents) else { return nil }
      case 0xC0, 0xC1: guard readFrame(contents) else { return nil }
      case 0xC2...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return nil
      case 0xDD: restart = contents.count >= 2 ? Int(contents[0]) << 8 | Int(contents[1]) : 0
      case 0xDA: return readScan(contents) ? compose() : nil
      default: break
      }
    }
    return nil
  }

  private mutating func readTables(_ contents: [UInt8]) -> Bool {
    var at = 0
    while at < contents.count {
      let (isWide, place) = (contents[at] >> 4 == 1, Int(contents[at] & 3))
      let count = isWide ? 128 : 64
      guard at + 1 + count <= contents.count else { return false }
      for index in 0..<64 {
        let value =
          isWide
          ? Int(contents[at + 1 + index * 2]) << 8 | Int(contents[at + 2 + index * 2])
          : Int(contents[at + 1 + index])
        tables[place][JPEGTables.zigzag[index]] = value
      }
      at += 1 + count
    }
    return true
  }

  private mutating func readCodes(_ contents: [UInt8]) -> Bool {
    var at = 0
    while at + 17 <= contents.count {
      let counts = contents[at + 1..<at + 17].map { Int($0) }
      let total = counts.reduce(0, +)
      guard at + 17 + total <= contents.count else { return false }
      codes[Int(contents[at])] = PrefixCode(
        counts: [0] + counts, symbols: contents[at + 17..<at + 17 + total].map { Int($0) })
      at += 17 + total
    }
    return true
  }

  private mutating func readFrame(_ contents: [UInt8]) -> Bool {
    guard contents.count >= 6, contents[0] == 8 else { return false }
    height = Int(contents[1]) << 8 | Int(contents[2])
    width = Int(contents[3]) << 8 | Int(contents[4])
    let count = Int(contents[5])
    guard width > 0, height > 0, width * height <= Self.limit, count == 1 || count == 3,
      contents.count >= 6 + count * 3, parts.isEmpty
    else { return false }
    for index in 0..<count {
      let at = 6 + index * 3
      let (across, down) = (Int(contents[at + 1] >> 4), Int(contents[at + 1] & 15))
      guard (1...4).contains(across), (1...4).contains(down), contents[at + 2] < 4 else {
        return false
      }
      parts.append((contents[at], Part(across: across, down: down, table: Int(contents[at + 2]))))
    }
    return true
  }

  private var most: (across: Int, down: Int) {
    (parts.map(\.part.across).max() ?? 1, parts.map(\.part.down).max() ?? 1)
  }

  private mutating func readScan(_ contents: [UInt8]) -> Bool {
    guard let count = contents.first.map({ Int($0) }), count == parts.count, count > 0,
      contents.count >= 1 + count * 2
    else { return false }
    for index in 0..<count {
      guard let place = parts.firstIndex(where: { $0.id == contents[1 + index * 2] }) else {
        return false
      }
      parts[place].part.steady = Int(contents[2 + index * 2] >> 4)
      parts[place].part.waves = Int(contents[2 + index * 2] & 15)
    }
    if parts.count == 1 { (parts[0].part.across, parts[0].part.down) = (1, 1) }
    let most = most
    let columns = (width + most.across * 8 - 1) / (most.across * 8)
    let rows = (height + most.down * 8 - 1) / (most.down * 8)
    for index in parts.indices {
      parts[index].part.width = columns * parts[index].part.across * 8
      parts[index].part.bytes = [UInt8](
        repeating: 0, count: parts[index].part.width * rows * parts[index].part.down * 8)
    }
    for unit in 0..<columns * rows {
      if restart > 0, unit > 0, unit % restart == 0 { startAnew() }
      for index in parts.indices {
        let part = parts[index].part
        for block in 0..<part.across * part.down {
          let x = (unit % columns * part.across + block % part.across) * 8
          let y = (unit / columns * part.down + block / part.across) * 8
          guard readBlock(index, x, y) else { return false }
        }
      }
    }
    return true
  }

  private mutating func startAnew() {
    (held, heldCount) = (0, 0)
    if at + 2 <= bytes.count, bytes[at] == 0xFF, (0xD0...0xD7).contains(bytes[at + 1]) { at += 2 }
    for index in parts.indices { parts[index].part.last = 0 }
  }

  private mutating func bit() -> Int? {
    if heldCount == 0 {
      guard at < bytes.count else { return nil }
      held = UInt32(bytes[at])
      if bytes[at] == 0xFF {
        guard at + 1 < bytes.count, bytes[at + 1] == 0 else { return nil }
        at += 1
      }
      at += 1
      heldCount = 8
    }
    heldCount -= 1
    return Int(held >> UInt32(heldCount) & 1)
  }

  private mutating func number(_ size: Int) -> Int? {
    var value = 0
    for _ in 0..<size {
      guard let bit = bit() else { return nil }
      value = value << 1 | bit
    }
    return size > 0 && value < 1 << (size - 1) ? value - (1 << size) + 1 : value
  }

  private mutating func symbol(_ place: Int) -> Int? {
    guard let code = codes[place] else { return nil }
    var (value, first, index) = (0, 0, 0)
    for length in 1..<17 {
      guard let bit = bit() else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func readBlock(_ index: Int, _ x: Int, _ y: Int) -> Bool {
    let part = parts[index].part
    let table = tables[part.table]
    var waves = [Double](repeating: 0, count: 64)
    guard let size = symbol(part.steady), size < 16, let change = number(size) else { return false }
    let steady = part.last &+ change
    parts[index].part.last = steady
    waves[0] = Double(steady) * Double(table[0])
    var place = 1
    while place < 64 {
      guard let code = symbol(0x10 | part.waves) else { return false }
      if code == 0 { break }
      place += code >> 4
      if code & 15 == 0 {
        guard code == 0xF0 else { return false }
        place += 1
        continue
      }
      guard place < 64, let value = number(code & 15) else { return false }
      let at = JPEGTables.zigzag[place]
      waves[at] = Double(value) * Double(table[at])
      place += 1
    }
    Self.undo(waves) { column, row, value in
      parts[index].part.bytes[(y + row) * part.width + x + column] = value
    }
    return true
  }

  private static func undo(_ waves: [Double], _ put: (Int, Int, UInt8) -> Void) {
    let cosines = JPEGTables.cosines
    if waves.dropFirst().allSatisfy({ $0 == 0 }) {
      let value = byte(waves[0] / 8 + 128)
      for place in 0..<64 { put(place % 8, place / 8, value) }
      return
    }
    var rows = [Double](repeating: 0, count: 64)
    for v in 0..<8 {
      for x in 0..<8 {
        var sum = 0.0
        for u in 0..<8 { sum += waves[v * 8 + u] * cosines[u * 8 + x] }
        rows[v * 8 + x] = sum
      }
    }
    for x in 0..<8 {
      for y in 0..<8 {
        var sum = 128.0
        for v in 0..<8 { sum += rows[v * 8 + x] * cosines[v * 8 + y] }
        put(x, y, byte(sum))
      }
    }
  }

  private static func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }

  private func compose() -> Pixels? {
    guard var pixels = Pixels(width: width, height: height) else { return nil }
    let most = most
    func value(_ index: Int, _ x: Int, _ y: Int) -> Double {
      let part = parts[index].part
      return Double(
        part.bytes[y * part.down / most.down * part.width + x * part.across / most.across])
    }
    for y in 0..<height {
      for x in 0..<width {
        let bright = value(0, x, y)
        let blue = parts.count == 3 ? value(1, x, y) - 128 : 0
        let red = parts.count == 3 ? value(2, x, y) - 128 : 0
        pixels.replace(
          Self.byte(bright + 1.402 * red), Self.byte(bright - 0.344136 * blue - 0.714136 * red),
          Self.byte(bright + 1.772 * blue), 255, x: x, y: y)
      }
    }
    return pixels
  }
}
