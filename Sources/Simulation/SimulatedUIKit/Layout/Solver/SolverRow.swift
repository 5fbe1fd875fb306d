/// A symbol of the solver's equations.
struct SolverSymbol: Hashable, Comparable {
  enum Kind: Hashable {
    /// A variable; it may be of any sign.
    case external
    /// The amount missing to equality; never negative.
    case slack
    /// The amount by which an optional constraint isn't met; never negative.
    case error
    /// A marker of a required equality; always zero.
    case dummy
  }

  let kind: Kind
  let number: Int

  /// Whether it may become basic.
  var canEnter: Bool { kind == .slack || kind == .error }

  static func < (left: SolverSymbol, right: SolverSymbol) -> Bool { left.number < right.number }
}

/// A sum of symbols, each with a factor, and a constant.
struct SolverRow {
  var constant = 0.0
  var terms: [SolverSymbol: Double] = [:]

  /// Adds a symbol, or the sum that other rows substitute for it.
  mutating func insert(
    symbol: SolverSymbol, _ factor: Double, from rows: [SolverSymbol: SolverRow]
  ) {
    if let row = rows[symbol] {
      insert(row, factor)
    } else {
      insert(symbol, factor)
    }
  }

  /// Negates all signs.
  mutating func negate() {
    constant = -constant
    terms = terms.mapValues(-)
  }

  /// Changes `0 = row` into `symbol = row`.
  mutating func solve(for symbol: SolverSymbol) {
    guard let factor = terms.removeValue(forKey: symbol) else { return }
    let scale = -1 / factor
    constant *= scale
    terms = terms.mapValues { $0 * scale }
  }

  /// Changes `left = row` into `right = row`.
  mutating func solve(for left: SolverSymbol, by right: SolverSymbol) {
    insert(left, -1)
    solve(for: right)
  }

  /// Substitutes a sum for a symbol.
  mutating func substitute(_ symbol: SolverSymbol, _ row: SolverRow) {
    guard let factor = terms.removeValue(forKey: symbol) else { return }
    insert(row, factor)
  }

  private mutating func insert(_ row: SolverRow, _ factor: Double) {
    constant += row.constant * factor
    for (symbol, other) in row.terms { insert(symbol, other * factor) }
  }

  private mutating func insert(_ symbol: SolverSymbol, _ factor: Double) {
    let sum = (terms[symbol] ?? 0) + factor
    terms[symbol] = sum.isNearZero ? nil : sum
  }
}

extension Double {
  /// Whether it differs from zero only by rounding.
  var isNearZero: Bool { abs(self) < 1e-8 }
}
