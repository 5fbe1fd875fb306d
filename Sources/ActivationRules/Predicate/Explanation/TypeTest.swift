/// A clause that asks whether one of some types is of certain kinds: the heart of most rules.
struct TypeTest {
  /// The expression whose value is the types.
  var subject: Predicate.Expression
  /// Whether a type must conform to a required one or be the same.
  var operation: Predicate.Operation
  /// The required types, one of which is enough.
  var wanted: [String]
  /// Whether the subject is one type, not a list of them.
  var isSingle = false

  /// Recognises a test of types; `nil` for other clauses.
  ///
  /// `ANY types UTI-CONFORMS-TO "a"` is such a test, also with a variable instead of `ANY types`;
  /// so are several of these with OR between them, and `SUBQUERY(types, $t, $t UTI-CONFORMS-TO
  /// "a").@count > 0`.
  init?(_ clause: Predicate.Clause) {
    switch clause {
    case .comparison(let comparison): self.init(comparison)
    case .or(let clauses): self.init(clauses)
    case .constant, .not, .and: return nil
    }
  }

  private init?(_ clauses: [Predicate.Clause]) {
    guard let first = clauses.first, var all = TypeTest(first) else { return nil }
    for clause in clauses.dropFirst() {
      guard let next = TypeTest(clause), next.operation == all.operation,
        next.subject == all.subject
      else { return nil }
      all.wanted += next.wanted
    }
    self = all
  }

  private init?(_ comparison: Predicate.Comparison) {
    if let test = CountTest(comparison), test.isAtLeastOne, case .matches(let subquery) = test.what,
      let inner = TypeTest(subquery.clause), inner.isSingle,
      inner.subject == .variable(subquery.variable)
    {
      self = inner
      subject = subquery.collection
      isSingle = false
      return
    }
    switch (comparison.quantifier, comparison.left) {
    case (.any, _): self.init(comparison, about: comparison.left)
    case (nil, .variable):
      self.init(comparison, about: comparison.left)
      isSingle = true
    default: return nil
    }
  }

  private init?(_ comparison: Predicate.Comparison, about subject: Predicate.Expression) {
    guard comparison.operation.isAboutTypes, case .literal(let literal) = comparison.right,
      case .string(let type) = literal.value
    else { return nil }
    self.subject = subject
    operation = comparison.operation
    wanted = [type]
  }
}
