/// An attempt to match a rule with some items.
struct Attempt {
  /// Whether the rule is met.
  var holds: Bool
  /// Why, in a few words.
  var reason: String
  /// How well founded the outcome is.
  var basis: Explanation.Basis
  /// The conditions and remarks on which the outcome is based.
  var children: [Explanation]

  /// Makes an attempt whose outcome is based on a single statement.
  init(_ statement: Explanation, reason: String) {
    self.init(
      holds: statement.holds, reason: reason, basis: statement.basis, children: [statement])
  }

  init(holds: Bool, reason: String, basis: Explanation.Basis, children: [Explanation]) {
    self.holds = holds
    self.reason = reason
    self.basis = basis
    self.children = children
  }

  /// The attempt as the root of an explanation; without a headline, it begins with the outcome.
  func explanation(_ headline: String? = nil) -> Explanation {
    Explanation(
      "\(headline ?? VerdictWords.outcome(isMet: holds)): \(reason)", basis: basis, holds: holds,
      children: children)
  }
}
