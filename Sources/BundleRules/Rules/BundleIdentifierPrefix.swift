import ActivationRules
import Findings

extension BundleRule {
  /// An extension's identifier begins with the identifier of its app.
  static let bundleIdentifierPrefix = BundleRule(
    "bundle-identifier-prefix", .error,
    "an extension's bundle identifier begins with its app's, followed by a dot",
    basis: .observed, source: "reported with ITMS-90347, and by Xcode when it embeds the extension"
  ) { subject in
    guard let app = subject.app?.identifier, let own = subject.bundle.identifier,
      !app.isEmpty, !own.isEmpty, !Self.mayBegin(own, with: app + ".")
    else { return [] }
    let prefix = quoted(app + ".")
    return [
      Fault(
        "the bundle identifier \(quoted(own)) doesn't begin with \(prefix), as the containing "
          + "app's identifier requires; the upload is refused with ITMS-90347 (observed)",
        remedy: "make it begin with \(prefix)", at: .info(["CFBundleIdentifier"]))
    ]
  }

  /// Whether a text begins with another, as far as build settings show it.
  private static func mayBegin(_ text: String, with prefix: String) -> Bool {
    if text.hasPrefix(prefix) { return true }
    let (known, wanted) = (
      BuildSetting.literalPrefix(of: text), BuildSetting.literalPrefix(of: prefix)
    )
    let isCertain = !BuildSetting.isPart(of: text) && !BuildSetting.isPart(of: prefix)
    return !isCertain && (known.hasPrefix(wanted) || wanted.hasPrefix(known))
  }
}
