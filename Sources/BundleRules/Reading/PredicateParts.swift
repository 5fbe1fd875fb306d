import ActivationRules

/// What of a predicate can be checked without evaluating it: the types and the keys that it names.
struct PredicateParts {
  /// The types on the right-hand sides of `UTI-CONFORMS-TO` and `UTI-EQUALS`.
  private(set) var types: [String] = []
  /// The keys that paths from the object itself begin with, outside of subqueries' conditions.
  private(set) var roots: [String] = []

  /// Looks through a predicate.
  ///
  /// How deep a predicate is nested is limited by its reader, and so is this.
  init(_ predicate: Predicate) {
    visit(predicate.clause, isOutside: true)
  }

  private mutating func visit(_ clause: Predicate.Clause, isOutside: Bool) {
    switch clause {
    case .constant: break
    case .comparison(let comparison):
      if [.conformsTo, .equalsType].contains(comparison.operation),
        case .literal(let literal) = comparison.right, case .string(let type) = literal.value
      {
        types.append(type)
      }
      visit(comparison.left, isOutside: isOutside)
      visit(comparison.right, isOutside: isOutside)
    case .not(let inner): visit(inner, isOutside: isOutside)
    case .and(let clauses), .or(let clauses):
      for inner in clauses { visit(inner, isOutside: isOutside) }
    }
  }

  private mutating func visit(_ expression: Predicate.Expression, isOutside: Bool) {
    switch expression {
    case .literal, .itself, .variable: break
    case .path(let path):
      if let base = path.base {
        visit(base, isOutside: isOutside)
      } else if isOutside, case .key(let key)? = path.components.first {
        roots.append(key)
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
