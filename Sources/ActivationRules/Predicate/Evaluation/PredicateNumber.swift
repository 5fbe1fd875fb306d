/// A number that stays whole for as long as it can.
enum PredicateNumber {
  case integer(Int64)
  case real(Double)

  /// The number as a real number.
  var value: Double {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    }
  }

  /// The whole number; a fraction is cut off, and a number that is too big is clamped.
  var whole: Int64 {
    switch self {
    case .integer(let number): return number
    case .real(let number):
      if number.isNaN { return 0 }
      if number >= 9.2e18 { return .max }
      return number <= -9.2e18 ? .min : Int64(number)
    }
  }

  /// Whether two numbers are equal; whole numbers are compared exactly.
  static func areEqual(_ left: PredicateNumber, _ right: PredicateNumber) -> Bool {
    if case .integer(let one) = left, case .integer(let other) = right { return one == other }
    return left.value == right.value
  }

  /// Whether the first of two numbers is smaller.
  static func isLess(_ left: PredicateNumber, _ right: PredicateNumber) -> Bool {
    if case .integer(let one) = left, case .integer(let other) = right { return one < other }
    return left.value < right.value
  }

  /// Combines two numbers; `nil` for a division by zero.
  static func combine(
    _ operation: Predicate.Arithmetic, _ left: PredicateNumber, _ right: PredicateNumber
  ) -> PredicateNumber? {
    if case .integer(let one) = left, case .integer(let other) = right {
      if operation == .divide, other == 0 { return nil }
      if let whole = whole(operation, one, other) { return .integer(whole) }
    }
    switch operation {
    case .add: return .real(left.value + right.value)
    case .subtract: return .real(left.value - right.value)
    case .multiply: return .real(left.value * right.value)
    case .divide: return right.value == 0 ? nil : .real(left.value / right.value)
    case .power: return .real(RealFunctions.power(left.value, right.value))
    case .union, .intersect, .minus: return nil
    }
  }

  /// Combines two whole numbers; `nil` if the result isn't whole or is too big.
  private static func whole(
    _ operation: Predicate.Arithmetic, _ left: Int64, _ right: Int64
  ) -> Int64? {
    let (result, overflow): (Int64, Bool)
    switch operation {
    case .add: (result, overflow) = left.addingReportingOverflow(right)
    case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: return product(left, right)
    case .divide: (result, overflow) = left.dividedReportingOverflow(by: right)
    case .power: return wholePower(left, right)
    case .union, .intersect, .minus: return nil
    }
    return overflow ? nil : result
  }

  private static func wholePower(_ base: Int64, _ exponent: Int64) -> Int64? {
    guard exponent >= 0, exponent < 64 || (-1...1).contains(base) else { return nil }
    var result: Int64 = 1
    // For -1, 0 and 1, any higher power repeats one of the first.
    for _ in 0..<(exponent < 64 ? exponent : 62 + exponent % 2) {
      guard let product = product(result, base) else { return nil }
      result = product
    }
    return result
  }

  /// Returns the product of two numbers; `nil` if it is too big.
  ///
  /// The library's own check needs a function that WebAssembly lacks.
  private static func product(_ left: Int64, _ right: Int64) -> Int64? {
    if left == 0 || right == 0 { return 0 }
    guard left.magnitude <= UInt64(Int64.max) / right.magnitude else { return nil }
    return left &* right
  }
}
