import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// No two bundles of an app have the same identifier.
  static let bundleIdentifierRepeated = BundleRule(
    "bundle-identifier-repeated", .error,
    "each extension of an app has its own bundle identifier",
    basis: .documented, source: "Apple's reference for CFBundleIdentifier: it identifies one bundle"
  ) { subject in
    guard let app = subject.app, let own = subject.info["CFBundleIdentifier"]?.knownText,
      let other = app.extensions.first(where: {
        $0.path != subject.bundle.path
          && UniformTypes.normalized($0.info["CFBundleIdentifier"]?.knownText ?? "")
            == UniformTypes.normalized(own)
      })
    else { return [] }
    return [
      Fault(
        "\(quoted(other.path)) has the same bundle identifier, \(quoted(own))",
        remedy: "give each extension its own identifier", at: .info(["CFBundleIdentifier"]))
    ]
  }
}
