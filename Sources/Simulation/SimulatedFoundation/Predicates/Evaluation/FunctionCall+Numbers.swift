import Foundation

extension FunctionCall {
  /// Calls a function of many values, which may be passed one by one or as a list.
  func summary() -> Any? {
    var all = values.map { flattened($0) ?? NSNull() }
    if values.count == 1 {
      guard case .list(let elements) = PredicateValue(values[0]) else {
        if PredicateValue(values[0]).isNothing {
          return name == "count:" ? NSNumber(value: 0) : nil
        }
        return name == "count:" ? NSNumber(value: 1) : values[0]
      }
      all = elements
    }
    if name == "count:" { return NSNumber(value: all.count) }
    let present = all.filter { !PredicateValue($0).isNothing }
    if name == "min:" { return extreme(present, .orderedAscending) }
    if name == "max:" { return extreme(present, .orderedDescending) }
    let numbers = present.map { number($0) }
    if name == "sum:" {
      return numbers.reduce(NSNumber(value: 0)) { NumberSteps.combine("add:to:", $0, $1) }
    }
    return statistic(numbers.map { $0.doubleValue }.sorted())
  }

  private func extreme(_ values: [Any], _ wanted: ComparisonResult) -> Any? {
    values.reduce(nil as Any?) { best, value in
      guard let best else { return value }
      return ValueOrder.compare(value, best) == wanted ? value : best
    }
  }

  private func statistic(_ numbers: [Double]) -> Any? {
    guard let first = numbers.first else { return nil }
    let count = numbers.count
    let mean = numbers.reduce(0, +) / Double(count)
    switch name {
    case "average:": return NSNumber(value: mean)
    case "median:": return NSNumber(value: (numbers[(count - 1) / 2] + numbers[count / 2]) / 2)
    case "stddev:":
      let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return NSNumber(value: (squares / Double(count)).squareRoot())
    default:
      var best = (number: first, length: 0)
      var run = (number: first, length: 0)
      for number in numbers {
        run = number == run.number ? (number, run.length + 1) : (number, 1)
        if run.length > best.length { best = run }
      }
      return NSArray(object: NSNumber(value: best.number))
    }
  }

  /// Calls a function of one or two numbers.
  func numeric(_ first: Any?) -> Any? {
    let one = number(first)
    switch name {
    case "sqrt:": return NSNumber(value: one.doubleValue.squareRoot())
    case "log:": return NSNumber(value: log10(one.doubleValue))
    case "ln:": return NSNumber(value: log(one.doubleValue))
    case "exp:": return NSNumber(value: exp(one.doubleValue))
    case "floor:": return NSNumber(value: floor(one.doubleValue))
    case "ceiling:": return NSNumber(value: ceil(one.doubleValue))
    case "trunc:": return NSNumber(value: trunc(one.doubleValue))
    case "abs:":
      return NumberSteps.isWhole(one)
        ? NSNumber(value: Int64(clamping: one.int64Value.magnitude))
        : NSNumber(value: one.doubleValue.magnitude)
    case "onesComplement:": return NSNumber(value: ~one.int64Value)
    default:
      guard values.count == 2, PredicateFunctions.names.contains(name) else {
        preconditionFailure("\(name) is not a supported method.")
      }
      return NumberSteps.combine(name, one, number(values[1]))
    }
  }
}

/// Arithmetic of two numbers; whole ones stay whole as long as they fit.
enum NumberSteps {
  static func combine(_ name: String, _ left: NSNumber, _ right: NSNumber) -> NSNumber {
    if isWhole(left), isWhole(right),
      let whole = combine(name, left.int64Value, right.int64Value)
    {
      return NSNumber(value: whole)
    }
    let one = left.doubleValue
    let other = right.doubleValue
    return switch name {
    case "add:to:": NSNumber(value: one + other)
    case "from:subtract:": NSNumber(value: one - other)
    case "multiply:by:": NSNumber(value: one * other)
    case "divide:by:": NSNumber(value: one / other)
    case "modulus:by:": NSNumber(value: fmod(one, other))
    default: NSNumber(value: pow(one, other))
    }
  }

  /// Whether a number has no fraction by its type.
  static func isWhole(_ number: NSNumber) -> Bool {
    !["d", "f"].contains(String(cString: number.objCType)) && !(number is NSDecimalNumber)
  }

  private static func combine(_ name: String, _ one: Int64, _ other: Int64) -> Int64? {
    let result: (partialValue: Int64, overflow: Bool)
    switch name {
    case "add:to:": result = one.addingReportingOverflow(other)
    case "from:subtract:": result = one.subtractingReportingOverflow(other)
    case "multiply:by:": result = one.multipliedReportingOverflow(by: other)
    case "divide:by:": result = one.dividedReportingOverflow(by: other)
    case "modulus:by:": result = one.remainderReportingOverflow(dividingBy: other)
    case "bitwiseAnd:with:": return one & other
    case "bitwiseOr:with:": return one | other
    case "bitwiseXor:with:": return one ^ other
    case "leftshift:by:": return one << other
    case "rightshift:by:": return one >> other
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }
}
