/// Functions of real numbers that the standard library lacks; good to about fourteen digits.
enum RealFunctions {
  private static let lnOfTwo = 0.693_147_180_559_945_309

  /// The natural logarithm; not a number below zero.
  static func ln(_ number: Double) -> Double {
    if number.isNaN || number < 0 { return .nan }
    if number == 0 { return -.infinity }
    if number.isInfinite { return number }
    // With the number as m times a power of two, ln m is 2·artanh((m - 1) / (m + 1)).
    let quotient = (number.significand - 1) / (number.significand + 1)
    var sum = 0.0
    var power = quotient
    for step in 0..<30 {
      sum += power / Double(2 * step + 1)
      power *= quotient * quotient
    }
    return 2 * sum + Double(number.exponent) * lnOfTwo
  }

  /// e to the power of a number.
  static func exp(_ number: Double) -> Double {
    if number.isNaN { return number }
    if number > 720 { return .infinity }
    if number < -760 { return 0 }
    let twos = (number / lnOfTwo).rounded()
    let rest = number - twos * lnOfTwo
    var sum = 1.0
    var term = 1.0
    for step in 1..<25 {
      term *= rest / Double(step)
      sum += term
    }
    let half = (twos / 2).rounded(.towardZero)
    return sum * twoToThe(half) * twoToThe(twos - half)
  }

  /// A number to the power of another one; not a number where that isn't real.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    let magnitude = abs(exponent)
    if magnitude == magnitude.rounded(), magnitude < 1_000_000 {
      var result = 1.0
      var factor = base
      var rest = Int(magnitude)
      while rest > 0 {
        if rest & 1 == 1 { result *= factor }
        factor *= factor
        rest >>= 1
      }
      return exponent < 0 ? 1 / result : result
    }
    return base < 0 ? .nan : exp(exponent * ln(base))
  }

  private static func twoToThe(_ exponent: Double) -> Double {
    Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }
}
