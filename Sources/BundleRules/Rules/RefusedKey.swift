import ActivationRules
import Findings

extension BundleRule {
  /// Keys because of which an upload is refused.
  static let refusedKey = BundleRule(
    "refused-key", .error,
    "NSExtensionAttributes has neither NSExtensionPointName nor NSExtensionPointVersion",
    basis: .observed, source: "reported with ITMS-90363"
  ) { subject in
    guard subject.isExtension else { return [] }
    return [KeyHome.extension, .attributes].flatMap { place in
      refusedKeys.filter { subject.info[place.path.key($0)] != nil }.map {
        Fault(
          "\($0) isn't for your own extensions; uploads have been refused for it with ITMS-90363",
          remedy: "delete it", at: .info(place.path.key($0)))
      }
    }
  }

  /// The keys that describe extension points, and that the system's own bundles have.
  static let refusedKeys = ["NSExtensionPointName", "NSExtensionPointVersion"]
}
