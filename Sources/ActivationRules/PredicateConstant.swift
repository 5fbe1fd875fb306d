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
        Explanation(
          "TRUEPREDICATE is true for everything; the App Store rejects it", basis: .documented),
        reason: "takes everything (TRUEPREDICATE)")
    case .alwaysFalse:
      Attempt(
        Explanation("FALSEPREDICATE is true for nothing", basis: .documented, holds: false),
        reason: "takes nothing (FALSEPREDICATE)")
    }
  }
}
