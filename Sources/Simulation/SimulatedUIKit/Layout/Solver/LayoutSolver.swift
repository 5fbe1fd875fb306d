/// A solver that finds values for constraints between variables, the more important ones first.
///
/// It is the simplex method in the form that Badros, Borning and Stuckey gave it for user
/// interfaces ("Cassowary", 2001), for constraints that are all known before the values are
/// requested. Required constraints hold exactly, or are rejected; of the others, those of a higher
/// priority are met as far as possible before those of a lower one are considered.
///
///     var solver = LayoutSolver()
///     let width = solver.makeVariable()
///     solver.add([(width, 1)], .greaterOrEqual, -44, priority: 1000)
///     solver.solve()
///     solver.value(of: width)  // 44
struct LayoutSolver {
  /// One unknown number.
  struct Variable: Hashable {
    fileprivate let symbol: SolverSymbol
  }

  /// The relation of a sum to zero.
  enum Relation {
    case lessOrEqual, equal, greaterOrEqual
  }

  /// The priority from which on a constraint is required.
  static let required: Float = 1000

  /// Each basic symbol as a sum of the others.
  private var rows: [SolverSymbol: SolverRow] = [:]
  /// The sums to be minimized, by priority.
  private var objectives: [Float: SolverRow] = [:]
  private var lastNumber = 0
  /// The amount of work so far, roughly in terms that were visited.
  private var work = 0

  /// The maximum amount of work; constraints added after that are ignored.
  static let mostWork = 1_000_000

  private var isExhausted: Bool { work >= Self.mostWork }

  /// Makes a variable.
  mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.external)) }

  /// Adds the constraint that the sum of the terms and a constant has a relation to zero.
  ///
  /// - Parameters:
  ///   - terms: Variables with their factors.
  ///   - relation: The relation of the sum to zero.
  ///   - constant: The number that is added to the terms.
  ///   - priority: 1000 for a required constraint, otherwise above 0 and below 1000.
  /// - Returns: Whether it was accepted: `false` for a required constraint that contradicts earlier
  ///   required ones; it is ignored.
  @discardableResult
  mutating func add(
    _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double, priority: Float
  ) -> Bool {
    guard !isExhausted else { return true }
    var row = SolverRow(constant: constant)
    for (variable, factor) in terms { row.insert(symbol: variable.symbol, factor, from: rows) }
    let marks = addMarks(to: &row, relation, priority)
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, marks) {
      row.solve(for: subject)
      substitute(subject, row)
      rows[subject] = row
      return true
    }
    guard row.terms.keys.allSatisfy({ $0.kind == .dummy }) else { return addArtificially(row) }
    guard row.constant.isNearZero, let mark = marks.first else { return row.constant.isNearZero }
    row.solve(for: mark)
    substitute(mark, row)
    rows[mark] = row
    return true
  }

  /// Minimizes the unmet parts of the constraints.
  ///
  /// The number of steps is limited: for constraints on which the method doesn't finish in time,
  /// the values meet the required ones, but aren't optimal.
  mutating func solve() {
    let levels = objectives.keys.sorted(by: >)
    optimize { solver in levels.compactMap { solver.objectives[$0] } }
  }

  /// Returns the value of a variable; 0 if no constraint mentions it.
  func value(of variable: Variable) -> Double { rows[variable.symbol]?.constant ?? 0 }
}

extension LayoutSolver {
  private mutating func makeSymbol(_ kind: SolverSymbol.Kind) -> SolverSymbol {
    lastNumber += 1
    return SolverSymbol(kind: kind, number: lastNumber)
  }

  /// Adds the symbols that turn the relation into an equation, and returns the new ones.
  private mutating func addMarks(
    to row: inout SolverRow, _ relation: Relation, _ priority: Float
  ) -> [SolverSymbol] {
    let isRequired = priority >= Self.required
    guard relation != .equal else {
      guard !isRequired else {
        let dummy = makeSymbol(.dummy)
        row.terms[dummy] = 1
        return [dummy]
      }
      let above = makeSymbol(.error)
      let below = makeSymbol(.error)
      row.terms[above] = -1
      row.terms[below] = 1
      punish([above, below], priority)
      return [above, below]
    }
    let factor: Double = relation == .lessOrEqual ? 1 : -1
    let slack = makeSymbol(.slack)
    row.terms[slack] = factor
    guard !isRequired else { return [slack] }
    let error = makeSymbol(.error)
    row.terms[error] = -factor
    punish([error], priority)
    return [slack, error]
  }

