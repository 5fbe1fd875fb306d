/// A decompressor of zlib streams.
struct Inflate {
  private let bytes: [UInt8]
  private var at: Int
  private var held: UInt32 = 0
  private var heldCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Returns the contents of a stream with a zlib header; `nil` if it is broken or too long.
  static func stream(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard bytes.count > 2, bytes[0] & 0x0F == 8, bytes[1] & 0x20 == 0 else { return nil }
    var inflate = Inflate(bytes: bytes, at: 2, limit: limit)
    return inflate.run() ? inflate.output : nil
  }

  private init(bytes: [UInt8], at: Int, limit: Int) {
    self.bytes = bytes
    self.at = at
    self.limit = limit
  }

  private mutating func bits(_ count: Int) -> Int? {
    while heldCount < count {
      guard at < bytes.count else { return nil }
      held |= UInt32(bytes[at]) << heldCount
      at += 1
      heldCount += 8
    }
    let value = Int(held & ((1 << count) - 1))
    held >>= count
    heldCount -= count
    return value
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = bits(1), let kind = bits(2) else { return false }
      let isGood: Bool
      switch kind {
      case 0: isGood = copyStored()
      case 1: isGood = inflate(Self.fixedLengths, Self.fixedDistances)
      case 2: isGood = inflateWithTables()
      default: isGood = false
      }
      guard isGood else { return false }
      if isLast == 1 { return true }
    }
  }

  private mutating func copyStored() -> Bool {
    held = 0
    heldCount = 0
    guard at + 4 <= bytes.count else { return false }
    let count = Int(bytes[at]) | Int(bytes[at + 1]) << 8
    at += 4
    guard at + count <= bytes.count, output.count + count <= limit else { return false }
    output += bytes[at..<at + count]
    at += count
    return true
  }

  private mutating func inflateWithTables() -> Bool {
    guard let more = bits(5), let distances = bits(5), let codes = bits(4) else { return false }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var sizes = [Int](repeating: 0, count: 19)
    for place in 0..<codes + 4 {
      guard let size = bits(3) else { return false }
      sizes[order[place]] = size
    }
    let table = PrefixCode(sizes)
    var all: [Int] = []
    let wanted = more + 257 + distances + 1
    while all.count < wanted {
      guard let symbol = decode(table) else { return false }
      switch symbol {
      case 0..<16: all.append(symbol)
      case 16:
        guard let last = all.last, let count = bits(2) else { return false }
        all += [Int](repeating: last, count: count + 3)
      case 17:
        guard let count = bits(3) else { return false }
        all += [Int](repeating: 0, count: count + 3)
      default:
        guard let count = bits(7) else { return false }
        all += [Int](repeating: 0, count: count + 11)
      }
    }
    guard all.count == wanted else { return false }
    return inflate(PrefixCode(Array(all[..<(more + 257)])), PrefixCode(Array(all[(more + 257)...])))
  }

  private mutating func decode(_ code: PrefixCode) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = bits(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func inflate(_ lengths: PrefixCode, _ distances: PrefixCode) -> Bool {
    while let symbol = decode(lengths) {
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol - 257 < Self.lengthBase.count, let more = bits(Self.lengthBits[symbol - 257]),
        let code = decode(distances), code < Self.distanceBase.count,
        let further = bits(Self.distanceBits[code])
      else { return false }
      let length = Self.lengthBase[symbol - 257] + more
      let distance = Self.distanceBase[code] + further
      guard distance <= output.count, output.count + length <= limit else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }

  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
  private static let fixedLengths = PrefixCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = PrefixCode([Int](repeating: 5, count: 30))
}

/// A code in which frequent symbols have short codes.
struct PrefixCode {
  /// The number of symbols of each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  private(set) var symbols: [Int]

  init(_ lengths: [Int]) {
    for length in lengths where length > 0 { counts[length] += 1 }
    var starts = [Int](repeating: 0, count: 17)
    for length in 1..<16 { starts[length + 1] = starts[length] + counts[length] }
    symbols = [Int](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[starts[length]] = symbol
      starts[length] += 1
    }
  }

  /// Makes the code of the symbols in this order, with these numbers of each length.
  init(counts: [Int], symbols: [Int]) {
    self.counts = counts
    self.symbols = symbols
  }
}
