import ActivationRules
import Findings

extension BundleRule {
  /// The minimum isn't greater than the maximum.
  static let ruleMinimum = BundleRule(
    "rule-minimum", .error, "a rule's minimum number of attachments isn't more than its maximum",
    basis: .documented, source: "Information Property List Key Reference"
  ) { subject in
    guard let rule = subject.dictionaryRule, let least = rule.number(of: .attachmentsMinimum),
      let most = rule.number(of: .attachmentsMaximum), most >= 1, least > most,
      rule.value(of: .attachmentsMinimum)?.isUnresolved != true,
      rule.value(of: .attachmentsMaximum)?.isUnresolved != true
    else { return [] }
    return [
      Fault(
        "the rule requires at least \(least) attachments and at most \(most): the share sheet "
          + "never offers the extension",
        remedy: "make the minimum no more than the maximum",
        at: .info(PropertyPath.rule.key(RuleKey.attachmentsMinimum.rawValue)))
    ]
  }
}
