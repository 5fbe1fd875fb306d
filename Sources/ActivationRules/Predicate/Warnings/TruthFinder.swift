import UniformTypes

/// The possible outcomes of a clause, as far as they are known without anything being shared.
struct Truth {
  var canBeTrue: Bool
  var canBeFalse: Bool

  static let open = Truth(canBeTrue: true, canBeFalse: true)
  /// Neither: the evaluation ends in an exception.
  static let nowhere = Truth(canBeTrue: false, canBeFalse: false)

  init(canBeTrue: Bool, canBeFalse: Bool) {
    self.canBeTrue = canBeTrue
    self.canBeFalse = canBeFalse
  }

  init(_ value: Bool) {
    self.init(canBeTrue: value, canBeFalse: !value)
  }
}

/// Finds clauses that can have only one outcome.
///
/// It never says so about a clause that can have both; there are many that can't that it doesn't
/// notice.
struct TruthFinder {
  let types: UniformTypes

  init(_ types: UniformTypes) {
    self.types = types
  }

  /// Returns the outcomes that a clause can have.
  mutating func truth(of clause: Predicate.Clause) -> Truth {
    switch clause {
    case .constant(let value): return Truth(value)
    case .not(let inner):
      let truth = truth(of: inner)
      return Truth(canBeTrue: truth.canBeFalse, canBeFalse: truth.canBeTrue)
    case .and(let clauses):
      let truths = clauses.map { truth(of: $0) }
      let canBeTrue =
        truths.allSatisfy { $0.canBeTrue } && !Self.countsExclude(clauses, isNegated: false)
        && !typesExclude(clauses)
      return Truth(
        canBeTrue: canBeTrue, canBeFalse: truths.contains { $0.canBeFalse } || !canBeTrue)
    case .or(let clauses):
      let truths = clauses.map { truth(of: $0) }
      // Alternatives are all false if their opposites are all true.
      let canBeFalse =
        truths.allSatisfy { $0.canBeFalse } && !Self.countsExclude(clauses, isNegated: true)
      return Truth(canBeTrue: truths.contains { $0.canBeTrue }, canBeFalse: canBeFalse)
    case .comparison(let comparison): return truth(of: comparison)
    }
  }
}

extension TruthFinder {
  private mutating func truth(of comparison: Predicate.Comparison) -> Truth {
    if let test = CountTest(comparison) { return truth(of: test) }
    if Self.isWritten(comparison.left), Self.isWritten(comparison.right) {
      let clause = Predicate.Clause.comparison(comparison)
      switch Predicate(clause).evaluate(.dictionary([]), types: types, steps: 1_000) {
      case .met: return Truth(true)
      case .notMet: return Truth(false)
      case .stopped(let stop): return stop.kind == .raises ? .nowhere : .open
      }
    }
    if let quantifier = comparison.quantifier, Self.isMissing(comparison.left) {
      return Truth(quantifier != .any)
    }
    return .open
  }

  /// Whether an expression is a literal.
  private static func isWritten(_ expression: Predicate.Expression) -> Bool {
    switch expression {
    case .literal: return true
    case .list(let elements, _):
      return elements.count < 100
        && elements.allSatisfy {
          if case .literal = $0 { return true }
          return false
        }
    default: return false
    }
  }

  private mutating func truth(of test: CountTest) -> Truth {
    if Self.isMissing(test.collection) {
      // The count is missing, and a missing value is unequal to any number.
      if case .number = test.limit { return Truth(test.operation == .notEqual) }
      return .open
    }
    var least: Int64 = 0
    var most = Int64.max
    if case .matches(let subquery) = test.what {
      let inner = truth(of: subquery.clause)
      if !inner.canBeTrue, inner.canBeFalse { most = 0 }
      if !inner.canBeFalse, inner.canBeTrue {
        if case .all = test.limit { return Truth(test.isRight(for: 1, 1)) }
        least = Self.least(in: subquery.collection)
      }
      if !inner.canBeTrue, !inner.canBeFalse, Self.least(in: subquery.collection) > 0 {
        return .nowhere
      }
    } else {
      least = Self.least(in: test.collection)
    }
    guard case .number(let number) = test.limit else { return .open }
    return Self.truth(of: test, number, least...most)
  }

  /// Determines how a count within a range compares with a number.
  private static func truth(
    of test: CountTest, _ number: Int64, _ range: ClosedRange<Int64>
  ) -> Truth {
    // Apart from the ends of the range and the neighbours of the number, nothing else can happen.
    var samples = [range.lowerBound, range.upperBound]
    if range.contains(number) { samples.append(number) }
    if number > .min, range.contains(number - 1) { samples.append(number - 1) }
    if number < .max, range.contains(number + 1) { samples.append(number + 1) }
    let results = samples.map { test.isRight(for: $0, number) }
    return Truth(canBeTrue: results.contains(true), canBeFalse: results.contains(false))
  }

  /// Returns the minimum number of elements of a collection: something is always shared.
  private static func least(in collection: Predicate.Expression) -> Int64 {
    collection == .path(Predicate.Path(nil, [.key("extensionItems")])) ? 1 : 0
  }

  /// Whether a collection is one that a rule never sees.
  private static func isMissing(_ collection: Predicate.Expression) -> Bool {
    guard case .path(let path) = collection, path.base == nil,
      case .key(let key)? = path.components.first
    else { return false }
    return key != "extensionItems" && key != "fileproviderItems" && key != "self"
  }
}
