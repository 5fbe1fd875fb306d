import ActivationRules
import Findings

extension BundleRule {
  /// Attachments that a rule of version 1 doesn't name hide the extension.
  static let ruleStrictness = BundleRule(
    "rule-strictness", .note,
    "a rule of version 1 that takes links takes text too, or the other way round, since many apps "
      + "share a link together with text",
    basis: .documented,
    source: "Information Property List Key Reference, on NSExtensionActivationDictionaryVersion"
  ) { subject in
    guard let rule = subject.dictionaryRule, rule.matchesStrictly, !rule.hasUnresolvedMatching,
      !rule.hasUnresolvedKind, rule.number(of: .attachmentsMaximum).map({ $0 > 1 }) ?? true
    else { return [] }
    let kinds = rule.acceptedKinds
    let takesText = kinds.contains(.supportsText)
    let takesLinks = kinds.contains(.supportsWebURL)
    guard takesText != takesLinks else { return [] }
    return [
      Fault(
        "the extension isn't offered for a link that is shared together with text: in version 1 "
          + "everything must be of a kind that the rule names, and it doesn't name "
          + (takesText ? "links" : "text"),
        remedy: "name \(takesText ? "links" : "text") too, or set "
          + "NSExtensionActivationDictionaryVersion to 2",
        at: .info(.rule))
    ]
  }
}
