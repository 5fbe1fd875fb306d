import ActivationRules
import Findings

extension BundleRule {
  /// A rule is a dictionary or a predicate.
  static let ruleForm = BundleRule(
    "rule-form", .error, "NSExtensionActivationRule is a dictionary, or a string with a predicate",
    basis: .documented, source: "App Extension Programming Guide"
  ) { subject in
    guard subject.consultsRule, case .invalid(let reason) = subject.bundle.activationRule else {
      return []
    }
    return [
      Fault(
        "\(reason): the share sheet never offers the extension",
        remedy: "write a dictionary of what the extension accepts", at: .info(.rule))
    ]
  }
}
