import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// The template's rule isn't for shipping.
  static let truePredicate = BundleRule(
    "true-predicate", .error, "the activation rule isn't TRUEPREDICATE",
    basis: .documented,
    source: "App Extension Programming Guide, on any extension in an app; reported with ITMS-90362"
  ) { subject in
    guard case .predicate(let text) = subject.bundle.activationRule, subject.isExtension else {
      return []
    }
    // Nothing reads the rule of other kinds of extensions, but the guide speaks of any extension of
    // an app.
    let isUnread = subject.point.map { !$0.consultsActivationRule } ?? false
    let remedy =
      isUnread
      ? "delete NSExtensionActivationRule, which nothing reads in this kind of extension"
      : "say what the extension takes, with a dictionary or a predicate"
    let word = UniformTypes.normalized(text)
    if word.trimmedOfBlanks == "truepredicate" {
      return [
        Fault(
          isUnread
            ? "the activation rule is TRUEPREDICATE; Apple's guide says that an app is rejected if "
              + "any of its extensions contains that word"
            : "the activation rule is TRUEPREDICATE, which accepts everything; App Review rejects "
              + "it, and the upload is refused with ITMS-90362 (observed)",
          remedy: remedy, at: .info(.rule))
      ]
    }
    guard word.offset(of: "truepredicate") != nil else { return [] }
    return [
      Fault(
        "the predicate contains TRUEPREDICATE; Apple's guide says that extensions that include "
          + "this word are rejected, and nobody has reported whether that covers such a rule",
        remedy: remedy, at: .info(.rule), severity: .warning, basis: .undocumented)
    ]
  }
}
