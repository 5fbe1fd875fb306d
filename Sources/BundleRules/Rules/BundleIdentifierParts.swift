import ActivationRules
import Findings

extension BundleRule {
  /// An extension's identifier has one part more than that of its app.
  static let bundleIdentifierParts = BundleRule(
    "bundle-identifier-parts", .warning,
    "an extension's bundle identifier has exactly one part more than its app's",
    basis: .observed, source: "reported with ITMS-90347"
  ) { subject in
    guard let app = subject.app?.info["CFBundleIdentifier"]?.knownText,
      let own = subject.info["CFBundleIdentifier"]?.knownText,
      !app.isEmpty, own.hasPrefix(app + ".")
    else { return [] }
    let rest = own.utf8.dropFirst(app.utf8.count + 1)
    guard rest.isEmpty || rest.contains(UInt8(ascii: ".")) else { return [] }
    let parts = String(decoding: rest, as: UTF8.self)
    return [
      Fault(
        rest.isEmpty
          ? "the bundle identifier \(quoted(own)) ends with a dot"
          : "the bundle identifier has more than one part after the app's: \(quoted(parts)); "
            + "uploads have been refused for this with ITMS-90347",
        remedy: "use a single part, without dots, after '\(app).'",
        at: .info(["CFBundleIdentifier"]))
    ]
  }
}
