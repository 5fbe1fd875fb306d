import Findings

extension WarningFinder {
  /// Looks at an expression and returns the kind of its value.
  mutating func shape(of expression: Predicate.Expression) -> Shape {
    switch expression {
    case .literal(let literal):
      switch literal.value {
      case .null: return .nothing
      case .boolean, .integer, .real: return .number
      case .string: return .text
      }
    case .itself: return .root
    case .variable(let variable): return shape(of: variable)
    case .path(let path): return shape(of: path)
    case .subquery(let subquery): return shape(of: subquery)
    case .list(let elements, _):
      let shapes = elements.map { shape(of: $0) }
      guard let first = shapes.first else { return .list(.unknown) }
      return .list(shapes.allSatisfy { $0 == first } ? first : .unknown)
    case .call(let call): return shape(of: call)
    case .ternary(let clause, let first, let second, _):
      look(at: clause, siblings: [clause])
      let one = shape(of: first)
      return shape(of: second) == one ? one : .unknown
    case .arithmetic(let first, let steps):
      let shapes = [shape(of: first)] + steps.map { shape(of: $0.operand) }
      return shapes.allSatisfy { $0.element == nil } ? .number : .unknown
    case .negative(let value, _):
      _ = shape(of: value)
      return .number
    case .assignment(let variable, let value):
      warn(
        .unsafe, variable.place, PredicateWarningWords.assigned(variable),
        PredicateWarningWords.assignedRemedy, basis: .undocumented)
      return shape(of: value)
    case .argument: return .unknown
    }
  }

  private mutating func shape(of variable: Predicate.Variable) -> Shape {
    if let place = scope.lastIndex(where: { $0.name == variable.name }) {
      scope[place].isUsed = true
      return scope[place].shape
    }
    let names = scope.map { $0.name }
    let meant = NearMiss.best(for: variable.name, among: names)
    warn(
      .unboundVariable, variable.place, PredicateWarningWords.unbound(variable, meant: meant),
      PredicateWarningWords.unboundRemedy(meant: meant), basis: .observed)
    return .unknown
  }

  private mutating func shape(of subquery: Predicate.Subquery) -> Shape {
    let collection = shape(of: subquery.collection)
    let element: Shape
    switch collection {
    case .list(let inner): element = inner
    case .unknown: element = .unknown
    case .nothing: element = .nothing
    default:
      element = .unknown
      warn(
        .unlikeValues, subquery.collection.place, PredicateWarningWords.notAList(collection),
        PredicateWarningWords.notAListRemedy, basis: .undocumented)
    }
    scope.append(Binding(name: subquery.variable.name, shape: element))
    look(at: subquery.clause, siblings: [subquery.clause])
    if let binding = scope.popLast(), !binding.isUsed, !subquery.clause.isConstant {
      warn(
        .unusedVariable, subquery.variable.place, PredicateWarningWords.unused(binding.name),
        PredicateWarningWords.unusedRemedy(binding.name))
    }
    return .list(element)
  }

  private mutating func shape(of call: Predicate.Call) -> Shape {
    for argument in call.arguments { _ = shape(of: argument) }
    switch call.function {
    case .function, .fetch, .distance:
      warn(
        .unsafe, call.place, PredicateWarningWords.callsProgram(call.function),
        PredicateWarningWords.callsProgramRemedy, basis: .undocumented)
      return .unknown
    case .random, .randomn, .now:
      warn(
        .unsafe, call.place, EvaluationWords.changes(call.function),
        PredicateWarningWords.changesRemedy)
      return .number
    case .uppercase, .lowercase: return .text
    case .noIndex, .canonical, .objectFrom, .castObject, .cast, .min, .max: return .unknown
    default: return .number
    }
  }
}

extension Predicate.Clause {
  /// Whether the clause is the same for every element.
  fileprivate var isConstant: Bool {
    if case .constant = self { return true }
    return false
  }
}