  private mutating func punish(_ errors: [SolverSymbol], _ priority: Float) {
    for error in errors { objectives[priority, default: SolverRow()].terms[error] = 1 }
  }

  /// Returns a symbol for which the row can be solved at once.
  private func subject(of row: SolverRow, _ marks: [SolverSymbol]) -> SolverSymbol? {
    if let external = row.terms.keys.filter({ $0.kind == .external }).min() { return external }
    return marks.first { $0.kind != .dummy && (row.terms[$0] ?? 0) < 0 }
  }

  /// Substitutes a sum for a symbol everywhere.
  private mutating func substitute(_ symbol: SolverSymbol, _ row: SolverRow) {
    work += rows.count / 4 + 1
    for key in rows.keys where rows[key]?.terms[symbol] != nil {
      rows[key]?.substitute(symbol, row)
      work += row.terms.count + 1
    }
    for key in objectives.keys where objectives[key]?.terms[symbol] != nil {
      objectives[key]?.substitute(symbol, row)
    }
  }

  /// Adds a row that can't be solved for any symbol: an artificial one is minimized, and must reach
  /// zero.
  private mutating func addArtificially(_ row: SolverRow) -> Bool {
    let before = self
    let artificial = makeSymbol(.slack)
    rows[artificial] = row
    let goal = makeSymbol(.external)
    rows[goal] = row
    optimize { solver in [solver.rows[goal]].compactMap(\.self) }
    let isMet = rows.removeValue(forKey: goal)?.constant.isNearZero ?? true
    guard isMet else {
      let (spent, isDone) = (work, isExhausted)
      self = before
      work = spent
      return isDone
    }
    if var last = rows.removeValue(forKey: artificial) {
      guard !last.terms.isEmpty else { return true }
      guard let entering = last.terms.keys.filter(\.canEnter).min() else {
        self = before
        return false
      }
      last.solve(for: artificial, by: entering)
      substitute(entering, last)
      rows[entering] = last
    }
    for key in rows.keys { rows[key]?.terms[artificial] = nil }
    for key in objectives.keys { objectives[key]?.terms[artificial] = nil }
    return true
  }

  /// Pivots until no goal can be made smaller, the first goal before the second and so on.
  private mutating func optimize(_ goals: (LayoutSolver) -> [SolverRow]) {
    var steps = 20 * (rows.count + 10)
    while steps > 0, !isExhausted, let entering = Self.entering(goals(self)),
      let leaving = leaving(for: entering)
    {
      steps -= 1
      work += objectives.count * 8
      guard var row = rows.removeValue(forKey: leaving) else { return }
      row.solve(for: leaving, by: entering)
      substitute(entering, row)
      rows[entering] = row
    }
  }

  /// Returns the first symbol that reduces the most important of the goals in which it occurs.
  private static func entering(_ goals: [SolverRow]) -> SolverSymbol? {
    var decided: Set<SolverSymbol> = []
    for goal in goals {
      let terms = goal.terms.filter { !$0.value.isNearZero && !decided.contains($0.key) }
      if let best = terms.filter({ $0.value < 0 && $0.key.kind != .dummy }).keys.min() {
        return best
      }
      decided.formUnion(terms.keys)
    }
    return nil
  }

  /// Returns the basic symbol that is the first to reach zero when another grows.
  private func leaving(for entering: SolverSymbol) -> SolverSymbol? {
    var best: (symbol: SolverSymbol, ratio: Double)?
    for (symbol, row) in rows where symbol.kind != .external {
      guard let factor = row.terms[entering], factor < 0 else { continue }
      let ratio = -row.constant / factor
      if let known = best, ratio > known.ratio || (ratio == known.ratio && known.symbol < symbol) {
        continue
      }
      best = (symbol, ratio)
    }
    return best?.symbol
  }
}
