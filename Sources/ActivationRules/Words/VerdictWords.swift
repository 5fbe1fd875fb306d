/// What a verdict says besides the conditions of its rule.
enum VerdictWords {
  static func outcome(isMet: Bool) -> String { isMet ? "offered" : "not offered" }
  static func undecided(because reason: String) -> String { "can't be decided: \(reason)" }

  // MARK: - What isn't a rule

  static let noRule = "no activation rule"
  static let noRuleStatement =
    "an extension without NSExtensionActivationRule is never offered; Apple documents no default"

  static func notARule(_ value: PropertyValue) -> String {
    "the rule is \(value.kindInWords), not a dictionary or a string"
  }
  static func notARuleStatement(_ reason: String) -> String {
    "\(reason), so it is never met"
  }

  /// Of a text that isn't a predicate; `nil` if nothing is known about where.
  static func unreadable(_ problem: Predicate.Problem?) -> String {
    "the predicate can't be read: \(problem?.summary ?? "it isn't a predicate")"
  }
  static let unreadableIsNeverMet = "a rule that can't be read is never met"

  // MARK: - Rules that need no evaluation

  static let zeroesOnly = "every value in the rule is 0 or false"
  static let countsAsZeroesOnly = "every value in the rule counts as 0"
  static let emptyRule = "the rule is empty"
  static func asksForNothing(_ reason: String) -> String {
    "\(reason), so it asks for nothing, and iOS never treats such a rule as met"
  }

  static let alwaysTrue = "takes everything (TRUEPREDICATE)"
  static let alwaysTrueStatement = "TRUEPREDICATE is always true; the App Store rejects it"
  static let alwaysFalse = "takes nothing (FALSEPREDICATE)"
  static let alwaysFalseStatement = "FALSEPREDICATE is never true"

  // MARK: - The parts of a web page

  static let livePage = "the live page alone"
  static let archive = "the page's archive alone"
  static let wholePage = "both items of the page together"
}
