/// A SHA-256 digest (FIPS 180-4), used to find cached results.
///
/// The toolchain's Foundation has none, and the package that has one takes longer to build than the
/// rest of the tool (Docs/adr/0006-dependencies.md). It is a separate module so that it is
/// optimised in every build: the text of every step goes through it.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// Makes the digest of bytes.
  package init(_ bytes: some Collection<UInt8>) {
    let message = ContiguousArray(bytes)
    let whole = message.count / 64 * 64
    var rest = Array(message[whole...])
    rest.append(0x80)
    while rest.count % 64 != 56 { rest.append(0) }
    let length = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    var words = [UInt32](repeating: 0, count: 64)
    message.withUnsafeBufferPointer { message in
      for start in stride(from: 0, to: whole, by: 64) {
        absorb(UnsafeBufferPointer(rebasing: message[start..<start + 64]), &words)
      }
    }
    rest.withUnsafeBufferPointer { rest in
      for start in stride(from: 0, to: rest.count, by: 64) {
        absorb(UnsafeBufferPointer(rebasing: rest[start..<start + 64]), &words)
      }
    }
  }

  /// Makes the digest of several texts, each with its length, so that no two lists look alike.
  package init(of parts: [String]) {
    self.init(parts.flatMap { Array("\($0.utf8.count):".utf8) + Array($0.utf8) })
  }

  /// The digest in hexadecimal, 64 characters.
  package var description: String {
    state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}

extension Digest {
  /// Processes a block of 64 bytes; the words are working space.
  private mutating func absorb(_ block: UnsafeBufferPointer<UInt8>, _ room: inout [UInt32]) {
    room.withUnsafeMutableBufferPointer { words in
      for index in 0..<16 {
        words[index] =
          UInt32(block[4 * index]) << 24 | UInt32(block[4 * index + 1]) << 16
          | UInt32(block[4 * index + 2]) << 8 | UInt32(block[4 * index + 3])
      }
      for index in 16..<64 {
        let a = words[index - 15]
        let b = words[index - 2]
        let mixedA = a.rotated(7) ^ a.rotated(18) ^ (a >> 3)
        let mixedB = b.rotated(17) ^ b.rotated(19) ^ (b >> 10)
        words[index] = words[index - 16] &+ mixedA &+ words[index - 7] &+ mixedB
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      Self.constants.withUnsafeBufferPointer { constants in
        for index in 0..<64 {
          let sum1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
          let choice = (e & f) ^ (~e & g)
          let first = h &+ sum1 &+ choice &+ constants[index] &+ words[index]
          let sum0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
          let majority = (a & b) ^ (a & c) ^ (b & c)
          (h, g, f, e) = (g, f, e, d &+ first)
          (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
        }
      }
      for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { prime in
    // Integer cube root of prime · 2^96, whose low 32 bits are needed.
    let target = UInt128(prime) << 96
    var low: UInt128 = 0
    var high: UInt128 = 1 << 36
    while high - low > 1 {
      let middle = (low + high) / 2
      if middle * middle * middle <= target { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  private static func primes(_ count: Int) -> [Int] {
    var found: [Int] = []
    var candidate = 2
    while found.count < count {
      if !found.contains(where: { candidate % $0 == 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
