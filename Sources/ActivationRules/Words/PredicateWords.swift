import Findings

/// What the parts of a predicate say about their outcome.
enum PredicateWords {
  // MARK: - The whole

  static func unexplained(isMet: Bool) -> String {
    "the predicate is \(isMet); there is too much in it to tell why"
  }

  /// Of an evaluation that reached a point without an answer.
  static func stopped(by stop: Predicate.Stop) -> String {
    switch stop.kind {
    case .raises:
      "\(stop.message): a predicate ends in an exception there, and we take the rule as not met"
    case .refused:
      "\(stop.message): iOS refuses predicates that it doesn't find safe, and we take this for one"
    case .unpredictable: "\(stop.message), so that nobody can tell beforehand"
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

  static func all(of count: Int, met: Int) -> String { "all \(conditions(count, met))" }
  static func one(of count: Int, met: Int) -> String { "one \(conditions(count, met))" }
  private static func conditions(_ count: Int, _ met: Int) -> String {
    "of \(count) conditions must be met: \(met) \(met == 1 ? "is" : "are")"
  }
  static func unseen(_ count: Int) -> String { "\(count) more that aren't shown" }

  static func noAlternative(of count: Int) -> String { "none of \(count) alternatives is met" }
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
  static let noList = "there is nothing on the left"
  static let emptyList = "there is no value on the left"
  static let firstValuesDecide = "that is decided by the first values"
  static func holds(for count: Int, of total: Int) -> String {
    "true of \(count) of \(total) values"
  }
}
