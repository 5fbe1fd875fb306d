/// Writes a predicate as text.
struct PredicateWriter {
  /// The text so far.
  private(set) var text = ""
  /// Whether each part of a subquery, AND or OR gets a line of its own.
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

  /// Writes something in brackets, on separate lines if lines are wanted.
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

  /// Begins a new line if lines are wanted.
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

  /// Writes a clause within another, in parentheses if it would be read differently without them.
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
