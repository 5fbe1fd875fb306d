/// Writes a predicate down.
struct PredicateWriter {
  /// What is written.
  private(set) var text = ""
  /// Whether subqueries and what AND and OR join take a line for each part.
  let isInLines: Bool
  private var indentation = 0

  init(isInLines: Bool) {
    self.isInLines = isInLines
  }

  mutating func write(_ clause: Predicate.Clause) {
    switch clause {
    case .constant(let value): text += value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): write(comparison)
    case .not(let clause):
      text += "NOT "
      writeTerm(clause)
    case .and(let clauses): write(clauses, joinedBy: "AND")
    case .or(let clauses): write(clauses, joinedBy: "OR")
    }
  }

  mutating func write(_ string: String) {
    text += string
  }

  /// Writes something in brackets, in lines of its own where lines are wanted.
  mutating func bracketed(
    _ open: String, _ close: String, _ content: (inout PredicateWriter) -> Void
  ) {
    text += open
    indentation += 1
    breakLine()
    content(&self)
    indentation -= 1
    breakLine()
    text += close
  }

  /// Begins a new line where lines are wanted.
  mutating func breakLine(orElse gap: String = "") {
    text += isInLines ? "\n" + String(repeating: "  ", count: indentation) : gap
  }
}

extension PredicateWriter {
  private mutating func write(_ clauses: [Predicate.Clause], joinedBy word: String) {
    for (index, clause) in clauses.enumerated() {
      if index > 0 {
        breakLine(orElse: " ")
        text += "\(word) "
      }
      writeTerm(clause)
    }
  }

  /// A clause within another one, in parentheses where it would fall apart without.
  private mutating func writeTerm(_ clause: Predicate.Clause) {
    switch clause {
    case .and, .or: bracketed("(", ")") { $0.write(clause) }
    case .constant, .comparison, .not: write(clause)
    }
  }

  private mutating func write(_ comparison: Predicate.Comparison) {
    if let quantifier = comparison.quantifier { text += "\(quantifier.rawValue) " }
    write(comparison.left)
    text += " \(comparison.operation.rawValue)"
    if !comparison.options.isEmpty {
      let letters = Predicate.Options.letters.filter { comparison.options.contains($0.option) }
      text += "[\(letters.map { $0.letter }.joined())]"
    }
    text += " "
    write(comparison.right)
  }
}
