import ActivationRules
import Findings

extension BundleRule {
  /// There are two versions of rules.
  static let ruleVersion = BundleRule(
    "rule-version", .warning, "NSExtensionActivationDictionaryVersion is 1 or 2",
    basis: .documented, source: "Information Property List Key Reference"
  ) { subject in
    guard let rule = subject.dictionaryRule, let value = rule.value(of: .dictionaryVersion),
      !value.isUnresolved, let version = value.number, version != 1, version != 2
    else { return [] }
    return [
      Fault(
        "NSExtensionActivationDictionaryVersion is \(version); Apple documents 1 and 2, and iOS "
          + "reads this as \(version < 2 ? "1" : "2") (undocumented)",
        remedy: "write 1 or 2",
        at: .info(PropertyPath.rule.key(RuleKey.dictionaryVersion.rawValue)))
    ]
  }
}
