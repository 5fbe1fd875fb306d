import ActivationRules
import Findings

extension BundleRule {
  /// Without a rule, an extension is never offered.
  static let ruleMissing = BundleRule(
    "rule-missing", .warning, "a Share or Action extension has an activation rule",
    basis: .undocumented,
    source: "reported: a missing rule matches nothing; Apple documents no default"
  ) { subject in
    guard subject.consultsRule, let dictionary = subject.extensionDictionary,
      subject.bundle.activationRule == .none, dictionary[PointKey.rule] == nil,
      subject.info[PointKey.attributes] == nil
    else { return [] }
    return [
      Fault(
        "there is no NSExtensionActivationRule: the share sheet never offers the extension",
        remedy: "add the rule to NSExtensionAttributes", at: .info(.attributes))
    ]
  }
}
