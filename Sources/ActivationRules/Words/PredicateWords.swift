import Findings

/// What the parts of a predicate say about their outcome.
enum PredicateWords {
  // MARK: - The whole

  static func unexplained(isMet: Bool) -> String {
    "the predicate is \(isMet); it is too long to explain why"
  }

  /// Of an evaluation that reached a point without an answer.
  static func stopped(by stop: Predicate.Stop) -> String {
    switch stop.kind {
    case .raises:
      "\(stop.message): this raises an exception, and we treat the rule as not met"
    case .refused:
      "\(stop.message): iOS refuses predicates that it considers unsafe, and we treat this as one"
    case .unpredictable: "\(stop.message), so the outcome can't be predicted"
    case .tooMuchWork: stop.message
    }
  }

  // MARK: - Conditions

  static func always(_ clause: Predicate.Clause, _ value: Bool) -> String {
    "\(clause.text) is always \(value)"
  }
  static func outcome(of clause: Predicate.Clause, _ isMet: Bool) -> String {
    "\(cropped(clause.text)) is \(isMet)"
  }

  static let not = "this must not be the case"
  static func not(_ reason: String) -> String { "not so: \(reason)" }

  static func all(of count: Int, met: Int) -> String {
    "\(count == 2 ? "both" : "all \(count)") conditions must be met: \(number(met))"
  }
  static func one(of count: Int, met: Int) -> String {
    "one of \(count) conditions must be met: \(number(met))"
  }
  private static func number(_ met: Int) -> String { "\(met) \(met == 1 ? "is" : "are")" }
  static func unseen(_ count: Int) -> String { "\(count) more, not shown" }

  static func noAlternative(of count: Int) -> String { "none of the \(count) alternatives is met" }
  static func noAlternative(_ reasons: [String]) -> String { reasons.joined(separator: "; or ") }
  static let everyCondition = "every condition is met"
  static let aCondition = "a condition isn't met"

  // MARK: - Comparisons

  /// "title == "News": title is "Sport"".
  static func comparison(_ clause: Predicate.Clause, found: [String]) -> String {
    "\(cropped(clause.text)): \(found.joined(separator: ", "))"
  }
  static func outcome(_ isMet: Bool) -> String { "that is \(isMet)" }
  static func value(of expression: Predicate.Expression, _ sketch: String) -> String {
    "\(cropped(expression.text)) is \(sketch)"
  }
  static let noList = "the left side has no value"
  static let emptyList = "the list on the left is empty"
  static let firstValuesDecide = "the first values decide"
  static func holds(for count: Int, of total: Int) -> String {
    "true for \(count) of \(total) values"
  }
}
