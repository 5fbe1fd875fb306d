import ActivationRules
import Findings

extension BundleRule {
  /// A Safari web extension has its manifest.
  static let webExtensionManifestFile = BundleRule(
    "web-extension-manifest", .error,
    "a Safari web extension's bundle has a manifest.json, without which Safari can't load it",
    basis: .observed, source: "WebKit's source, where an extension without one isn't loaded"
  ) { subject in
    guard subject.point?.identifier == "com.apple.Safari.web-extension",
      let files = subject.bundle.files,
      !files.contains(where: { $0.parts(between: "/").last == "manifest.json" })
    else { return [] }
    return [
      Fault(
        "the bundle has no 'manifest.json'", remedy: "add it to the extension's target",
        at: .info(.pointIdentifier))
    ]
  }
}
