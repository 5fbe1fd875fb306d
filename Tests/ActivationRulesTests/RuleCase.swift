import ActivationRules
import Testing

/// A rule, things to share, and the outcome.
struct RuleCase: CustomTestStringConvertible, Sendable {
  var sentence: String
  var rule: ActivationRule
  var items: [SharedItem]
  var isOffered: Bool
  var reason: String

  /// A case in which the extension is offered.
  static func offers(
    _ sentence: String, _ rule: ActivationRule, _ items: [SharedItem], _ reason: String
  ) -> Self {
    Self(sentence: sentence, rule: rule, items: items, isOffered: true, reason: reason)
  }

  /// A case in which the extension isn't offered.
  static func hides(
    _ sentence: String, _ rule: ActivationRule, _ items: [SharedItem], _ reason: String
  ) -> Self {
    Self(sentence: sentence, rule: rule, items: items, isOffered: false, reason: reason)
  }

  var testDescription: String { "\(isOffered ? "offers" : "hides"): \(sentence)" }

  /// Compares the verdict with the one that the case expects.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let verdict = rule.verdict(for: items)
    let all = isOffered ? Array(items.indices) : []
    #expect(
      verdict.activates == isOffered, "\(verdict.explanation.outline)",
      sourceLocation: sourceLocation)
    #expect(verdict.decision != .undecided, sourceLocation: sourceLocation)
    #expect(verdict.reason == reason, sourceLocation: sourceLocation)
    #expect(verdict.explanation.holds == isOffered, sourceLocation: sourceLocation)
    #expect(verdict.deliveredItems == all, sourceLocation: sourceLocation)
  }
}
