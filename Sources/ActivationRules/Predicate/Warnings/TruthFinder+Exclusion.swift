import UniformTypes

extension TruthFinder {
  /// Whether counts of one thing can't all be right or, negated, can't all be wrong.
  static func countsExclude(_ clauses: [Predicate.Clause], isNegated: Bool) -> Bool {
    var ranges: [Predicate.Expression: ClosedRange<Int64>] = [:]
    for clause in clauses.prefix(1_000) {
      guard case .comparison(let comparison) = clause, let test = CountTest(comparison),
        case .number(let number) = test.limit,
        let range = range(isNegated ? test.operation.opposite : test.operation, number)
      else { continue }
      let counted: Predicate.Expression =
        switch test.what {
        case .matches(let subquery): .subquery(subquery)
        case .elements(let collection): collection
        }
      let known = ranges[counted] ?? 0...Int64.max
      guard known.overlaps(range) else { return true }
      ranges[counted] = known.clamped(to: range)
    }
    return false
  }

  /// Returns the counts that are right; `nil` if they aren't one range, or there are none.
  private static func range(
    _ operation: Predicate.Operation, _ number: Int64
  ) -> ClosedRange<Int64>? {
    guard number >= 0, number < .max else { return nil }
    switch operation {
    case .equal: return number...number
    case .atMost: return 0...number
    case .less: return number > 0 ? 0...(number - 1) : nil
    case .atLeast: return number...Int64.max
    case .greater: return (number + 1)...Int64.max
    default: return nil
    }
  }

  /// Whether an attachment is required to have a type but not a type to which that conforms.
  func typesExclude(_ clauses: [Predicate.Clause]) -> Bool {
    var refused: [TypeTest] = []
    var wanted: [TypeTest] = []
    for clause in clauses.prefix(100) {
      if let test = TypeTest(clause) { wanted.append(test) }
      if case .not(let inner) = clause, let test = TypeTest(inner) { refused.append(test) }
    }
    return refused.contains { refusal in
      refusal.operation == .conformsTo
        && wanted.contains { want in
          want.subject == refusal.subject && want.wanted.count <= 50 && refusal.wanted.count <= 50
            && want.wanted.allSatisfy { type in
              refusal.wanted.contains { types.conforms(type, to: $0) }
            }
        }
    }
  }
}

extension Predicate.Operation {
  /// The operator that is right when this one is wrong.
  fileprivate var opposite: Predicate.Operation {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .atLeast
    case .atMost: .greater
    case .greater: .atMost
    case .atLeast: .less
    default: self
    }
  }
}
