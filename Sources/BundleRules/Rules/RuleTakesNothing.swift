import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// A rule accepts something.
  static let ruleTakesNothing = BundleRule(
    "rule-takes-nothing", .error,
    "the activation rule accepts something: not everything in it is 0",
    basis: .documented,
    source: "App Extension Programming Guide: 0 and a missing key mean that a kind isn't supported"
  ) { subject in
    if case .predicate(let text) = subject.bundle.activationRule, subject.consultsRule,
      UniformTypes.normalized(text).trimmedOfBlanks == "falsepredicate"
    {
      return [
        Fault(
          "the activation rule is FALSEPREDICATE: the share sheet never offers the extension",
          remedy: "say what the extension takes", at: .info(.rule))
      ]
    }
    guard let rule = subject.dictionaryRule, rule.isAllZero,
      !rule.entries.contains(where: { $0.value.isUnresolved })
    else { return [] }
    return [
      Fault(
        (rule.entries.isEmpty ? "the activation rule is empty" : "everything in the rule is 0")
          + ": the share sheet never offers the extension",
        remedy: "say what the extension takes", at: .info(.rule))
    ]
  }
}
