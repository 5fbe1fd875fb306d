import ActivationRules

/// The keys with which a predicate refers to the object that it is evaluated against.
struct PredicateRoots {
  /// The keys with which paths from the object itself begin, outside subqueries' conditions.
  private(set) var keys: [String] = []

  /// Searches a predicate.
  ///
  /// The nesting of a predicate is limited by its reader, and so is this.
  init(_ predicate: Predicate) {
    visit(predicate.clause, isOutside: true)
  }

  private mutating func visit(_ clause: Predicate.Clause, isOutside: Bool) {
    switch clause {
    case .constant: break
    case .comparison(let comparison):
      visit(comparison.left, isOutside: isOutside)
      visit(comparison.right, isOutside: isOutside)
    case .not(let inner): visit(inner, isOutside: isOutside)
    case .and(let clauses), .or(let clauses):
      for inner in clauses { visit(inner, isOutside: isOutside) }
    }
  }

  private mutating func visit(_ expression: Predicate.Expression, isOutside: Bool) {
    switch expression {
    case .literal, .itself, .variable, .argument: break
    case .path(let path):
      if let base = path.base {
        visit(base, isOutside: isOutside)
      } else if isOutside, case .key(let key)? = path.components.first {
        keys.append(key)
      }
    case .subquery(let subquery):
      visit(subquery.collection, isOutside: isOutside)
      visit(subquery.clause, isOutside: false)
    case .list(let elements, _):
      for element in elements { visit(element, isOutside: isOutside) }
    case .call(let call):
      for argument in call.arguments { visit(argument, isOutside: isOutside) }
    case .ternary(let clause, let one, let other, _):
      visit(clause, isOutside: isOutside)
      visit(one, isOutside: isOutside)
      visit(other, isOutside: isOutside)
    case .arithmetic(let first, let steps):
      visit(first, isOutside: isOutside)
      for step in steps { visit(step.operand, isOutside: isOutside) }
    case .negative(let inner, _), .assignment(_, let inner):
      visit(inner, isOutside: isOutside)
    }
  }
}
