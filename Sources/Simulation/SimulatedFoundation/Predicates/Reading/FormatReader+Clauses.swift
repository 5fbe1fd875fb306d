import ActivationRules
import Foundation

extension FormatReader {
  /// Converts a clause.
  func node(of clause: ActivationRules.Predicate.Clause) -> PredicateNode {
    switch clause {
    case .constant(let value): .constant(value)
    case .comparison(let comparison): node(of: comparison)
    case .not(let inner): .not(node(of: inner))
    case .and(let clauses): .and(clauses.map { node(of: $0) })
    case .or(let clauses): .or(clauses.map { node(of: $0) })
    }
  }

  private func node(of comparison: ActivationRules.Predicate.Comparison) -> PredicateNode {
    var result = ComparisonNode(
      node(of: comparison.left), .equalTo, node(of: comparison.right),
      options: Self.options(comparison.options))
    switch comparison.operation {
    case .equal: result.operation = .equalTo
    case .notEqual: result.operation = .notEqualTo
    case .less: result.operation = .lessThan
    case .atMost: result.operation = .lessThanOrEqualTo
    case .greater: result.operation = .greaterThan
    case .atLeast: result.operation = .greaterThanOrEqualTo
    case .between: result.operation = .between
    case .isIn: result.operation = .in
    case .contains: result.operation = .contains
    case .beginsWith: result.operation = .beginsWith
    case .endsWith: result.operation = .endsWith
    case .like: result.operation = .like
    case .matches: result.operation = .matches
    case .conformsTo, .equalsType:
      let own: UniformTypeOperator = comparison.operation == .conformsTo ? .conformsTo : .equals
      result.operation = .customSelector
      result.selector = own.selector
    }
    switch comparison.quantifier {
    case nil: return .comparison(result)
    case .all: result.modifier = .all
    case .any, .some(.none): result.modifier = .any
    }
    // NONE is the same as NOT ANY (documented).
    return comparison.quantifier == .some(.none) ? .not(.comparison(result)) : .comparison(result)
  }

  private static func options(
    _ options: ActivationRules.Predicate.Options
  ) -> NSComparisonPredicate.Options {
    var result: NSComparisonPredicate.Options = []
    if options.contains(.ignoringCase) { result.insert(.caseInsensitive) }
    if options.contains(.ignoringDiacritics) { result.insert(.diacriticInsensitive) }
    if options.contains(.normalized) { result.insert(.normalized) }
    return result
  }
}
