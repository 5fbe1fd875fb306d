import UniformTypes

/// Determines whether clauses hold, within a limit of steps.
///
/// Undocumented cases are decided by what is reported about `NSPredicate`, and an explanation says
/// so: a missing value compared with another is unequal and has no order; values of kinds that an
/// operator doesn't accept end the evaluation, as the exception on a device would.
struct PredicateEvaluator {
  /// The object of the predicate.
  let root: PropertyValue
  /// The current elements of subqueries, innermost last.
  private(set) var scope: [(name: String, value: PredicateValue)] = []
  /// What is known about types.
  var conformance: Conformance
  /// Patterns that have been compiled already.
  var patterns: [String: Pattern] = [:]
  /// The number of steps left.
  private(set) var steps: Int

  init(_ root: PropertyValue, types: UniformTypes, steps: Int) {
    self.root = root
    self.steps = steps
    conformance = Conformance(types)
  }

  /// More steps than any limit allows.
  static let tooMuch = Int.max / 2

  /// Counts some steps; the limit ends the evaluation.
  mutating func spend(_ count: Int = 1) throws(Predicate.Stop) {
    steps -= min(count, Self.tooMuch)
    if steps < 0 {
      steps = 0
      throw Predicate.Stop(
        kind: .tooMuchWork, message: EvaluationWords.tooManySteps,
        place: Predicate.Place())
    }
  }

  /// Whether a clause holds.
  ///
  /// AND and OR evaluate no more than they need, from left to right.
  mutating func holds(_ clause: Predicate.Clause) throws(Predicate.Stop) -> Bool {
    try spend()
    switch clause {
    case .constant(let value): return value
    case .comparison(let comparison): return try holds(comparison)
    case .not(let clause): return try !holds(clause)
    case .and(let clauses):
      for clause in clauses where try !holds(clause) { return false }
      return true
    case .or(let clauses):
      for clause in clauses where try holds(clause) { return true }
      return false
    }
  }

  /// Whether a clause holds for one element of a collection.
  mutating func holds(
    _ clause: Predicate.Clause, for name: String, as value: PredicateValue
  ) throws(Predicate.Stop) -> Bool {
    enter(name, as: value)
    defer { leave() }
    return try holds(clause)
  }

  /// Binds a name to a value.
  mutating func enter(_ name: String, as value: PredicateValue) {
    scope.append((name, value))
  }

  /// Removes the latest binding.
  mutating func leave() {
    scope.removeLast()
  }

  /// Returns the value of an expression.
  mutating func value(
    of expression: Predicate.Expression
  ) throws(Predicate.Stop) -> PredicateValue {
    try spend()
    switch expression {
    case .literal(let literal): return PredicateValue(literal.value)
    case .itself: return .one(root)
    case .variable(let variable): return try value(of: variable)
    case .path(let path): return try value(of: path)
    case .subquery(let subquery): return try value(of: subquery)
    case .list(let elements, _):
      var values: [PredicateValue] = []
      for element in elements { values.append(try value(of: element)) }
      return .list(values)
    case .call(let call): return try value(of: call)
    case .ternary(let clause, let first, let second, _):
      return try value(of: holds(clause) ? first : second)
    case .arithmetic(let first, let steps): return try value(of: first, steps)
    case .negative(let operand, let place):
      guard let number = try number(operand, place) else { return .null }
      return PredicateValue(
        PredicateNumber.combine(.subtract, .integer(0), number) ?? .integer(0))
    case .assignment(let variable, _):
      throw Predicate.Stop(
        kind: .refused, message: EvaluationWords.assigned(variable),
        place: variable.place)
    case .argument(let argument):
      throw Self.stop(EvaluationWords.noArgument, argument.place)
    }
  }
}

extension PredicateEvaluator {
  private func value(of variable: Predicate.Variable) throws(Predicate.Stop) -> PredicateValue {
    if let found = scope.last(where: { $0.name == variable.name }) { return found.value }
    throw Self.stop(EvaluationWords.unbound(variable), variable.place)
  }

  private mutating func value(
    of subquery: Predicate.Subquery
  ) throws(Predicate.Stop) -> PredicateValue {
    let collection = try value(of: subquery.collection)
    if collection.isNull { return .null }
    guard let count = collection.count else {
      throw Self.stop(EvaluationWords.notSearchable(collection), subquery.collection.place)
    }
    var found: [PredicateValue] = []
    for index in 0..<count {
      try spend()
      let element = collection[index]
      if try holds(subquery.clause, for: subquery.variable.name, as: element) {
        found.append(element)
      }
    }
    return .list(found)
  }
}
