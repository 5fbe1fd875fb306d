/// A number as it is written in decimal: digits and an exponent.
///
/// It is kept in this form so that a predicate can be written again exactly.
public struct DecimalNumber: Hashable, Sendable {
  /// Whether the number is below zero.
  public var isNegative: Bool
  /// The digits, without trailing zeros.
  public let digits: UInt64
  /// The power of ten by which the digits are multiplied.
  public let exponent: Int

  /// Exponents beyond this make no difference, and are clamped to it.
  static let mostTens = 100_000

  /// Makes a number.
  ///
  /// - Parameters:
  ///   - digits: The digits; trailing zeros become part of the exponent.
  ///   - exponent: The power of ten by which the digits are multiplied.
  ///   - isNegative: Whether the number is below zero.
  public init(digits: UInt64, exponent: Int, isNegative: Bool = false) {
    var digits = digits
    var exponent = digits == 0 ? 0 : exponent
    while digits != 0, digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
    self.digits = digits
    self.exponent = min(max(exponent, -Self.mostTens), Self.mostTens)
    self.isNegative = isNegative
  }

  /// The nearest binary number; infinite if the number is too big for one.
  public var value: Double {
    let magnitude = BinaryScaling.nearest(digits, timesTenTo: exponent)
    return isNegative ? -magnitude : magnitude
  }

  /// The number as predicates write it: "1.5", "-2.0", "3e40".
  public var text: String {
    let sign = isNegative ? "-" : ""
    let written = "\(digits)"
    if exponent == 0 { return "\(sign)\(written).0" }
    guard exponent < 0, exponent > -20 else { return "\(sign)\(written)e\(exponent)" }
    let count = written.utf8.count
    let zeros = String(repeating: "0", count: max(0, 1 - exponent - count))
    let all = Array((zeros + written).utf8)
    let point = all.count + exponent
    return sign + String(decoding: all[..<point], as: UTF8.self) + "."
      + String(decoding: all[point...], as: UTF8.self)
  }
}
