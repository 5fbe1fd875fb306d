extension WarningFinder {
  /// Looks for counts that are also right if nothing matches.
  mutating func look(
    at test: CountTest, _ comparison: Predicate.Comparison, siblings: [Predicate.Clause]
  ) {
    guard case .matches(let subquery) = test.what else { return }
    let noun = Noun(elementsOf: subquery.collection)
    switch test.limit {
    case .number(let number):
      guard test.isRight(for: 0, number), !Self.excludes(test.operation, number) else { return }
      warn(
        .trueOfNone, comparison.place,
        PredicateWarningWords.trueOfNone(test.operation, number, noun),
        PredicateWarningWords.trueOfNoneRemedy)
    case .all:
      guard test.operation == .equal || test.operation == .atLeast,
        subquery.collection != .path(Predicate.Path(nil, [.key("extensionItems")])),
        !siblings.contains(where: { Self.asksForOne($0, of: subquery.collection) })
      else { return }
      warn(
        .emptyMatches, comparison.place, PredicateWarningWords.emptyMatches(noun),
        PredicateWarningWords.emptyMatchesRemedy(subquery.collection), basis: .undocumented)
    case .other: return
    }
  }

  /// Whether a comparison requires none on purpose.
  private static func excludes(_ operation: Predicate.Operation, _ number: Int64) -> Bool {
    switch (operation, number) {
    case (.equal, 0), (.atMost, 0), (.less, 1), (.atLeast, ...0), (.greater, ..<0): true
    default: false
    }
  }

  /// Whether a clause requires at least one element of a collection.
  private static func asksForOne(
    _ clause: Predicate.Clause, of collection: Predicate.Expression
  ) -> Bool {
    guard case .comparison(let comparison) = clause, let test = CountTest(comparison),
      case .number(let number) = test.limit, test.collection == collection
    else { return false }
    return !test.isRight(for: 0, number)
  }
}

extension CountTest {
  /// Whether a count is right in comparison with a number.
  func isRight(for count: Int64, _ number: Int64) -> Bool {
    switch operation {
    case .equal: count == number
    case .notEqual: count != number
    case .less: count < number
    case .atMost: count <= number
    case .greater: count > number
    case .atLeast: count >= number
    default: false
    }
  }
}
