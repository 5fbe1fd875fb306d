import ActivationRules
import Findings

extension BundleRule {
  /// An extension has the versions of its app.
  static let versionDiffers = BundleRule(
    "version-differs", .warning,
    "an extension has the CFBundleVersion and CFBundleShortVersionString of its app",
    basis: .observed,
    source: "reported with ITMS-90473, as a warning (2015, 2026); an error is reported for watch "
      + "apps only"
  ) { subject in
    guard let app = subject.app else { return [] }
    return ["CFBundleShortVersionString", "CFBundleVersion"].compactMap { key in
      guard let own = subject.info[key]?.knownText, let other = app.info[key]?.knownText,
        own != other
      else { return nil }
      return Fault(
        "\(key) is \(quoted(own)) here but \(quoted(other)) in the app; the upload is refused or "
          + "gets a warning with ITMS-90473",
        remedy: "take both from the same build setting", at: .info([key]))
    }
  }
}
