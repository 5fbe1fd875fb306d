import ActivationRules
import Findings

extension BundleRule {
  /// A script's results replace the page's address.
  static let javaScriptAndLink = BundleRule(
    "javascript-and-link", .note,
    "where a script examines the page, Safari doesn't pass the page's address as well",
    basis: .observed, source: "reported by one project in 2024"
  ) { subject in
    guard let rule = subject.dictionaryRule, subject.attributes?[PointKey.javaScript] != nil,
      (rule.number(of: .supportsWebPage) ?? 0) >= 1, (rule.number(of: .supportsWebURL) ?? 0) >= 1
    else { return [] }
    return [
      Fault(
        "Safari passes the script's results but no public.url, although the rule accepts links",
        remedy: "have the script return location.href",
        at: .info(PropertyPath.attributes.key(PointKey.javaScript)))
    ]
  }
}
