import ActivationRules
import Findings

extension BundleRule {
  /// Versions are numbers with dots.
  static let versionForm = BundleRule(
    "version-form", .warning,
    "CFBundleShortVersionString is one to three numbers separated by dots, CFBundleVersion any "
      + "numbers separated by dots",
    basis: .documented, source: "Apple's references for the two keys"
  ) { subject in
    ["CFBundleShortVersionString", "CFBundleVersion"].compactMap { key in
      guard let value = subject.info[key], !value.isUnresolved else { return nil }
      guard let text = value.string else {
        return Fault(
          "\(key) is \(value.kindInWords), not a string", remedy: "write the version as a string",
          at: .info([key]))
      }
      // Apple's reference allows at most three for both, but the App Store accepts more for a
      // build's.
      let limit = key == "CFBundleVersion" ? 6 : 3
      guard VersionNumber(text, limit: limit) == nil else { return nil }
      return Fault(
        "\(key) is \(quoted(text)), not "
          + "\(limit == 3 ? "one to three numbers" : "numbers") separated by dots",
        remedy: "write it as 1.4 or 1.4.2", at: .info([key]))
    }
  }
}
