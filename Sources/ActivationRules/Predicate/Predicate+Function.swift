extension Predicate {
  /// The operator that combines two numbers, or two lists; the raw value is how we write it.
  public enum Arithmetic: String, CaseIterable, Hashable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case power = "**"
    case union = "UNION"
    case intersect = "INTERSECT"
    case minus = "MINUS"

    /// The strength with which it binds: powers before products before sums.
    var strength: Int {
      switch self {
      case .add, .subtract, .union, .intersect, .minus: 0
      case .multiply, .divide: 1
      case .power: 2
      }
    }
  }

  /// The functions that Apple documents for predicates; the raw value is the function's name.
  public enum Function: String, CaseIterable, Hashable, Sendable {
    case sum, count, min, max, average, median, mode, stddev
    case sqrt, log, ln, exp, abs, ceiling, floor, trunc
    case uppercase, lowercase, length, random, randomn, now
    case add = "add:to:"
    case subtract = "from:subtract:"
    case multiply = "multiply:by:"
    case divide = "divide:by:"
    case modulus = "modulus:by:"
    case raise = "raise:to:"
    case bitwiseAnd = "bitwiseAnd:with:"
    case bitwiseOr = "bitwiseOr:with:"
    case bitwiseXor = "bitwiseXor:with:"
    case leftShift = "leftshift:by:"
    case rightShift = "rightshift:by:"
    case onesComplement = "onesComplement:"
    case noIndex = "noindex:"
    case canonical = "canonical:"
    case objectFrom = "objectFrom:withIndex:"
    case castObject = "castObject:toType:"
    case distance = "distanceToLocation:fromLocation:"
    case cast = "CAST"
    case fetch = "FETCH"
    case function = "FUNCTION"
  }
}

extension Predicate.Function {
  /// Finds a function by its name; case is ignored, and a colon at the end is optional.
  init?(named name: String) {
    // Apple's pages also call this function raise:toPower:.
    let wanted = Self.bare(name) == "raise:topower" ? Self.bare("raise:to:") : Self.bare(name)
    guard let found = Self.allCases.first(where: { Self.bare($0.rawValue) == wanted }) else {
      return nil
    }
    self = found
  }

  private static func bare(_ name: String) -> String {
    let small = name.lowercased()
    return small.utf8.last == UInt8(ascii: ":") ? String(small.dropLast()) : small
  }

  /// The number of arguments that the function takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .now: 0...0
    case .random: 0...1
    case .sum, .count, .min, .max, .average, .median, .mode, .stddev: 1...1_000
    case .sqrt, .log, .ln, .exp, .abs, .ceiling, .floor, .trunc, .uppercase, .lowercase, .length,
      .randomn, .onesComplement, .noIndex, .canonical:
      1...1
    case .add, .subtract, .multiply, .divide, .modulus, .raise, .bitwiseAnd, .bitwiseOr,
      .bitwiseXor, .leftShift, .rightShift, .objectFrom, .castObject, .distance, .cast, .fetch:
      2...2
    case .function: 2...1_000
    }
  }
}
