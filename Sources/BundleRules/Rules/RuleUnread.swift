import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// Only the share sheet reads activation rules.
  static let ruleUnread = BundleRule(
    "rule-unread", .warning, "only Share and Action extensions have an activation rule",
    basis: .documented, source: "Information Property List Key Reference"
  ) { subject in
    guard let point = subject.point, !point.consultsActivationRule,
      !point.attributes.contains(PointKey.rule), subject.attributes?[PointKey.rule] != nil,
      !subject.isTruePredicate
    else { return [] }
    return [
      Fault(
        "\(point.name) extensions have no activation rule: the share sheet doesn't start them",
        remedy: "delete NSExtensionActivationRule", at: .info(.rule))
    ]
  }
}

extension Subject {
  /// Whether the rule contains TRUEPREDICATE, for which another rule says what to do.
  fileprivate var isTruePredicate: Bool {
    guard case .predicate(let text) = bundle.activationRule else { return false }
    return UniformTypes.normalized(text).offset(of: "truepredicate") != nil
  }
}
