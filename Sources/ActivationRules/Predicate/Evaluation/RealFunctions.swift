/// Functions of real numbers that the standard library lacks; accurate to about fourteen digits.
///
/// The library has some of them, but passes these on to the C library, which isn't available
/// everywhere.
enum RealFunctions {
  private static let lnOfTwo = 0.693_147_180_559_945_309

  /// A number without its fraction.
  static func truncated(_ number: Double) -> Double {
    // From 2 to the power of 52 upwards there are no fractions.
    abs(number) < 4_503_599_627_370_496 ? Double(Int64(number)) : number
  }

  /// The largest whole number that isn't greater than a number.
  static func floor(_ number: Double) -> Double {
    let whole = truncated(number)
    return whole > number ? whole - 1 : whole
  }

  /// The smallest whole number that isn't less than a number.
  static func ceiling(_ number: Double) -> Double {
    -floor(-number)
  }

  /// The square root; not a number below zero.
  static func squareRoot(_ number: Double) -> Double {
    if number == 0 || number.isNaN || number == .infinity { return number }
    if number < 0 { return .nan }
    // Each step doubles the number of correct digits.
    var root = twoToThe(truncated(Double(number.exponent) / 2))
    for _ in 0..<8 { root = (root + number / root) / 2 }
    let near = [root, root.nextUp, root.nextDown]
    return near.min { abs($0 * $0 - number) < abs($1 * $1 - number) } ?? root
  }

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
    let twos = floor(number / lnOfTwo + 0.5)
    let rest = number - twos * lnOfTwo
    var sum = 1.0
    var term = 1.0
    for step in 1..<25 {
      term *= rest / Double(step)
      sum += term
    }
    let half = truncated(twos / 2)
    return sum * twoToThe(half) * twoToThe(twos - half)
  }

  /// A number to the power of another; not a number if the result isn't real.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    let magnitude = abs(exponent)
    if magnitude < 1_000_000, magnitude == truncated(magnitude) {
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

  /// A number as text with about seven digits: the library's text needs a function that WebAssembly
  /// lacks.
  static func text(_ number: Double) -> String {
    if number.isNaN { return ValueWords.notANumber }
    if number.isInfinite { return ValueWords.infinite(isNegative: number < 0) }
    var magnitude = abs(number)
    var exponent = -6
    while magnitude >= 10 {
      magnitude /= 10
      exponent += 1
    }
    while magnitude < 1, magnitude > 0 {
      magnitude *= 10
      exponent -= 1
    }
    let digits = UInt64(magnitude * 1_000_000 + 0.5)
    return DecimalNumber(digits: digits, exponent: exponent, isNegative: number < 0).text
  }

  private static func twoToThe(_ exponent: Double) -> Double {
    Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }
}
