import ActivationRules
import Findings

extension BundleRule {
  /// A script's results replace the page's address.
  static let javaScriptAndLink = BundleRule(
    "javascript-and-link", .note,
    "where a script looks at the page, Safari doesn't hand over the page's address besides",
    basis: .observed, source: "reported by one project in 2024"
  ) { subject in
    guard let rule = subject.dictionaryRule, subject.attributes?[PointKey.javaScript] != nil,
      (rule.number(of: .supportsWebPage) ?? 0) >= 1, (rule.number(of: .supportsWebURL) ?? 0) >= 1
    else { return [] }
    return [
      Fault(
        "from Safari come the script's results and no public.url, although the rule takes links",
        remedy: "have the script return location.href",
        at: .info(PropertyPath.attributes.key(PointKey.javaScript)))
    ]
  }
}
