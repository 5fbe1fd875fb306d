extension PredicateEvaluator {
  /// Whether a comparison holds, for one value or for some of several.
  mutating func holds(_ comparison: Predicate.Comparison) throws(Predicate.Stop) -> Bool {
    let left = try value(of: comparison.left)
    let right = try value(of: comparison.right)
    guard let quantifier = comparison.quantifier else {
      return try holds(left, comparison, right)
    }
    guard let count = try count(of: left, for: quantifier, comparison.left.place) else {
      return quantifier != .any
    }
    for index in 0..<count {
      try spend()
      let holds = try holds(left[index], comparison, right)
      if holds == (quantifier != .all) { return quantifier == .any }
    }
    return quantifier != .any
  }

  /// Returns the number of values that a quantifier covers; `nil` for a missing value.
  func count(
    of value: PredicateValue, for quantifier: Predicate.Quantifier, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> Int? {
    if value.isNull { return nil }
    if let count = value.count { return count }
    throw Self.stop(EvaluationWords.needsList(quantifier, not: value), place)
  }

  /// Whether a comparison holds between two values.
  mutating func holds(
    _ left: PredicateValue, _ comparison: Predicate.Comparison, _ right: PredicateValue
  ) throws(Predicate.Stop) -> Bool {
    let options = comparison.options
    let place = comparison.place
    switch comparison.operation {
    case .equal: return try areEqual(left, right, options)
    case .notEqual: return try !areEqual(left, right, options)
    case .less, .atMost, .greater, .atLeast:
      return try isOrdered(left, comparison.operation, right, options, place)
    case .between: return try isBetween(left, right, place)
    case .isIn: return try isIn(left, right, options, place)
    case .contains: return try isIn(right, left, options, place)
    case .beginsWith, .endsWith, .like, .matches:
      return try holds(left, comparison.operation, right, options, place)
    case .conformsTo, .equalsType:
      return try isOfType(left, comparison.operation, right, place)
    }
  }

  /// Whether two values are equal; values of different kinds aren't.
  mutating func areEqual(
    _ left: PredicateValue, _ right: PredicateValue, _ options: Predicate.Options, depth: Int = 0
  ) throws(Predicate.Stop) -> Bool {
    try spend()
    if left.isNull || right.isNull { return left.isNull && right.isNull }
    if let one = left.number, let other = right.number {
      return PredicateNumber.areEqual(one, other)
    }
    if let one = left.string, let other = right.string {
      return try areEqual(one, other, options)
    }
    if let count = left.count {
      guard count == right.count else { return false }
      if depth > 64 { throw Self.stop(EvaluationWords.nestedTooDeep, Predicate.Place()) }
      for index in 0..<count
      where try !areEqual(left[index], right[index], options, depth: depth + 1) {
        return false
      }
      return true
    }
    switch (left, right) {
    case (.one(.date(let one)), .one(.date(let other))): return one == other
    case (.one(.data(let one)), .one(.data(let other))):
      try spend(one.count / 16)
      return one == other
    case (.one(.dictionary(let one)), .one(.dictionary(let other))):
      return try areEqual(one, other, options, depth)
    default: return false
    }
  }

  /// Whether two dictionaries have the same keys with equal values.
  private mutating func areEqual(
    _ left: [PropertyValue.Entry], _ right: [PropertyValue.Entry], _ options: Predicate.Options,
    _ depth: Int
  ) throws(Predicate.Stop) -> Bool {
    guard left.count == right.count else { return false }
    if depth > 64 { throw Self.stop(EvaluationWords.nestedTooDeep, Predicate.Place()) }
    for entry in left {
      try spend(right.count / 8 + 1)
      guard let other = right.last(where: { $0.key == entry.key }),
        try areEqual(.one(entry.value), .one(other.value), options, depth: depth + 1)
      else { return false }
    }
    return true
  }

  /// Whether two values are in an order; a missing value has no order with anything.
  mutating func isOrdered(
    _ left: PredicateValue, _ operation: Predicate.Operation, _ right: PredicateValue,
    _ options: Predicate.Options, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> Bool {
    try spend()
    if left.isNull || right.isNull { return false }
    let isLess: Bool
    let isGreater: Bool
    if let one = left.number, let other = right.number {
      isLess = PredicateNumber.isLess(one, other)
      isGreater = PredicateNumber.isLess(other, one)
      if one.value.isNaN || other.value.isNaN { return false }
    } else if let one = left.string, let other = right.string {
      (isLess, isGreater) = try order(one, other, options)
    } else if case .one(.date(let one)) = left, case .one(.date(let other)) = right {
      (isLess, isGreater) = (one < other, one > other)
    } else {
      throw Self.stop(EvaluationWords.notOrdered(left, right), place)
    }
    switch operation {
    case .less: return isLess
    case .atMost: return !isGreater
    case .greater: return isGreater
    default: return !isLess
    }
  }

  private mutating func isBetween(
    _ value: PredicateValue, _ limits: PredicateValue, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> Bool {
    if value.isNull || limits.isNull { return false }
    guard limits.count == 2 else {
      throw Self.stop(EvaluationWords.needsLimits(not: limits), place)
    }
    guard try isOrdered(value, .atLeast, limits[0], [], place) else { return false }
    return try isOrdered(value, .atMost, limits[1], [], place)
  }

  /// Whether a value is in a list, or a text within another.
  private mutating func isIn(
    _ part: PredicateValue, _ whole: PredicateValue, _ options: Predicate.Options,
    _ place: Predicate.Place
  ) throws(Predicate.Stop) -> Bool {
    if whole.isNull { return false }
    if whole.count != nil { return try contains(whole, part, options) }
    if part.isNull { return false }
    if let text = whole.string, let other = part.string {
      return try contains(text, other, options)
    }
    throw Self.stop(EvaluationWords.notWithin(part, whole), place)
  }

  /// Whether a list contains an element.
  mutating func contains(
    _ list: PredicateValue, _ element: PredicateValue, _ options: Predicate.Options
  ) throws(Predicate.Stop) -> Bool {
    for index in 0..<(list.count ?? 0) where try areEqual(list[index], element, options) {
      return true
    }
    return false
  }
}
