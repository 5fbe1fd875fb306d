import Foundation

/// Which of two values comes first, and whether they are equal.
enum ValueOrder {
  /// Whether two values are equal; values of different kinds aren't, and two missing values are.
  static func areEqual(
    _ left: Any?, _ right: Any?, _ options: NSComparisonPredicate.Options = []
  ) -> Bool {
    switch (PredicateValue(left), PredicateValue(right)) {
    case (.nothing, .nothing): true
    case (.number(let one), .number(let other)): one.compare(other) == .orderedSame
    case (.text(let one), .text(let other)): TextComparison(options).areEqual(one, other)
    case (.date(let one), .date(let other)): one == other
    case (.list(let one), .list(let other)): areEqual(one, other, left, right, options)
    case (.other(let one), .other(let other)): areEqualObjects(one, other)
    default: false
    }
  }

  private static func areEqual(
    _ one: [Any], _ other: [Any], _ left: Any?, _ right: Any?,
    _ options: NSComparisonPredicate.Options
  ) -> Bool {
    guard one.count == other.count else { return false }
    if isSet(left) || isSet(right) {
      return isSet(left) == isSet(right)
        && one.allSatisfy { element in other.contains { areEqual($0, element, options) } }
    }
    return zip(one, other).allSatisfy { areEqual($0, $1, options) }
  }

  private static func isSet(_ value: Any?) -> Bool {
    guard let value = flattened(value) else { return false }
    return value is NSSet || value is Set<AnyHashable>
  }

  private static func areEqualObjects(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return type(of: one) is AnyClass && (one as AnyObject) === (other as AnyObject)
  }

  /// The order of two values; `nil` if one of them is missing.
  ///
  /// Values that have no order end the program, as the exception does on iOS.
  static func compare(
    _ left: Any?, _ right: Any?, _ options: NSComparisonPredicate.Options = []
  ) -> ComparisonResult? {
    switch (PredicateValue(left), PredicateValue(right)) {
    case (.nothing, _), (_, .nothing): nil
    case (.number(let one), .number(let other)): one.compare(other)
    case (.text(let one), .text(let other)): TextComparison(options).compare(one, other)
    case (.date(let one), .date(let other)): one.compare(other)
    case (.other(let one), let other): compare(object: one, other.any)
    case (let one, _):
      preconditionFailure(
        "-[\(name(of: one)) compare:]: \(name(of: PredicateValue(right))) is of another kind")
    }
  }

  private static func compare(object: Any, _ other: Any?) -> ComparisonResult {
    if let one = object as? UUID, let other = other as? UUID {
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    let target = object as AnyObject
    if let method = ObjectiveCRegistry.method(Selector("compare:"), of: target),
      let result = result(of: method(target, other, nil))
    {
      return result
    }
    preconditionFailure(
      "-[\(type(of: object)) compare:]: unrecognized selector sent to instance")
  }

  /// The result that a comparing method has returned.
  static func result(of value: Any?) -> ComparisonResult? {
    switch flattened(value) {
    case let result as ComparisonResult: result
    case let number as NSNumber: ComparisonResult(rawValue: number.intValue)
    default: nil
    }
  }

  /// The class of a value as iOS's messages name it.
  static func name(of value: PredicateValue) -> String {
    switch value {
    case .nothing: "nil"
    case .number: "__NSCFNumber"
    case .text: "__NSCFString"
    case .date: "__NSDate"
    case .list: "__NSArrayI"
    case .other(let other): "\(type(of: other))"
    }
  }
}
