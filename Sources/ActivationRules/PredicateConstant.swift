/// The two predicates that need no evaluation.
enum PredicateConstant {
  case alwaysTrue, alwaysFalse

  init(_ value: Bool) {
    self = value ? .alwaysTrue : .alwaysFalse
  }

  /// The outcome of the constant.
  var attempt: Attempt {
    switch self {
    case .alwaysTrue:
      Attempt(
        Explanation(VerdictWords.alwaysTrueStatement, basis: .documented),
        reason: VerdictWords.alwaysTrue)
    case .alwaysFalse:
      Attempt(
        Explanation(VerdictWords.alwaysFalseStatement, basis: .documented, holds: false),
        reason: VerdictWords.alwaysFalse)
    }
  }
}
