import Foundation
import UniformTypes

extension PredicateEvaluation {
  /// Whether a comparison holds: for one value, or for any or all of several.
  func holds(_ comparison: ComparisonNode) -> Bool {
    let left = value(of: comparison.left)
    let right = value(of: comparison.right)
    if comparison.modifier == .direct { return holds(left, comparison, right) }
    switch PredicateValue(left) {
    case .nothing: return comparison.modifier == .all
    case .list(let elements):
      return comparison.modifier == .any
        ? elements.contains { holds($0, comparison, right) }
        : elements.allSatisfy { holds($0, comparison, right) }
    default:
      preconditionFailure(
        "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
    }
  }

  private func holds(_ left: Any?, _ comparison: ComparisonNode, _ right: Any?) -> Bool {
    let options = comparison.options
    switch comparison.operation {
    case .equalTo: return ValueOrder.areEqual(left, right, options)
    case .notEqualTo: return !ValueOrder.areEqual(left, right, options)
    case .lessThan: return ValueOrder.compare(left, right, options) == .orderedAscending
    case .greaterThan: return ValueOrder.compare(left, right, options) == .orderedDescending
    case .lessThanOrEqualTo: return isOrdered(left, right, options, not: .orderedDescending)
    case .greaterThanOrEqualTo: return isOrdered(left, right, options, not: .orderedAscending)
    case .between: return isBetween(left, right, options)
    case .in: return isIn(left, right, options)
    case .contains: return isIn(right, left, options)
    case .beginsWith, .endsWith, .like, .matches:
      return holdsForTexts(left, comparison.operation, right, options)
    case .customSelector: return holds(left, comparison.selector, right)
    }
  }

  private func isOrdered(
    _ left: Any?, _ right: Any?, _ options: NSComparisonPredicate.Options,
    not excluded: ComparisonResult
  ) -> Bool {
    // A missing value has no order with anything except another missing value.
    guard let order = ValueOrder.compare(left, right, options) else {
      return PredicateValue(left).isNothing && PredicateValue(right).isNothing
    }
    return order != excluded
  }

  private func isBetween(
    _ value: Any?, _ limits: Any?, _ options: NSComparisonPredicate.Options
  ) -> Bool {
    guard case .list(let limits) = PredicateValue(limits), limits.count == 2 else {
      preconditionFailure("Right hand side for BETWEEN operator must be an array with two elements")
    }
    guard !PredicateValue(value).isNothing else { return false }
    return isOrdered(value, limits[0], options, not: .orderedAscending)
      && isOrdered(value, limits[1], options, not: .orderedDescending)
  }

  /// Whether a collection contains an element, or a text contains another.
  private func isIn(
    _ part: Any?, _ whole: Any?, _ options: NSComparisonPredicate.Options
  ) -> Bool {
    switch PredicateValue(whole) {
    case .nothing: return false
    case .list(let elements):
      return elements.contains { ValueOrder.areEqual($0, part, options) }
    case .text(let text):
      switch PredicateValue(part) {
      case .nothing: return false
      case .text(let part): return TextComparison(options).contains(text, part)
      default: break
      }
    case .other(let dictionary as NSDictionary):
      return dictionary.allValues.contains { ValueOrder.areEqual($0, part, options) }
    default: break
    }
    preconditionFailure(
      "Can't use in/contains operator with collection \(Self.shown(whole)) (not a collection)")
  }

  private func holdsForTexts(
    _ left: Any?, _ operation: NSComparisonPredicate.Operator, _ right: Any?,
    _ options: NSComparisonPredicate.Options
  ) -> Bool {
    let one = PredicateValue(left)
    let other = PredicateValue(right)
    if one.isNothing || other.isNothing { return false }
    let isPattern = operation == .like || operation == .matches
    guard let text = one.asText, let wanted = other.asText else {
      preconditionFailure(
        isPattern
          ? "Can't do regex matching on object \(Self.shown(left))."
          : "Can't do a substring operation with something that isn't a string (lhs = "
            + "\(Self.shown(left)) rhs = \(Self.shown(right)))")
    }
    let comparison = TextComparison(options)
    return switch operation {
    case .beginsWith: comparison.begins(text, with: wanted)
    case .endsWith: comparison.ends(text, with: wanted)
    case .like: comparison.isLike(text, wanted)
    default: comparison.matches(text, wanted)
    }
  }

  /// Whether the left value's method accepts the right one.
  private func holds(_ left: Any?, _ selector: Selector?, _ right: Any?) -> Bool {
    if let own = UniformTypeOperator(selector) {
      guard let type = PredicateValue(left).asText, let wanted = PredicateValue(right).asText
      else { return false }
      return own == .equals
        ? UniformTypes.isSame(type, as: wanted)
        : UniformTypes.standard.conforms(type, to: wanted)
    }
    guard let left = flattened(left), let selector else { return false }
    guard let method = ObjectiveCRegistry.method(selector, of: left as AnyObject) else {
      preconditionFailure(
        "-[\(type(of: left)) \(selector)]: unrecognized selector sent to instance")
    }
    return PredicateValue(method(left as AnyObject, right, nil)).asNumber?.boolValue ?? false
  }

  private static func shown(_ value: Any?) -> String {
    flattened(value).map { String(describing: $0) } ?? "nil"
  }
}
