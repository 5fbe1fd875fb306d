import ActivationRules
import Findings

extension BundleRule {
  /// In version 2, 0 isn't the same as nothing.
  static let ruleZero = BundleRule(
    "rule-zero", .note,
    "in a rule of version 2, a kind that is 0 refuses everything that is shared together with it",
    basis: .undocumented, source: "reported from a recent iOS"
  ) { subject in
    guard let rule = subject.dictionaryRule, !rule.matchesStrictly, !rule.isAllZero,
      !rule.hasUnresolvedMatching
    else { return [] }
    let zeros = DictionaryRule.kindKeys.filter { key in
      rule.value(of: key).map { !$0.isUnresolved && $0.number == 0 } ?? false
    }
    guard let first = zeros.first else { return [] }
    let names = Wording.list(zeros.map { $0.shortName })
    return [
      Fault(
        "in version 2, a key that is 0 or false refuses its kind: with \(names) set so, a single "
          + "such attachment hides the extension",
        remedy: "leave the key out to be offered for the other attachments",
        at: .info(PropertyPath.rule.key(first.rawValue)))
    ]
  }
}
