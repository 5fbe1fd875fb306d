/// The conversion from decimal to binary numbers, correctly rounded.
enum BinaryScaling {
  /// Finds the binary number nearest to some digits times a power of ten; if there are two, the
  /// even one.
  static func nearest(_ digits: UInt64, timesTenTo exponent: Int) -> Double {
    if digits == 0 || exponent < -400 { return 0 }
    if exponent > 400 { return .infinity }
    // Ten is two times five: the twos go into the binary exponent.
    var limbs: [UInt32] = [UInt32(truncatingIfNeeded: digits), UInt32(digits >> 32)]
    var shift = exponent
    var isExact = true
    if exponent >= 0 {
      for _ in 0..<exponent { multiply(&limbs, by: 5) }
    } else {
      // Enough room for the quotient to keep more digits than a result can hold.
      let room = 3 * -exponent / 32 + 4
      limbs = Array(repeating: 0, count: room) + limbs
      shift -= 32 * room
      for _ in 0..<(-exponent) where divide(&limbs, by: 5) != 0 { isExact = false }
    }
    return rounded(limbs, shift: shift, isExact: isExact)
  }

  /// Multiplies a number, lowest limb first, by a small one.
  ///
  /// It can't overflow, and a check would need a function that WebAssembly lacks.
  private static func multiply(_ limbs: inout [UInt32], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) &* factor &+ carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry != 0 { limbs.append(UInt32(carry)) }
  }

  /// Divides a number, lowest limb first, by a small one, and returns the remainder.
  private static func divide(_ limbs: inout [UInt32], by divisor: UInt64) -> UInt64 {
    var remainder: UInt64 = 0
    for index in limbs.indices.reversed() {
      let dividend = remainder << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(dividend / divisor)
      remainder = dividend % divisor
    }
    return remainder
  }

  /// Takes the 53 highest bits, or fewer if the result is tiny, and rounds by the bits below them.
  private static func rounded(_ limbs: [UInt32], shift: Int, isExact: Bool) -> Double {
    guard let top = limbs.lastIndex(where: { $0 != 0 }) else { return 0 }
    let length = 32 * top + 32 - limbs[top].leadingZeroBitCount
    let lowest = max(length - 53, -1074 - shift)
    if lowest > length { return 0 }
    var bits: UInt64 = 0
    for place in stride(from: length - 1, through: max(lowest, 0), by: -1) {
      bits = bits << 1 | UInt64(limbs[place / 32] >> UInt32(place % 32) & 1)
    }
    if lowest <= 0 { return scaled(bits, by: shift) }
    let half = lowest - 1
    let isHalf = limbs[half / 32] >> UInt32(half % 32) & 1 == 1
    let hasMore = !isExact || (0..<half).contains { limbs[$0 / 32] >> UInt32($0 % 32) & 1 == 1 }
    if isHalf && (hasMore || bits & 1 == 1) { bits += 1 }
    return scaled(bits, by: shift + lowest)
  }

  /// A number of at most 54 bits times a power of two, in two steps so that neither overflows early.
  private static func scaled(_ bits: UInt64, by exponent: Int) -> Double {
    let half = exponent / 2
    return Double(bits) * power(half) * power(exponent - half)
  }

  /// A power of two.
  private static func power(_ exponent: Int) -> Double {
    let bounded = min(max(exponent, -1022), 1023)
    return Double(sign: .plus, exponent: bounded, significand: 1)
  }
}
