import ActivationRules
import Findings

extension BundleRule {
  /// A rule names kinds of things.
  static let ruleWithoutKinds = BundleRule(
    "rule-without-kinds", .warning,
    "the activation rule asks for some kind of thing, not only for counts and versions",
    basis: .undocumented, source: "reported: such a rule takes things of every kind"
  ) { subject in
    guard let rule = subject.dictionaryRule, !rule.isAllZero, rule.acceptedKinds.isEmpty,
      !rule.hasUnresolvedKind
    else { return [] }
    return [
      Fault(
        "no key of the rule asks for a kind of thing, such as "
          + "NSExtensionActivationSupportsImageWithMaxCount; as far as is known it then takes every "
          + "kind",
        remedy: "add a key for each kind that the extension takes", at: .info(.rule))
    ]
  }
}
