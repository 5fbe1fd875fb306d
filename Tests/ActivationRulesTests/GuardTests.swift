import ActivationRules
import Testing

/// Rules that are always or never met, whatever is shared.
@Suite struct GuardTests {
  static let shares: [[SharedItem]] = [
    share(.webURL), share(.image, .text), share(.unknown), [.safariPage],
  ]

  /// A rule that asks for nothing, and why it is never met.
  struct Hopeless: CustomTestStringConvertible, Sendable {
    var rule: ActivationRule
    var reason: String
    var testDescription: String { reason }
  }

  static let hopeless: [Hopeless] = [
    Hopeless(rule: ActivationRule(nil), reason: "no activation rule"),
    Hopeless(rule: ActivationRule([:]), reason: "the rule is empty"),
    Hopeless(
      rule: rule([.supportsImage: 0, .supportsText: false]),
      reason: "every value in the rule is 0 or false"),
    Hopeless(
      rule: rule([.supportsImage: "0", .supportsText: "yes", .supportsFile: [1]]),
      reason: "every value in the rule counts as 0"),
    Hopeless(
      rule: ActivationRule(true), reason: "the rule is a Boolean, not a dictionary or a string"),
    Hopeless(
      rule: ActivationRule(1), reason: "the rule is an integer, not a dictionary or a string"),
    Hopeless(
      rule: ActivationRule([["NSExtensionActivationSupportsText": true]]),
      reason: "the rule is an array, not a dictionary or a string"),
    Hopeless(rule: ActivationRule("FALSEPREDICATE"), reason: "takes nothing (FALSEPREDICATE)"),
    Hopeless(rule: ActivationRule("\n falsePredicate\t"), reason: "takes nothing (FALSEPREDICATE)"),
  ]

  @Test(arguments: hopeless)
  func aRuleThatAsksForNothingIsNeverMet(_ example: Hopeless) {
    for items in Self.shares {
      RuleCase.hides("anything", example.rule, items, example.reason).check()
    }
  }

  /// Rules that refuse nothing: a value isn't zero, and no key names a kind.
  static let boundless: [ActivationRule] = [
    rule([.dictionaryVersion: 2]), rule([.dictionaryVersion: 1]), rule([.usesStrictMatching: true]),
    rule([.attachmentsMaximum: 9]), rule([.supportsImage: -1]),
    ActivationRule(["NSExtensionActivationSupportsVideoWithMaxCount": 1]),
  ]

  @Test(arguments: boundless)
  func aRuleThatNamesNoKindTakesEverything(_ rule: ActivationRule) {
    for items in Self.shares {
      RuleCase.offers("anything", rule, items, "takes everything").check()
    }
  }

  @Test(arguments: ["TRUEPREDICATE", "truepredicate", " \n\tTruePredicate\r\n "])
  func theTruePredicateTakesEverything(_ text: String) {
    for items in Self.shares + [[]] {
      RuleCase.offers(
        "anything", ActivationRule(.string(text)), items,
        "takes everything (TRUEPREDICATE)"
      ).check()
    }
  }

  @Test(arguments: ["", "TRUE PREDICATE", "SUBQUERY ( extensionItems, , .@count == 1)"])
  func whatIsNoPredicateIsNeverMet(_ text: String) {
    #expect(ActivationRule(.string(text)) == .predicate(text))
    let verdict = ActivationRule.predicate(text).verdict(for: share(.image))
    #expect(verdict.decision == .notOffered && !verdict.activates)
    #expect(verdict.reason.utf8.starts(with: "the predicate can't be read: 1:".utf8))
    #expect(verdict.deliveredItems == [])
  }
}
