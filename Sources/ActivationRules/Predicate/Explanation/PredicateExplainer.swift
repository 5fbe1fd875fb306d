import UniformTypes

/// States the outcome of each part of a predicate.
///
/// The tree always stays small: for a long list, the first elements are shown and the others
/// counted, and deeply nested parts are summed up by those above them.
struct PredicateExplainer {
  var evaluator: PredicateEvaluator
  /// The number of statements that may still be made.
  var room = 300
  private var depth = 0

  /// The number of elements or alternatives that are shown one by one.
  static let most = 20
  private static let deepest = 16

  init(_ object: PropertyValue, types: UniformTypes, steps: Int) {
    evaluator = PredicateEvaluator(object, types: types, steps: steps)
  }

  /// Returns the statement about a clause.
  mutating func statement(
    on clause: Predicate.Clause
  ) throws(Predicate.Stop) -> PredicateStatement {
    room -= 1
    guard room > 0, depth < Self.deepest else { return try summary(of: clause) }
    depth += 1
    defer { depth -= 1 }
    if let test = TypeTest(clause) { return try statement(on: test) }
    switch clause {
    case .constant(let value):
      return PredicateStatement(
        PredicateWords.always(clause, value), reason: clause.text, holds: value)
    case .not(let inner): return try statement(not: inner)
    case .and(let clauses): return try statement(on: clauses, isAll: true)
    case .or(let clauses): return try statement(on: clauses, isAll: false)
    case .comparison(let comparison):
      if let test = CountTest(comparison) { return try statement(on: test, comparison) }
      return try statement(on: comparison)
    }
  }

  /// States only the outcome, if there is no room for reasons.
  private mutating func summary(
    of clause: Predicate.Clause
  ) throws(Predicate.Stop) -> PredicateStatement {
    let holds = try evaluator.holds(clause)
    let text = PredicateWords.outcome(of: clause, holds)
    return PredicateStatement(text, reason: text, holds: holds)
  }
}

extension PredicateExplainer {
  private mutating func statement(
    not inner: Predicate.Clause
  ) throws(Predicate.Stop) -> PredicateStatement {
    if let test = TypeTest(inner) {
      let found = try statement(on: test)
      return PredicateStatement(
        TypeTestWords.noneMay(test, found: found.holds ? found.text : nil),
        reason: found.holds
          ? TypeTestWords.takesNothing(names: names(test.wanted))
          : TypeTestWords.nothing(names: names(test.wanted)),
        basis: found.basis, holds: !found.holds, children: found.children)
    }
    let found = try statement(on: inner)
    return PredicateStatement(
      PredicateWords.not, reason: PredicateWords.not(found.reason), basis: found.basis,
      holds: !found.holds, children: [found.explanation()], weight: found.weight)
  }

  /// States the outcome of several clauses, all or one of which must hold.
  private mutating func statement(
    on clauses: [Predicate.Clause], isAll: Bool
  ) throws(Predicate.Stop) -> PredicateStatement {
    var found: [PredicateStatement] = []
    var isDecided = false
    var outcome = isAll
    var unseen = 0
    for clause in clauses {
      if found.count >= Self.most || room <= 0 {
        unseen += 1
        if !isDecided, try evaluator.holds(clause) != isAll {
          isDecided = true
          outcome = !isAll
        }
        continue
      }
      // A device doesn't evaluate what follows the deciding clause; it is stated if possible, so
      // that the reader can see it.
      do throws(Predicate.Stop) {
        let next = try statement(on: clause)
        if !isDecided, next.holds != isAll {
          isDecided = true
          outcome = !isAll
        }
        found.append(next)
      } catch {
        guard isDecided else { throw error }
        unseen += 1
      }
    }
    return Self.combined(found, isAll: isAll, holds: outcome, of: clauses.count, unseen: unseen)
  }

  private static func combined(
    _ found: [PredicateStatement], isAll: Bool, holds: Bool, of count: Int, unseen: Int
  ) -> PredicateStatement {
    let met = found.filter { $0.holds }.count
    var children = found.map { $0.explanation() }
    if unseen > 0 {
      children.append(
        Explanation(PredicateWords.unseen(unseen), basis: .documented, holds: holds))
    }
    let deciding = found.filter { $0.holds == holds }
    let bases = deciding.map { $0.basis }
    let needsAll = isAll == holds
    return PredicateStatement(
      isAll
        ? PredicateWords.all(of: count, met: met) : PredicateWords.one(of: count, met: met),
      reason: reason(of: deciding, isAll: isAll, holds: holds, count: count),
      basis: needsAll ? .needingAll(bases) : .needingOne(bases), holds: holds, children: children,
      weight: deciding.map { $0.weight }.max() ?? .value)
  }

  /// Returns the heaviest reason; if each of several alternatives fails, these together if they are
  /// few.
  private static func reason(
    of deciding: [PredicateStatement], isAll: Bool, holds: Bool, count: Int
  ) -> String {
    if !isAll, !holds {
      guard count <= 2, deciding.count == count else {
        return PredicateWords.noAlternative(of: count)
      }
      return PredicateWords.noAlternative(deciding.map { $0.reason })
    }
    let heaviest = deciding.map { $0.weight }.max()
    return deciding.first { $0.weight == heaviest }?.reason
      ?? (holds ? PredicateWords.everyCondition : PredicateWords.aCondition)
  }
}
