extension PredicateEvaluator {
  /// Applies arithmetic steps to a value; a missing value stays missing.
  mutating func value(
    of first: Predicate.Expression, _ steps: [Predicate.Step]
  ) throws(Predicate.Stop) -> PredicateValue {
    var result = try value(of: first)
    for step in steps {
      let operand = try value(of: step.operand)
      if result.isNull || operand.isNull {
        result = .null
        continue
      }
      let place = step.operand.place
      switch step.operation {
      case .union, .intersect, .minus:
        result = try combine(step.operation, result, operand, place)
      case .add, .subtract, .multiply, .divide, .power:
        let left = try number(result, place)
        let right = try number(operand, place)
        guard let number = PredicateNumber.combine(step.operation, left, right) else {
          throw Self.stop(EvaluationWords.divisionByZero, place)
        }
        result = PredicateValue(number)
      }
    }
    return result
  }

  /// Combines two lists as sets.
  private mutating func combine(
    _ operation: Predicate.Arithmetic, _ left: PredicateValue, _ right: PredicateValue,
    _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateValue {
    guard let leftCount = left.count, let rightCount = right.count else {
      throw Self.stop(EvaluationWords.needsLists(operation), place)
    }
    try spend(leftCount + rightCount)
    if operation == .union {
      let all = (0..<leftCount).map { left[$0] } + (0..<rightCount).map { right[$0] }
      return .list(try distinct(all))
    }
    var kept: [PredicateValue] = []
    for index in 0..<leftCount
    where try contains(right, left[index], []) == (operation == .intersect) {
      kept.append(left[index])
    }
    return .list(kept)
  }

  /// Returns each value once, in the order of first occurrence.
  mutating func distinct(
    _ values: [PredicateValue]
  ) throws(Predicate.Stop) -> [PredicateValue] {
    var found: [PredicateValue] = []
    for value in values where try !contains(.list(found), value, []) { found.append(value) }
    return found
  }

  /// Returns the number of an expression; `nil` for a missing value.
  mutating func number(
    _ expression: Predicate.Expression, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateNumber? {
    let value = try value(of: expression)
    return value.isNull ? nil : try number(value, place)
  }

  /// Returns a value as a number.
  func number(
    _ value: PredicateValue, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateNumber {
    if let number = value.number { return number }
    throw Self.stop(EvaluationWords.notANumber(value), place)
  }

  mutating func sum(
    _ values: [PredicateValue], _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateNumber {
    var sum = PredicateNumber.integer(0)
    for value in values where !value.isNull {
      try spend()
      sum = PredicateNumber.combine(.add, sum, try number(value, place)) ?? sum
    }
    return sum
  }

  /// Returns the smallest or greatest of some values.
  mutating func extreme(
    _ values: [PredicateValue], _ operation: Predicate.Operation, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateValue {
    var best = PredicateValue.null
    for value in values where !value.isNull {
      if best.isNull {
        best = value
      } else if try isOrdered(value, operation, best, [], place) {
        best = value
      }
    }
    return best
  }
}
