import ActivationRules
import Findings

extension BundleRule {
  /// A script needs a page to run in.
  static let javaScriptWithoutPage = BundleRule(
    "javascript-without-page", .warning,
    "with NSExtensionJavaScriptPreprocessingFile, "
      + "NSExtensionActivationSupportsWebPageWithMaxCount is 1 or more",
    basis: .documented,
    source: "App Extension Programming Guide; one of Xcode's own templates does without"
  ) { subject in
    guard let rule = subject.dictionaryRule, subject.attributes?[PointKey.javaScript] != nil,
      rule.value(of: .supportsWebPage)?.isUnresolved != true,
      (rule.number(of: .supportsWebPage) ?? 0) < 1, !rule.isAllZero
    else { return [] }
    return [
      Fault(
        "there is a script for web pages, but the rule accepts none: Apple's guide says that "
          + "NSExtensionActivationSupportsWebPageWithMaxCount must not be 0 where JavaScript is "
          + "used",
        remedy: "set it to 1 in the rule", at: .info(.rule))
    ]
  }
}
