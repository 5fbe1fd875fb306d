import ActivationRules
import Findings

extension BundleRule {
  /// A rule names kinds of things.
  static let ruleWithoutKinds = BundleRule(
    "rule-without-kinds", .warning,
    "the activation rule names a kind of attachment, not only counts and versions",
    basis: .undocumented, source: "reported: such a rule takes things of every kind"
  ) { subject in
    guard let rule = subject.dictionaryRule, !rule.isAllZero, rule.acceptedKinds.isEmpty,
      !rule.hasUnresolvedKind
    else { return [] }
    return [
      Fault(
        "no key of the rule names a kind of attachment, as "
          + "NSExtensionActivationSupportsImageWithMaxCount does; as far as is known, it then "
          + "accepts every kind",
        remedy: "add a key for each kind that the extension takes", at: .info(.rule))
    ]
  }
}
