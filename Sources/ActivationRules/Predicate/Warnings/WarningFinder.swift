import UniformTypes

/// Walks through a predicate and collects what is probably not what was meant.
struct WarningFinder {
  let types: UniformTypes
  /// Whether types that may have been meant are looked for among all declared ones.
  let suggestsTypes: Bool
  private(set) var warnings: [Predicate.Warning] = []
  /// The variables that are in scope here, innermost last.
  var scope: [Binding] = []
  /// The types and patterns that have been looked at already.
  var seen: Set<String> = []

  /// The maximum number of warnings.
  private static let most = 50

  /// A variable of a subquery.
  struct Binding {
    var name: String
    var shape: Shape
    var isUsed = false
  }

  init(_ types: UniformTypes, suggestsTypes: Bool = true) {
    self.types = types
    self.suggestsTypes = suggestsTypes
  }

  /// Whether there is room for another warning.
  var hasRoom: Bool { warnings.count < Self.most }

  /// Notes something, unless the same is noted already.
  mutating func warn(
    _ kind: Predicate.Warning.Kind, _ place: Predicate.Place, _ message: String,
    _ remedy: String? = nil, basis: Explanation.Basis = .documented
  ) {
    guard hasRoom, !warnings.contains(where: { $0.kind == kind && $0.message == message }) else {
      return
    }
    warnings.append(
      Predicate.Warning(
        kind: kind, range: place.range, message: message, remedy: remedy, basis: basis))
  }

  /// Looks at a whole predicate.
  mutating func look(at predicate: Predicate) {
    look(atWhole: predicate.clause)
    look(at: predicate.clause, siblings: [])
    var isConstant = false
    if case .constant = predicate.clause { isConstant = true }
    for remark in predicate.remarks where !isConstant { look(at: remark) }
  }
}

extension WarningFinder {
  private mutating func look(atWhole clause: Predicate.Clause) {
    if case .constant(let value) = clause {
      if value {
        warn(
          .truePredicate, Predicate.Place(), PredicateWarningWords.truePredicate,
          PredicateWarningWords.sayWhatItTakes)
      } else {
        warn(
          .neverMet, Predicate.Place(), PredicateWarningWords.falsePredicate,
          PredicateWarningWords.sayWhatItTakes)
      }
      return
    }
    var finder = TruthFinder(types)
    let truth = finder.truth(of: clause)
    if !truth.canBeTrue {
      warn(
        .neverMet, Predicate.Place(), PredicateWarningWords.neverMet,
        PredicateWarningWords.neverMetRemedy, basis: .undocumented)
    } else if !truth.canBeFalse {
      warn(
        .alwaysMet, Predicate.Place(), PredicateWarningWords.alwaysMet,
        PredicateWarningWords.sayWhatItTakes, basis: .undocumented)
    }
  }

  private mutating func look(at remark: Predicate.Remark) {
    switch remark.kind {
    case .mixture:
      warn(
        .mixture, remark.place, PredicateWarningWords.mixture,
        PredicateWarningWords.mixtureRemedy, basis: .undocumented)
    case .reservedWord(let word):
      warn(
        .reservedWord, remark.place, PredicateWarningWords.reservedWord(word),
        PredicateWarningWords.reservedWordRemedy(word), basis: .undocumented)
    case .truePredicate:
      warn(
        .truePredicate, remark.place, PredicateWarningWords.truePredicateInside,
        PredicateWarningWords.truePredicateInsideRemedy, basis: .undocumented)
    case .droppedBackslash(let text):
      warn(
        .droppedBackslash, remark.place, PredicateWarningWords.droppedBackslash(text),
        PredicateWarningWords.droppedBackslashRemedy, basis: .undocumented)
    }
  }

  /// Looks at a clause; other clauses that must hold with it may remove a warning.
  mutating func look(at clause: Predicate.Clause, siblings: [Predicate.Clause]) {
    switch clause {
    case .constant: return
    case .not(let inner): look(at: inner, siblings: [])
    case .and(let clauses):
      for clause in clauses { look(at: clause, siblings: clauses) }
    case .or(let clauses):
      for inner in clauses { look(at: inner, siblings: [clause]) }
    case .comparison(let comparison):
      if let test = CountTest(comparison) { look(at: test, comparison, siblings: siblings) }
      look(at: comparison)
    }
  }
}
