import ActivationRules
import Findings

extension BundleRule {
  /// The four letters that distinguish an extension from an app.
  static let packageType = BundleRule(
    "package-type", .error, "CFBundlePackageType is XPC! for an extension and APPL for an app",
    basis: .observed, source: "what Xcode writes into every extension and app"
  ) { subject in
    let wanted = subject.isExtension ? "XPC!" : "APPL"
    guard let value = subject.info["CFBundlePackageType"], !value.isUnresolved,
      value.string != wanted
    else { return [] }
    let written = value.string.map { quoted($0) } ?? value.kindInWords
    return [
      Fault(
        "CFBundlePackageType is \(written): \(subject.name) isn't recognized as one",
        remedy: "write \(wanted), or leave it to the build with $(PRODUCT_BUNDLE_PACKAGE_TYPE)",
        at: .info(["CFBundlePackageType"]))
    ]
  }
}
