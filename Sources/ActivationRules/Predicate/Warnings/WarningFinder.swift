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
          .truePredicate, Predicate.Place(),
          "TRUEPREDICATE is met by everything, and the App Store "
            + "rejects an app with it", "say what the extension takes")
      } else {
        warn(
          .neverMet, Predicate.Place(), "FALSEPREDICATE is met by nothing",
          "say what the extension takes")
      }
      return
    }
    var finder = TruthFinder(types)
    let truth = finder.truth(of: clause)
    if !truth.canBeTrue {
      warn(
        .neverMet, Predicate.Place(), "the rule is met by nothing that can be shared",
        "look for conditions that exclude each other, and for keys that aren't there",
        basis: .undocumented)
    } else if !truth.canBeFalse {
      warn(
        .alwaysMet, Predicate.Place(),
        "the rule is met by everything that can be shared, as "
          + "TRUEPREDICATE is", "say what the extension takes", basis: .undocumented)
    }
  }

  private mutating func look(at remark: Predicate.Remark) {
    switch remark.kind {
    case .mixture:
      warn(
        .mixture, remark.place,
        "AND and OR stand side by side without parentheses: AND binds "
          + "tighter, as everywhere, but Apple doesn't say so",
        "put parentheses around what belongs together", basis: .undocumented)
    case .reservedWord(let word):
      warn(
        .reservedWord, remark.place,
        "'\(word)' is a reserved word; whether it can be a key isn't "
          + "documented", "write #\(word)", basis: .undocumented)
    case .truePredicate:
      warn(
        .truePredicate, remark.place,
        "TRUEPREDICATE is in the rule; Apple says that apps which include it are rejected, and "
          + "may mean this too", "leave the condition away, or count with .@count",
        basis: .undocumented)
    case .droppedBackslash(let text):
      warn(
        .droppedBackslash, remark.place,
        "the string drops the backslash of '\(text)' before an operator sees it",
        "write two backslashes where one is meant", basis: .undocumented)
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
